/** The Spanish noun for a kind of record, and the sentences that every kind of record needs. */

export type Noun = {
  /** In small letters: `póliza`, `pólizas`. */
  readonly one: string;
  readonly many: string;
  readonly gender: 'f' | 'm';
};

export const noun = (one: string, many: string, gender: Noun['gender']): Noun => ({ one, many, gender });

/** `Póliza` for `póliza`. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words that agree with a noun in gender. */
const agreeing = {
  f: { the: 'la', thePlural: 'las', that: 'esa', no: 'Ninguna', all: 'todas', it: 'la', open: 'abierta' },
  m: { the: 'el', thePlural: 'los', that: 'ese', no: 'Ningún', all: 'todos', it: 'lo', open: 'abierto' },
} as const;

/** Sentences about records of a kind, such as `No se pudieron leer las pólizas`. */
export const sentencesAbout = ({ one, many, gender }: Noun) => {
  const { the, thePlural, that, no, all, it, open } = agreeing[gender];
  return {
    one: capitalized(one),
    many: capitalized(many),
    everything: `${capitalized(all)} ${thePlural} ${many}`,
    noneYet: `Todavía no hay ${many}`,
    listedHere: `Aquí aparecen ${thePlural} que puedes ver.`,
    noneMatches: `${no} ${one} coincide`,
    manyUnread: `No se pudieron leer ${thePlural} ${many}`,
    oneUnread: `No se pudo leer ${the} ${one}`,
    seeAll: `Ver ${all} ${thePlural} ${many}`,
    notFound: `No encontramos ${that} ${one}`,
    /** Refuses a record that is not there or not to be seen: which of the two is not said. */
    unknown: `No existe ${that} ${one}, o no puedes ver${it}.`,
    unseen: `No existe, o no puedes ver${it}.`,
    changedMeanwhile: `${capitalized(the)} ${one} cambió mientras ${it} tenías ${open}.`,
  } as const;
};
