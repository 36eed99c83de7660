/** How often something may be done in a while: counted per key in Postgres, for all instances together. */
import { createHash } from 'node:crypto';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { createSchema } from '../create-schema.ts';

export type Limit = {
  readonly uses: number;
  /** Milliseconds from the first use. */
  readonly within: number;
};

export type Limiter = {
  /**
   * Counts a use.
   * @param use what it is, where the same again counts once: any JSON
   * @throws HttpProblem (429) when there were too many
   */
  readonly take: (key: string, use?: unknown) => Promise<void>;
  /** As if a use had not been. */
  readonly giveBack: (key: string) => Promise<void>;
};

/** Makes a limiter; limiters of one name count together. */
export type Limits = (name: string, limit: Limit) => Limiter;

const table = 'rate_limit';
export const limitSchema = `
  ${createSchema('write')}
  create table if not exists write.${table} (
    key text primary key,
    points int not null default 0,
    expire bigint
  );
  create index if not exists rate_limit_expire on write.${table} (expire);
`;

const tooMany = (milliseconds: number): HttpProblem =>
  new HttpProblem(
    problem(429, 'TOO_MANY_REQUESTS', 'Demasiados intentos. Espera un momento y vuelve a intentarlo.'),
    { 'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1_000))) },
  );

const digestOf = (use: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(use) ?? '')
    .digest('base64url');

export const postgresLimits =
  (pool: Pool): Limits =>
  (name, { uses, within }) => {
    const common = {
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'write',
      tableName: table,
      tableCreated: true,
      clearExpiredByTimeout: false,
      duration: within / 1_000,
    };
    const counted = new RateLimiterPostgres({ ...common, keyPrefix: name, points: uses });
    const known = new RateLimiterPostgres({ ...common, keyPrefix: `${name}/use`, points: 1 });
    /** @returns how long to wait where there were too many; nothing where it is counted */
    const consume = async (limiter: RateLimiterPostgres, key: string): Promise<number | undefined> => {
      try {
        await limiter.consume(key);
        return undefined;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
        throw refused;
      }
    };
    const count = async (key: string): Promise<void> => {
      const wait = await consume(counted, key);
      if (wait !== undefined) throw tooMany(wait);
    };
    const countOnce = async (key: string, one: string): Promise<void> => {
      if ((await consume(known, one)) !== undefined) return;
      await count(key).catch(async (refused: unknown) => {
        await known.delete(one);
        throw refused;
      });
    };
    // Repeats of a use that is being counted wait for that answer: a thousand at once would queue for one row.
    const asked = new Map<string, Promise<void>>();
    return {
      take(key, use) {
        if (use === undefined) return count(key);
        const one = `${key}/${digestOf(use)}`;
        const answer = asked.get(one) ?? countOnce(key, one).finally(() => asked.delete(one));
        asked.set(one, answer);
        return answer;
      },
      giveBack: async (key) => void (await counted.reward(key)),
    };
  };

/** Forgets what counts no more. */
export const forgetOldUses = async (pool: Pool): Promise<void> => {
  await pool.query(`delete from write.${table} where expire < $1`, [Date.now()]);
};

type Window = { count: number; readonly known: Set<string>; readonly until: number };

/** For fast tests, by a clock of theirs; held to the same contract. */
export const inMemoryLimits =
  (now: () => Date = () => new Date()): Limits =>
  (_, { uses, within }) => {
    const windows = new Map<string, Window>();
    return {
      async take(key, use) {
        const at = now().getTime();
        const open = windows.get(key);
        const window =
          open && open.until > at ? open : { count: 0, known: new Set<string>(), until: at + within };
        windows.set(key, window);
        const digest = use === undefined ? undefined : digestOf(use);
        if (digest !== undefined && window.known.has(digest)) return;
        if (window.count >= uses) throw tooMany(window.until - at);
        window.count += 1;
        if (digest !== undefined) window.known.add(digest);
      },
      async giveBack(key) {
        const window = windows.get(key);
        if (window) window.count -= 1;
      },
    };
  };
