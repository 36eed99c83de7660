/** Requests that came without a key: the same content within ten minutes is the same command. */
import { type Pool } from 'pg';
import { createSchema } from '../create-schema.ts';

export type RecentRequests = {
  /** The command id of this content: the one that it was first given, or this one. */
  commandIdFor(contentHash: string, commandId: string): Promise<string>;
};

const recently = "interval '10 minutes'";

export const recentRequestSchema = `
  ${createSchema('write')}
  create table if not exists write.recent_request (
    content_hash text primary key,
    command_id uuid not null,
    at timestamptz not null default now()
  );
  create index if not exists recent_request_at on write.recent_request (at);
`;

/** One row per content; whoever comes first gives it its id, and ten minutes later somebody else may. */
const claim = {
  name: 'recent-request-claim',
  text: `with claimed as (
           insert into write.recent_request as recent (content_hash, command_id) values ($1, $2)
           on conflict (content_hash) do update set command_id = excluded.command_id, at = now()
             where recent.at <= now() - ${recently}
           returning command_id)
         select command_id from claimed
         union all
         select command_id from write.recent_request where content_hash = $1 and at > now() - ${recently}
         limit 1`,
};

export const postgresRecentRequests = (pool: Pool): RecentRequests => {
  const ask = async (contentHash: string, commandId: string): Promise<string> => {
    // Nothing at all: a rival's row was not there when the statement began, and is there now.
    for (;;) {
      const { rows } = await pool.query<{ command_id: string }>({
        ...claim,
        values: [contentHash, commandId],
      });
      if (rows[0]) return rows[0].command_id;
    }
  };

  // A repeat that comes during the lookup waits for the same answer.
  const asked = new Map<string, Promise<string>>();
  return {
    commandIdFor(contentHash, commandId) {
      const underWay = asked.get(contentHash);
      if (underWay) return underWay;
      const answer = ask(contentHash, commandId).finally(() => asked.delete(contentHash));
      asked.set(contentHash, answer);
      return answer;
    },
  };
};

/** Forgets what nobody can repeat any more. */
export const forgetOldRequests = async (pool: Pool): Promise<void> => {
  await pool.query(`delete from write.recent_request where at <= now() - ${recently}`);
};

/** For fast tests; held to the same contract. */
export const inMemoryRecentRequests = (now: () => Date): RecentRequests => {
  const recent = new Map<string, { commandId: string; at: number }>();
  return {
    async commandIdFor(contentHash, commandId) {
      const at = now().getTime();
      const known = recent.get(contentHash);
      if (known && known.at > at - 600_000) return known.commandId;
      recent.set(contentHash, { commandId, at });
      return commandId;
    },
  };
};
