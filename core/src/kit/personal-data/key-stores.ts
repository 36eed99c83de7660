/** Subject keys in Postgres. */
import { type Pool } from 'pg';
import { batched } from '../yielding/index.ts';
import { type KeyStore } from './subject-keys.ts';

/** An erased subject keeps its row without a key, so that no later command can give it a new one. */
export const keySchema = `
  do $$ begin
    -- Asked first: without the right to create schemas, even "if not exists" fails.
    if to_regnamespace('keys') is null then create schema keys; end if;
  end $$;
  create table if not exists keys.subject_key (
    subject text primary key,
    wrapped text,
    erased_at timestamptz
  );
`;

/**
 * Keys in the table that {@link keySchema} makes; its promises reject with the database's own errors. Keys that are asked for
 * in one turn are made by one statement.
 */
export const postgresKeyStore = (pool: Pool): KeyStore => {
  const find: KeyStore['find'] = async (subjects) => {
    const found = await pool.query<{ subject: string; wrapped: string }>({
      name: 'subject-key-find',
      text: 'select subject, wrapped from keys.subject_key where subject = any($1) and wrapped is not null',
      values: [subjects],
    });
    return new Map(found.rows.map(({ subject, wrapped }) => [subject, wrapped]));
  };
  const ensure = batched(async (asked: readonly { subject: string; wrapped: string }[]) => {
    const subjects = asked.map(({ subject }) => subject);
    const { rows } = await pool.query<{ subject: string; wrapped: string | null }>({
      name: 'subject-key-ensure',
      // In one order for all processes: two of them that want the same keys wait for one another at most once.
      text: `with made as (
               insert into keys.subject_key (subject, wrapped)
               select subject, wrapped from unnest($1::text[], $2::text[]) as asked (subject, wrapped) order by subject
               on conflict (subject) do nothing returning subject, wrapped)
             select subject, wrapped from made union all
             select subject, wrapped from keys.subject_key where subject = any($1)`,
      values: [subjects, asked.map(({ wrapped }) => wrapped)],
    });
    const stands = new Map(rows.map(({ subject, wrapped }) => [subject, wrapped]));
    // Not there: another process inserted it between the statement's snapshot and its insert; now it is.
    const unseen = subjects.filter((subject) => !stands.has(subject));
    const seen = unseen.length > 0 ? await find(unseen) : undefined;
    return subjects.map((subject) => stands.get(subject) ?? seen?.get(subject) ?? null);
  });
  return {
    find,
    ensure: (subject, wrapped) => ensure({ subject, wrapped }),
    async erase(subject) {
      await pool.query(
        `insert into keys.subject_key (subject, erased_at) values ($1, now())
         on conflict (subject) do update set wrapped = null, erased_at = coalesce(subject_key.erased_at, now())`,
        [subject],
      );
    },
  };
};
