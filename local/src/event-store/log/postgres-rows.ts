/** Records as rows, and back. */
import { revisionText, type EventRecord } from '../semantics/event.ts';

export type Row = {
  position: string;
  stream: string;
  revision: string;
  id: string;
  type: string;
  is_json: boolean;
  created: string;
  data: Buffer;
  metadata: Buffer;
};

export const columns = 'position, stream, revision, id, type, is_json, created, data, metadata';

export const recordOf = (row: Row): EventRecord => ({
  position: Number(row.position),
  stream: row.stream,
  revision: Number(row.revision),
  id: row.id,
  type: row.type,
  isJson: row.is_json,
  created: Number(row.created),
  data: row.data,
  metadata: row.metadata,
});

/**
 * Inserts any number of records in one statement. The bytes of all of them travel as one value, from which the
 * statement cuts each record's data and metadata: an array of byte strings would have to be sent as text.
 */
export const insertRecords = {
  name: 'insert-records',
  text: `
    insert into eventlog.records (${columns})
    select position, stream, revision, id, type, is_json, created,
           substring($10::bytea from data_at for data_length),
           substring($10::bytea from data_at + data_length for metadata_length)
    from unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::boolean[], $7::bigint[],
                $8::int[], $9::int[], $11::int[])
      as added(position, stream, revision, id, type, is_json, created, data_at, data_length, metadata_length)`,
};

/** The values for `insertRecords`. */
export function insertValues(records: readonly EventRecord[]): unknown[] {
  let at = 1;
  const starts = records.map(({ data, metadata }) => {
    const start = at;
    at += data.length + metadata.length;
    return start;
  });
  return [
    records.map(({ position }) => position),
    records.map(({ stream }) => stream),
    records.map(({ revision }) => revisionText(revision)),
    records.map(({ id }) => id),
    records.map(({ type }) => type),
    records.map(({ isJson }) => isJson),
    records.map(({ created }) => created),
    starts,
    records.map(({ data }) => data.length),
    Buffer.concat(records.flatMap(({ data, metadata }) => [data, metadata])),
    records.map(({ metadata }) => metadata.length),
  ];
}
