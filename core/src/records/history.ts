/** History of a record: a row for each of its events, for those who may read its history. */
import { z } from 'zod';
import { countryCodes } from '../kit/country/index.ts';
import { actorSchema, type Personal, type Recorded, unlessErased } from '../kit/event-sourcing/index.ts';
import { fileWithdrawalReason } from '../reference/file-withdrawal-reasons.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';

/** @param name in Postgres; histories of different records are tables of their own */
export const historyTable = (name: string) =>
  table({
    name,
    key: 'id',
    columns: {
      id: column('uuid', z.uuid()),
      recordId: column('text', z.string().describe('de quién es la historia')),
      companyId: column('text', z.string().nullable().describe('null donde solo la casa la lee')),
      country: column('text', z.enum(countryCodes)),
      type: column('text', z.string().describe('el tipo del evento')),
      reason: column('text', z.string().nullable()),
      fileName: column('text', z.string().nullable().describe('el archivo que se adjuntó o se retiró')),
      at: column('timestamptz', z.iso.datetime()),
      actor: column('jsonb', actorSchema),
    },
    indexes: ['record_id, at, position'],
  });
export type HistoryTable = ReturnType<typeof historyTable>;
export type HistoryRow = RowOf<HistoryTable>;

type Holding = Pick<HistoryRow, 'country'> & Partial<Pick<HistoryRow, 'companyId'>>;
type NamedFile = { readonly id: string; readonly name: Personal<string> };

/** In words: those that somebody wrote, or those of the list that a withdrawal's reason is from. */
const reasonOf = ({ type, data }: Recorded): string | null => {
  const { reason, reasonId } = data as { readonly reason?: unknown; readonly reasonId?: unknown };
  if (typeof reason === 'string') return reason;
  return (type.endsWith('FileWithdrawn') && fileWithdrawalReason(reasonId)) || null;
};

/**
 * An event of a record as a row of its history.
 * @param holding by what the record is held
 * @param files those that it had before the event, or has after it
 */
export const historyValues = (
  recordId: string,
  { companyId = null, country }: Holding,
  event: Recorded,
  files: readonly NamedFile[],
): ValuesOf<HistoryTable> => {
  const { fileId } = event.data as { readonly fileId?: unknown };
  return {
    id: event.id,
    recordId,
    companyId,
    country,
    type: event.type,
    reason: reasonOf(event),
    fileName: unlessErased(files.find(({ id }) => id === fileId)?.name) ?? null,
    at: event.metadata.occurredAt,
    actor: event.metadata.actor,
  };
};
