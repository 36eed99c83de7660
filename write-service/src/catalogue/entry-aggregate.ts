/** Commands of staff on organizations, insurance types, clinics and terms, their answers, and who sees them. */
import { allowedEntryCommands, byStaff, maySeeCatalogue } from '@cotejo/core/catalogue';
import { entryRow, type Entry, type RegisteredEntry } from '@cotejo/core/kit/entries';
import { type AnyEvent, type Decider, type Decision, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { z } from 'zod';
import { command, type CommandedAggregate } from '../kit/commands/definition.ts';
import { notAnObject } from '../kit/http/validated.ts';
import { numbered } from './ids.ts';
import { type CataloguePictures, mustBeThere } from './pictures/index.ts';

const nothing = z.strictObject({}, notAnObject);

type Somewhere = { readonly country: CountryCode };
type At = { readonly version: number; readonly position: string };

const recordOf = <Details extends Somewhere>(
  id: string,
  entry: RegisteredEntry<Details>,
  at: At,
  viewer: Staff,
) => ({ ...entryRow(id, entry, at), allowedCommands: allowedEntryCommands(entry, viewer) });
type EntryRecord<Details extends Somewhere> = ReturnType<typeof recordOf<Details>>;

/** A command's summary in the API's documentation, and what it decides. */
type Said<Decide> = { readonly summary: string; readonly decide: Decide };

type EntryParts<Details extends Somewhere, Event extends AnyEvent> = {
  /** As in the address of its commands. */
  readonly name: string;
  readonly decider: Decider<Entry<Details>, Event>;
  readonly details: z.ZodType<Details> & { readonly partial: () => z.ZodType<Partial<Details>> };
  readonly shown: CommandedAggregate<Entry<Details>, Event, EntryRecord<Details>>['shown'];
  /** How is told that there is none. */
  readonly unknown: string;
  readonly commands: {
    readonly register: Said<(details: Details) => Decision<Entry<Details>, Event>>;
    readonly change: Said<(given: Partial<Details>) => Decision<Entry<Details>, Event>>;
    readonly hide: Said<() => Decision<Entry<Details>, Event>>;
    readonly show: Said<() => Decision<Entry<Details>, Event>>;
  };
};

/** @param pictures those that records may name */
export const entryAggregate =
  <Details extends Somewhere, Event extends AnyEvent>({
    name,
    decider,
    details,
    shown,
    unknown,
    commands: { register, change, hide, show },
  }: EntryParts<Details, Event>) =>
  (
    pictures: Pick<CataloguePictures, 'keep'>,
  ): CommandedAggregate<Entry<Details>, Event, EntryRecord<Details>> => ({
    name,
    ids: numbered(unknown),
    tag: 'Catálogo',
    decider,
    commands: [
      command({
        name: 'register',
        permission: 'catalogue:write',
        summary: register.summary,
        body: details,
        country: ({ country }) => country,
        async decide(given, { by }) {
          await mustBeThere(pictures.keep, given);
          return byStaff(by, decider.country, register.decide(given), given.country);
        },
      }),
      command({
        name: 'change',
        permission: 'catalogue:write',
        summary: change.summary,
        body: details.partial(),
        async decide(given, { by }) {
          await mustBeThere(pictures.keep, given);
          return byStaff(by, decider.country, change.decide(given));
        },
      }),
      command({
        name: 'hide',
        permission: 'catalogue:publish',
        summary: hide.summary,
        body: nothing,
        decide: (_, { by }) => byStaff(by, decider.country, hide.decide()),
      }),
      command({
        name: 'show',
        permission: 'catalogue:publish',
        summary: show.summary,
        body: nothing,
        decide: (_, { by }) => byStaff(by, decider.country, show.decide()),
      }),
    ],
    maySee: (entry, viewer) => entry.status !== 'unknown' && maySeeCatalogue(entry.details.country, viewer),
    shown,
    show: async (id, entry, at, viewer) =>
      entry.status === 'unknown' ? rejectUnknown(unknown) : recordOf(id, entry, at, viewer),
  });
