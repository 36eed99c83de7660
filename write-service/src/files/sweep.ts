/** Files that nobody needs any more: those that were uploaded and never attached, and those of erased persons. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type Pool } from 'pg';
import { attachedAmong } from './attached-among.ts';

/** Later than when they may be attached for the last time. */
const abandoned = "not attached and uploaded_at < now() - interval '25 hours'";

/** So many at a time. */
const portion = 500;

/** Their key is gone, and nobody can read them: the rows go too. @returns how many */
const sweepErased = async (pool: Pool): Promise<number> => {
  const { rowCount } = await pool.query(
    `delete from files.lead_file using keys.subject_key
     where subject_key.subject = lead_file.lead_id::text and subject_key.erased_at is not null`,
  );
  return rowCount ?? 0;
};

/** By id and to the end: those of a lead that can't be read stay where they are, and are in nobody's way. */
const sweepAbandoned = async (pool: Pool, tell: ReturnType<typeof attachedAmong>): Promise<number> => {
  let removed = 0;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await pool.query<{ id: string; lead_id: string }>(
      `select id, lead_id from files.lead_file where ${abandoned} and id > $1 order by id limit ${portion}`,
      [last],
    );
    const { attached, waiting } = await tell(rows.map(({ id, lead_id: leadId }) => ({ id, leadId })));
    await pool.query('update files.lead_file set attached = true where id = any($1)', [attached]);
    await pool.query('delete from files.lead_file where id = any($1)', [waiting]);
    removed += waiting.length;
    if (rows.length < portion) return removed;
    last = rows.at(-1)!.id;
  }
};

/**
 * @param onError a lead that could not be asked; its files wait for the next sweep
 * @returns how many files it removed
 */
export const sweepLeadFiles = async (
  pool: Pool,
  load: LoadAggregate,
  onError: (error: unknown, leadId: string) => void,
): Promise<number> => (await sweepErased(pool)) + (await sweepAbandoned(pool, attachedAmong(load, onError)));
