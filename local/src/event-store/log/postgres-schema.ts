/** The tables of the log. */

/** One row for each record, in the order of the log. Nothing is ever changed or removed. */
export const schema = `
  create schema if not exists eventlog;
  create table if not exists eventlog.records (
    position bigint primary key,
    stream   text collate "C" not null,
    revision bigint not null,
    id       uuid not null,
    type     text not null,
    is_json  boolean not null,
    created  bigint not null,
    data     bytea storage external not null,
    metadata bytea storage external not null,
    unique (stream, revision)
  );
  create index if not exists records_id on eventlog.records (id);
`;

/** The lock that the only writer of a log holds; any number, as long as all servers take the same. */
export const writerLock = 0x636f7465;
