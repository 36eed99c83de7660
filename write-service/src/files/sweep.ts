/** Files that nobody needs any more: those that were uploaded and never attached, and those of erased persons. */
import { type LoadAggregate } from '@cotejo/core/command-handling';
import { lead } from '@cotejo/core/leads';
import { type Pool } from 'pg';

/** Later than when they may be attached for the last time. */
const abandoned = "not attached and uploaded_at < now() - interval '25 hours'";

/** So many in one go; the next sweep takes the rest. */
const portion = 500;

/** Their key is gone, and nobody can read them: the rows go too. @returns how many */
const sweepErased = async (pool: Pool): Promise<number> => {
  const { rowCount } = await pool.query(
    `delete from files.lead_file using keys.subject_key
     where subject_key.subject = lead_file.lead_id::text and subject_key.erased_at is not null`,
  );
  return rowCount ?? 0;
};

/** Asks the leads themselves whether a file was attached: what command handling did is in their events alone. */
const sweepAbandoned = async (pool: Pool, load: LoadAggregate): Promise<number> => {
  const { rows } = await pool.query<{ id: string; lead_id: string }>(
    `select id, lead_id from files.lead_file where ${abandoned} order by uploaded_at limit ${portion}`,
  );
  const attached: string[] = [];
  for (const { id, lead_id: leadId } of rows) {
    const { state } = await load(lead, leadId);
    if (state.status !== 'unknown' && state.files.some((file) => file.id === id)) attached.push(id);
  }
  const waiting = rows.map(({ id }) => id).filter((id) => !attached.includes(id));
  await pool.query('update files.lead_file set attached = true where id = any($1)', [attached]);
  await pool.query('delete from files.lead_file where id = any($1)', [waiting]);
  return waiting.length;
};

/** @returns how many files it removed */
export const sweepLeadFiles = async (pool: Pool, load: LoadAggregate): Promise<number> =>
  (await sweepErased(pool)) + (await sweepAbandoned(pool, load));
