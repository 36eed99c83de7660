/** Tokens on their way to another window: kept for 15 seconds under a hash that is good once (spec, sections 7 to 9). */
import { createHash, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';
import { createSchema } from '../../kit/create-schema.ts';

/** Milliseconds. */
export const rescueTime = 15_000;

export type TokenRescue = {
  /** @returns the hash that gets the token back once */
  readonly keep: (token: string) => Promise<string>;
  /** The token; `undefined` for a hash that was used, whose time is over, or that never was. */
  readonly take: (hash: string) => Promise<string | undefined>;
};

/** Where the sealed tokens are: whoever reads it can open none, for its hash is the key. */
type Shelf = {
  readonly put: (id: string, sealed: string) => Promise<void>;
  readonly take: (id: string) => Promise<string | undefined>;
};

const purpose = 'token-rescue';
const digest = (part: string, hash: string): Buffer =>
  createHash('sha256').update(`${part} ${hash}`).digest();
const shelfId = (hash: string): string => digest('id', hash).toString('hex');

const over = ({ put, take }: Shelf): TokenRescue => ({
  async keep(token) {
    const hash = randomBytes(32).toString('hex');
    await put(shelfId(hash), encrypt(digest('key', hash), token, purpose));
    return hash;
  },
  async take(hash) {
    const sealed = await take(shelfId(hash));
    return sealed && decrypt(digest('key', hash), sealed, purpose).toString();
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
      const { rows } = await pool.query<{ sealed: string; good: boolean }>({
        name: 'token-rescue-take',
        text: 'delete from write.token_rescue where id = $1 returning sealed, expires_at > now() as good',
        values: [id],
      });
      return rows[0]?.good ? rows[0].sealed : undefined;
    },
  });

/** Forgets the tokens that nobody fetched. */
export const forgetUnrescued = async (pool: Pool): Promise<void> => {
  await pool.query('delete from write.token_rescue where expires_at <= now()');
};

/** For fast tests; held to the same contract. */
export const inMemoryTokenRescue = (now: () => Date): TokenRescue => {
  const shelf = new Map<string, { sealed: string; until: number }>();
  return over({
    async put(id, sealed) {
      shelf.set(id, { sealed, until: now().getTime() + rescueTime });
    },
    async take(id) {
      const found = shelf.get(id);
      shelf.delete(id);
      return found && found.until > now().getTime() ? found.sealed : undefined;
    },
  });
};
