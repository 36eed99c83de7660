/** The words that the kit's pieces use for a resource: most follow from its noun, the others are given. */
import { type Noun, sentencesAbout } from '@cotejo/core/kit/record';
import { counted } from './plural.ts';

export type EmptyWords = {
  readonly title: string;
  readonly text: string;
  readonly filteredTitle: string;
  readonly filteredText: string;
};
type ErrorWords = {
  readonly list: string;
  readonly show: string;
  readonly back: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
};
/** A command by its name in addresses: its button, the text of its dialog, and the notice once it is done. */
export type CommandWords = { readonly name: string; readonly text?: string; readonly done?: string };

/** A sentence about one record by its name, or about several by their number. */
type NewsSentence = (name: string, count: number) => string;

/** Announcements of live changes to screen readers. */
export type NewsWords = Readonly<
  Record<'arrivedOne' | 'arrivedMany' | 'changedOne' | 'changedMany', NewsSentence>
>;

/** Notices of the way from one record of a list to the previous and next. */
type StepWords = { readonly nextEnded: string; readonly previousEnded: string; readonly gone: string };

/** Texts of commands on many records at once. */
type BulkWords = {
  /** Offers to select everything that a list's filter leaves. */
  readonly selectMatching: (total: number, isAtLeast: boolean) => string;
  /** How many a run has done, by command; `2 hechas` if left out. */
  readonly done?: Readonly<Record<string, (count: number) => string>>;
};

export type ResourceWords = {
  /** Of its pages and of the menu: `Póliza`, `Pólizas`. */
  readonly one: string;
  readonly many: string;
  /** Labels of its fields: in lists, pages, dialogs, conflicts and the audit. */
  readonly fields: Readonly<Record<string, string>>;
  /** Labels of its filters where they are other words than the fields'. */
  readonly filters: Readonly<Record<string, string>>;
  /** The prompt of its search. */
  readonly search: string;
  readonly counted: (total: number) => string;
  /** For more records than are counted. */
  readonly atLeast: (total: number) => string;
  readonly everything: string;
  readonly empty: EmptyWords;
  readonly error: ErrorWords;
  /** The title of a conflict: somebody else has changed the record. */
  readonly conflict: string;
  readonly commands: Readonly<Record<string, CommandWords>>;
  /** The name of a record whose own name was erased. */
  readonly erasedName?: string;
  /** The name of a link by a record's number for screen readers; the number alone if left out. */
  readonly reference?: (reference: string) => string;
  /** The names of the views that its list comes with. */
  readonly views: Readonly<Record<string, string>>;
  readonly news?: NewsWords;
  readonly steps?: StepWords;
  readonly bulk?: BulkWords;
};

type OwnWords = Partial<Omit<ResourceWords, 'empty' | 'error'>> & {
  readonly empty?: Partial<EmptyWords>;
  readonly error?: Partial<ErrorWords>;
};

/** @param own the words that do not follow from the noun */
export const resourceWords = (noun: Noun, own: OwnWords = {}): ResourceWords => {
  const about = sentencesAbout(noun);
  return {
    one: about.one,
    many: about.many,
    fields: {},
    filters: {},
    search: 'Buscar',
    counted: (total) => counted(total, noun.one, noun.many),
    atLeast: (total) => `más de ${counted(total, noun.one, noun.many)}`,
    everything: about.everything,
    conflict: about.changedMeanwhile,
    commands: {},
    views: {},
    ...own,
    empty: {
      title: about.noneYet,
      text: about.listedHere,
      filteredTitle: about.noneMatches,
      filteredText: 'Prueba con otra búsqueda o quita los filtros.',
      ...own.empty,
    },
    error: {
      list: about.manyUnread,
      show: about.oneUnread,
      back: about.seeAll,
      notFoundTitle: about.notFound,
      notFoundText: about.unseen,
      ...own.error,
    },
  };
};
