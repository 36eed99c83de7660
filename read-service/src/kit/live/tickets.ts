/** One-use tickets for live connections: a browser can't send a token when it opens a websocket. */
import { createHash, randomBytes } from 'node:crypto';
import { type Pool } from 'pg';
import { type Viewer } from '../http/bearer.ts';

/** Seconds. */
const lifetime = 30;

/** A secret of 256 random bits needs no salt; only its hash is kept. */
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

export type Ticket = { readonly ticket: string; readonly expiresAt: string };

export const issueTicket = async (pool: Pool, viewer: Viewer): Promise<Ticket> => {
  const ticket = randomBytes(32).toString('base64url');
  const { rows } = await pool.query<{ expires_at: Date }>({
    name: 'issue-ticket',
    text: `insert into live.ticket (hash, session, expires_at)
           values ($1, $2, now() + $3 * interval '1 second') returning expires_at`,
    values: [hashOf(ticket), JSON.stringify(viewer), lifetime],
  });
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
