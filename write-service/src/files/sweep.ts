/** Deletes files that nobody needs any more: never attached, withdrawn, or of erased persons. */
import { type Pool } from 'pg';
import { type attachedAmong } from './attached-among.ts';
import { type WaitingFile } from './file-store.ts';

/** Later than when they may be attached for the last time. */
const abandoned = "not attached and uploaded_at < now() - interval '25 hours'";
/** Later than when a withdrawal that had begun is decided. */
const decided = "withdrawing_at < now() - interval '1 hour'";

/** Files that one query reads. */
const portion = 500;

/** Their key is gone, and nobody can read them: the rows go too. @returns how many */
const sweepErased = async (pool: Pool): Promise<number> => {
  const { rowCount } = await pool.query(
    `delete from files.file using keys.subject_key
     where subject_key.subject = file.owner_id and subject_key.erased_at is not null`,
  );
  return rowCount ?? 0;
};

/** In the order of ids, to the end: files of a record that can't be read stay, and do not hold up those behind them. */
const sweepUnattached = async (pool: Pool, tell: ReturnType<typeof attachedAmong>): Promise<number> => {
  let removed = 0;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await pool.query<WaitingFile>(
      `select id, aggregate, owner_id as "ownerId" from files.file
       where (${abandoned} or ${decided}) and id > $1 order by id limit ${portion}`,
      [last],
    );
    const { attached, waiting } = await tell(rows);
    await pool.query('update files.file set attached = true where id = any($1)', [attached]);
    await pool.query(`update files.file set withdrawing_at = null where id = any($1) and ${decided}`, [
      attached,
    ]);
    await pool.query('delete from files.file where id = any($1)', [waiting]);
    removed += waiting.length;
    if (rows.length < portion) return removed;
    last = rows.at(-1)!.id;
  }
};

/** @returns how many files it removed; those whose owner could not be asked wait for the next sweep */
export const sweepFiles = async (pool: Pool, tell: ReturnType<typeof attachedAmong>): Promise<number> =>
  (await sweepErased(pool)) + (await sweepUnattached(pool, tell));
