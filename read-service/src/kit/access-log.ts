/** Access to personal data is logged before anything is shown. */
import { actorOf, type Staff } from '@cotejo/core/identity';
import { type AccessLogEntry, type RecordAccess } from '@cotejo/core/audit/server';

/** The fields of a record that are stored with an access to it. */
export type AccessedRecord = Pick<AccessLogEntry, 'id' | 'country'>;
export type AccessLogParts = { readonly logAccess: RecordAccess };

/**
 * Logs the access to a record; to be awaited before any of its data is sent.
 * Rejects with `StoreUnavailable`, which answers 503, when it can't be logged.
 *
 * @param aggregate the kind of record, as commands name it
 * @param what the part of it that is shown
 */
export const recordAccess = (
  { logAccess }: AccessLogParts,
  viewer: Staff,
  aggregate: string,
  what: string,
  { id, country }: AccessedRecord,
): Promise<void> => logAccess({ aggregate, id, country, what, actor: actorOf(viewer) });

/** Accesses that are logged at the same time: each is an append to the stream of another record. */
const atOnce = 25;

/** Logs the access to several records, such as the rows of a list. */
export const recordAccesses = async (
  parts: AccessLogParts,
  viewer: Staff,
  aggregate: string,
  what: string,
  records: readonly AccessedRecord[],
): Promise<void> => {
  for (let from = 0; from < records.length; from += atOnce)
    await Promise.all(
      records
        .slice(from, from + atOnce)
        .map((record) => recordAccess(parts, viewer, aggregate, what, record)),
    );
};
