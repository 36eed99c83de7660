/**
 * Whether a token says what is true no more: as far as the read models know, a moment after it was decided; of a session that
 * ended, as soon as the write service has noted it.
 */
import { type FindOutdated, isOutdated } from '@cotejo/core/identity/server';
import { type Pool } from 'pg';

type Epochs = {
  readonly user: number | null;
  readonly session: number | null;
  readonly actor: number | null;
  readonly ended: boolean;
};

/** Four rows by their keys: what each request costs for a disabled user to be out at once. */
const query = {
  name: 'current-epochs',
  text: `select (select epoch from read.staff_member where id = $1) as "user",
                (select epoch from read.staff_session where id = $2) as session,
                (select epoch from read.staff_member where id = $3) as actor,
                exists (select from write.ended_session where session_id = $2) as ended`,
};

export const outdatedByTheReadModels =
  (pool: Pool): FindOutdated =>
  async (who) => {
    const values = [who.id, who.sessionId ?? null, who.actedBy?.id ?? null];
    const { rows } = await pool.query<Epochs>({ ...query, values });
    const { ended, ...epochs } = rows[0]!;
    return ended || isOutdated(who, epochs);
  };
