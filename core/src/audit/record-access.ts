/** Records that somebody is shown a record's personal data: once per viewer, kind and ten minutes, and before it is shown. */
import { type HandleCommand, uuidV5, VersionConflict } from '../kit/command-handling/index.ts';
import { type Actor } from '../kit/event-sourcing/index.ts';
import { StoreUnavailable } from '../kit/event-store/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { leadAccess, lookAtLead, type LookKind } from './lead-access.ts';
import { lookAtRecord, recordLooks } from './record-looks.ts';

export type Look = {
  /** The kind of record, as commands name it. */
  readonly aggregate: string;
  readonly id: string;
  /** The record's. */
  readonly country: CountryCode;
  readonly what: string;
  readonly actor: Actor;
};

/** Rejects with `StoreUnavailable` when it can't be recorded; then nothing may be shown. */
export type RecordAccess = (look: Look) => Promise<void>;

/** Looks at leads have streams and events of their own: they are the oldest. */
const leads = 'leads';

/** Looks of one person at one thing within the same ten minutes of the clock are one; milliseconds. */
const oneLook = 10 * 60_000;
/** Recent looks that this process remembers, so that looking again costs nothing. */
const remembered = 10_000;
/** How often a look stands back for those of others at the same record. */
const rounds = 5;

const viewerOf = (actor: Actor): string =>
  actor.kind === 'user' ? `${actor.id}/${actor.onBehalfOf?.id ?? ''}` : actor.kind;

/** The same for the same look, in whichever process it is made. */
const commandIdOf = ({ aggregate, id, what, actor }: Look, now: Date): string => {
  const look = `look/${viewerOf(actor)}/${what}/${Math.floor(now.getTime() / oneLook)}`;
  return uuidV5(id, aggregate === leads ? look : `${aggregate}/${look}`);
};

/** @param clock says what time it is */
export const accessRecorder = (handle: HandleCommand, clock: () => Date = () => new Date()): RecordAccess => {
  const recent = new Map<string, Promise<void>>();

  const append = async (look: Look, commandId: string, now: Date): Promise<void> => {
    const { aggregate, id, what, actor, country } = look;
    const context = { commandId, actor, country, now };
    for (let round = 1; ; round += 1)
      try {
        if (aggregate === leads) await handle(leadAccess, id, lookAtLead(what as LookKind), context);
        else await handle(recordLooks, id, lookAtRecord(aggregate, what), context);
        return;
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
        if (round === rounds) throw new StoreUnavailable(error);
      }
  };

  return (look) => {
    const now = clock();
    const commandId = commandIdOf(look, now);
    const known = recent.get(commandId);
    if (known) return known;
    const recorded = append(look, commandId, now);
    recent.set(commandId, recorded);
    recorded.catch(() => recent.delete(commandId)); // the next look tries again
    if (recent.size > remembered) recent.delete(recent.keys().next().value!);
    return recorded;
  };
};
