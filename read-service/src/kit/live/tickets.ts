/** One-use tickets for live connections: a browser can't send a token when it opens a websocket. */
import { createHash, randomBytes } from 'node:crypto';
import { type Pool } from 'pg';
import { oneAtATime } from '@cotejo/core/kit/limits';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { type Viewer } from '../http/bearer.ts';

/** Seconds. */
const lifetime = 30;
/** Tickets of one person that nobody has used yet: many tabs that open at once need one each. */
export const mostTickets = 40;

/** A secret of 256 random bits needs no salt; only its hash is kept. */
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

export type Ticket = { readonly ticket: string; readonly expiresAt: string };

/** @throws HttpProblem (429) to whoever has many that are not used */
export const issueTicket = async (pool: Pool, viewer: Viewer): Promise<Ticket> => {
  const ticket = randomBytes(32).toString('base64url');
  const { rows } = await oneAtATime(pool, `tickets of ${viewer.id}`, (client) =>
    client.query<{ expires_at: Date }>({
      name: 'issue-ticket',
      text: `insert into live.ticket (hash, session, expires_at)
             select $1, $2, now() + $3 * interval '1 second'
             where (select count(*) from live.ticket where session ->> 'id' = $4 and expires_at > now()) < $5
             returning expires_at`,
      values: [hashOf(ticket), JSON.stringify(viewer), lifetime, viewer.id, mostTickets],
    }),
  );
  if (rows.length === 0)
    throw new HttpProblem(
      problem(429, 'TOO_MANY_REQUESTS', 'Demasiadas conexiones a la vez. Espera un momento.'),
      { 'retry-after': String(lifetime) },
    );
  return { ticket, expiresAt: rows[0]!.expires_at.toISOString() };
};

type StoredViewer = Omit<Viewer, 'until'> & { readonly until: string };

/** Takes the ticket: of many who come with the same one, one gets in. @returns nothing for one that is not good */
export const redeemTicket = async (pool: Pool, ticket: string): Promise<Viewer | undefined> => {
  const { rows } = await pool.query<{ session: StoredViewer; good: boolean }>({
    name: 'redeem-ticket',
    text: 'delete from live.ticket where hash = $1 returning session, expires_at > now() as good',
    values: [hashOf(ticket)],
  });
  const [found] = rows;
  return found?.good ? { ...found.session, until: new Date(found.session.until) } : undefined;
};
