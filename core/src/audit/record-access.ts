/** Logs each access to a record's personal data: once per viewer, kind and ten minutes, and before it is shown. */
import { type HandleCommand, uuidV5, VersionConflict } from '../kit/command-handling/index.ts';
import { type Actor } from '../kit/event-sourcing/index.ts';
import { StoreUnavailable } from '../kit/event-store/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { leadAccess, logLeadAccess, type AccessedPart } from './lead-access.ts';
import { logRecordAccess, recordAccessLog } from './record-access-log.ts';

export type AccessLogEntry = {
  /** The kind of record, as commands name it. */
  readonly aggregate: string;
  readonly id: string;
  /** The record's. */
  readonly country: CountryCode;
  readonly what: string;
  readonly actor: Actor;
};

/** Rejects with `StoreUnavailable` when it can't be recorded; then nothing may be shown. */
export type RecordAccess = (entry: AccessLogEntry) => Promise<void>;

/** Accesses to leads have streams and events of their own, which are older than those of other records. */
const leads = 'leads';

/** Accesses of one viewer to one thing within the same interval of the clock are one entry; milliseconds. */
const interval = 10 * 60_000;
/** Limit of recent entries that this process remembers, so that a repeated access costs nothing. */
const remembered = 10_000;
/** Tries of an append that conflicts with other viewers' accesses to the same record. */
const rounds = 5;

const viewerOf = (actor: Actor): string =>
  actor.kind === 'user' ? `${actor.id}/${actor.onBehalfOf?.id ?? ''}` : actor.kind;

/** The id is the same for the same access in every process. It stays as it was stored: `look/…`. */
const commandIdOf = ({ aggregate, id, what, actor }: AccessLogEntry, now: Date): string => {
  const name = `look/${viewerOf(actor)}/${what}/${Math.floor(now.getTime() / interval)}`;
  return uuidV5(id, aggregate === leads ? name : `${aggregate}/${name}`);
};

/** @param clock says what time it is */
export const accessRecorder = (handle: HandleCommand, clock: () => Date = () => new Date()): RecordAccess => {
  const recent = new Map<string, Promise<void>>();

  const append = async (entry: AccessLogEntry, commandId: string, now: Date): Promise<void> => {
    const { aggregate, id, what, actor, country } = entry;
    const context = { commandId, actor, country, now };
    for (let round = 1; ; round += 1)
      try {
        if (aggregate === leads) await handle(leadAccess, id, logLeadAccess(what as AccessedPart), context);
        else await handle(recordAccessLog, id, logRecordAccess(aggregate, what), context);
        return;
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
        if (round === rounds) throw new StoreUnavailable(error);
      }
  };

  return (entry) => {
    const now = clock();
    const commandId = commandIdOf(entry, now);
    const logged = recent.get(commandId);
    if (logged) return logged;
    const recorded = append(entry, commandId, now);
    recent.set(commandId, recorded);
    recorded.catch(() => recent.delete(commandId)); // the next access tries again
    if (recent.size > remembered) recent.delete(recent.keys().next().value!);
    return recorded;
  };
};
