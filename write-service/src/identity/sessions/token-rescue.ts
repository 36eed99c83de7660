/**
 * Tokens on their way to another window: kept for 15 seconds under a hash that is good once (spec, sections 7 to 9). That
 * there was one is remembered for a day; to know it helps nobody to guess 256 random bits.
 */
import { createHash, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';
import { createSchema } from '../../kit/create-schema.ts';

/** Milliseconds. */
export const rescueTime = 15_000;

export type TokenRescue = {
  /** @returns the hash that gets the token back once */
  readonly keep: (token: string) => Promise<string>;
  readonly take: (hash: string) => Promise<Taken>;
};

/** `late`: the hash was used, or its time is over; `unknown`: it never was, or not since yesterday. */
export type Taken = { readonly is: 'good'; readonly token: string } | { readonly is: 'late' | 'unknown' };

/** Storage of sealed tokens. A reader of it can open none, since the key is the hash. */
type SealedTokens = {
  readonly put: (id: string, sealed: string) => Promise<void>;
  /** @returns what was sealed, empty where it was taken before or too much time has passed; nothing where nothing was put */
  readonly take: (id: string) => Promise<string | undefined>;
};

const purpose = 'token-rescue';
const digest = (part: string, hash: string): Buffer =>
  createHash('sha256').update(`${part} ${hash}`).digest();
const sealedId = (hash: string): string => digest('id', hash).toString('hex');

const over = ({ put, take }: SealedTokens): TokenRescue => ({
  async keep(token) {
    const hash = randomBytes(32).toString('hex');
    await put(sealedId(hash), encrypt(digest('key', hash), token, purpose));
    return hash;
  },
  async take(hash) {
    const sealed = await take(sealedId(hash));
    if (sealed === undefined) return { is: 'unknown' };
    if (sealed === '') return { is: 'late' };
    return { is: 'good', token: decrypt(digest('key', hash), sealed, purpose).toString() };
  },
});

export const tokenRescueSchema = `
  ${createSchema('write')}
  create table if not exists write.token_rescue (
    id text primary key,
    sealed text not null,
    expires_at timestamptz not null
  );
`;

export const postgresTokenRescue = (pool: Pool): TokenRescue =>
  over({
    async put(id, sealed) {
      await pool.query({
        name: 'token-rescue-put',
        text: `insert into write.token_rescue (id, sealed, expires_at)
               values ($1, $2, now() + $3 * interval '1 millisecond')`,
        values: [id, sealed, rescueTime],
      });
    },
    async take(id) {
      const { rows } = await pool.query<{ sealed: string }>({
        name: 'token-rescue-take',
        text: `with found as materialized (select * from write.token_rescue where id = $1 for update)
               update write.token_rescue kept set sealed = '' from found where kept.id = found.id
               returning case when found.expires_at > now() then found.sealed else '' end as sealed`,
        values: [id],
      });
      return rows[0]?.sealed;
    },
  });

/** Forgets the tokens that nobody fetched, and a day later that there were any. */
export const forgetUnrescued = async (pool: Pool): Promise<void> => {
  await pool.query(`update write.token_rescue set sealed = '' where expires_at <= now() and sealed <> ''`);
  await pool.query(`delete from write.token_rescue where expires_at <= now() - interval '1 day'`);
};

/** For fast tests; held to the same contract. */
export const inMemoryTokenRescue = (now: () => Date): TokenRescue => {
  const kept = new Map<string, { sealed: string; until: number }>();
  return over({
    async put(id, sealed) {
      kept.set(id, { sealed, until: now().getTime() + rescueTime });
    },
    async take(id) {
      const found = kept.get(id);
      if (found) kept.set(id, { ...found, sealed: '' });
      return found && (found.until > now().getTime() ? found.sealed : '');
    },
  });
};
