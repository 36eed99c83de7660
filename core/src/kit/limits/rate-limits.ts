/** How often something may be done in a while: counted per key in Postgres, for all instances together. */
import { createHash } from 'node:crypto';
import { type Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem, problem } from '../service/index.ts';

export type Limit = {
  readonly uses: number;
  /** Milliseconds from the first use. */
  readonly within: number;
  /** The message of a refusal, in Spanish. */
  readonly tooMany?: string;
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
/** @param schema of the service that counts; it is there already */
export const limitTable = (schema: string): string => `
  create table if not exists ${schema}.${table} (
    key text primary key,
    points int not null default 0,
    expire bigint
  );
  create index if not exists rate_limit_expire on ${schema}.${table} (expire);
`;

const usual = 'Demasiados intentos. Espera un momento y vuelve a intentarlo.';
const refusal = ({ tooMany = usual }: Limit, milliseconds: number): HttpProblem =>
  new HttpProblem(problem(429, 'TOO_MANY_REQUESTS', tooMany), {
    'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1_000))),
  });

const digestOf = (use: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(use) ?? '')
    .digest('base64url');

type LimitStore = {
  readonly pool: Pool;
  /** The schema that has {@link limitTable}. */
  readonly schema: string;
  /**
   * For what is read, which an outage of the counts must not stop: as long as Postgres can not count, the instance counts
   * alone, and who has used up everything is refused without asking Postgres. Nothing is given back then.
   */
  readonly forReads?: boolean;
};

export const postgresLimits =
  ({ pool, schema, forReads = false }: LimitStore): Limits =>
  (name, limit) => {
    const { uses } = limit;
    const duration = limit.within / 1_000;
    const common = {
      storeClient: pool,
      storeType: 'pool',
      schemaName: schema,
      tableName: table,
      tableCreated: true,
      clearExpiredByTimeout: false,
      duration,
    };
    const counted = new RateLimiterPostgres({
      ...common,
      keyPrefix: name,
      points: uses,
      ...(forReads && {
        insuranceLimiter: new RateLimiterMemory({ points: uses, duration }),
        inMemoryBlockOnConsumed: uses,
      }),
    });
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
      if (wait !== undefined) throw refusal(limit, wait);
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
export const forgetOldUses = async ({ pool, schema }: LimitStore): Promise<void> => {
  await pool.query(`delete from ${schema}.${table} where expire < $1`, [Date.now()]);
};

type Window = { count: number; readonly known: Set<string>; readonly until: number };

/** For fast tests, by a clock of theirs; held to the same contract. */
export const inMemoryLimits =
  (now: () => Date = () => new Date()): Limits =>
  (_, limit) => {
    const { uses, within } = limit;
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
        if (window.count >= uses) throw refusal(limit, window.until - at);
        window.count += 1;
        if (digest !== undefined) window.known.add(digest);
      },
      async giveBack(key) {
        const window = windows.get(key);
        if (window) window.count -= 1;
      },
    };
  };
