/** The files of records, each with the name of who attached it: the names of a page are read at once. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type Pool } from 'pg';
import { namesOf, userOf } from '../kit/staff-names.ts';

type WithFiles<File> = { readonly files: readonly File[] | null };

/** @returns the files of one of these records */
export const filesNamed = async <File extends { readonly by: Actor }>(
  pool: Pool,
  records: readonly WithFiles<File>[],
): Promise<(record: WithFiles<File>) => (File & { readonly byName: string | null })[]> => {
  const users = records.flatMap(({ files }) => (files ?? []).map(({ by }) => userOf(by)));
  const nameOf = await namesOf(pool, users);
  return ({ files }) =>
    (files ?? []).map((file) => {
      const who = userOf(file.by);
      return { ...file, byName: who && nameOf(who) };
    });
};
