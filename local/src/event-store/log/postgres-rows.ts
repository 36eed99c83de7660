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

const columnNames = [
  'position',
  'stream',
  'revision',
  'id',
  'type',
  'is_json',
  'created',
  'data',
  'metadata',
];
export const columns = columnNames.join(', ');

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

type Statement = { name: string; text: string; values: unknown[] };

/** Up to this number of records, statements that are made for their number are faster than one for any number. */
const few = 4;

/** The statement that inserts the records, all or none. */
export const insertion = (records: readonly EventRecord[]): Statement =>
  records.length <= few ? insertFew(records) : insertMany(records);

const textsOfFew = Array.from({ length: few + 1 }, (_, count) => {
  const rows = Array.from({ length: count }, (_row, row) => {
    const places = columnNames.map((_column, column) => `$${row * columnNames.length + column + 1}`);
    return `(${places.join(', ')})`;
  });
  return `insert into eventlog.records (${columns}) values ${rows.join(', ')}`;
});

const insertFew = (records: readonly EventRecord[]): Statement => ({
  name: `insert-${records.length}`,
  text: textsOfFew[records.length] ?? '',
  values: records.flatMap((record) => [
    record.position,
    record.stream,
    revisionText(record.revision),
    record.id,
    record.type,
    record.isJson,
    record.created,
    record.data,
    record.metadata,
  ]),
});

const insertManyText = `
  insert into eventlog.records (${columns})
  select position, stream, revision, id, type, is_json, created,
         substring($11::bytea from data_at for data_length),
         substring($11::bytea from data_at + data_length for metadata_length)
  from unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::boolean[], $7::bigint[],
              $8::int[], $9::int[], $10::int[])
    as added(position, stream, revision, id, type, is_json, created, data_at, data_length, metadata_length)`;

/**
 * The bytes of all records travel as one value, from which the statement cuts each record's data and metadata: an
 * array of byte strings would have to be sent as text.
 */
function insertMany(records: readonly EventRecord[]): Statement {
  let at = 1;
  const starts = records.map(({ data, metadata }) => {
    const start = at;
    at += data.length + metadata.length;
    return start;
  });
  return {
    name: 'insert-many',
    text: insertManyText,
    values: [
      plainArray(records.map(({ position }) => position)),
      textArray(records.map(({ stream }) => stream)),
      plainArray(records.map(({ revision }) => revisionText(revision))),
      plainArray(records.map(({ id }) => id)),
      textArray(records.map(({ type }) => type)),
      plainArray(records.map(({ isJson }) => isJson)),
      plainArray(records.map(({ created }) => created)),
      plainArray(starts),
      plainArray(records.map(({ data }) => data.length)),
      plainArray(records.map(({ metadata }) => metadata.length)),
      Buffer.concat(records.flatMap(({ data, metadata }) => [data, metadata])),
    ],
  };
}

/** An array as Postgres reads it, of values that need no quoting. The driver's own way costs several times as much. */
const plainArray = (values: readonly (number | string | boolean)[]): string => `{${values.join()}}`;

const textArray = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join()}}`;
