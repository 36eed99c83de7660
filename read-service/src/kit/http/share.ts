/** Throttle of what is expensive: how often one address may use it within a minute, over all calls that share it. */
import { type FastifyRequest } from 'fastify';
import { clientNetwork, HttpProblem, problem } from '@cotejo/core/kit/service';

const minute = 60_000;
/** Addresses that are remembered; who asked longest ago is forgotten first. */
const mostAddresses = 5_000;

export type Share = { readonly take: (request: Pick<FastifyRequest, 'ip' | 'headers'>) => void };

/**
 * @param most uses within a minute
 * @param tooMany what is told of one use too many, in Spanish
 * @returns a share for each address; `take` throws HttpProblem (429) for one use too many. The house itself has no limit
 */
export const shareOf = (most: number, tooMany: string, now: () => number = Date.now): Share => {
  const taken = new Map<string, { readonly since: number; count: number }>();
  return {
    take({ ip, headers }) {
      if (headers['x-forwarded-for'] === undefined) return;
      const key = clientNetwork(ip);
      const at = now();
      const before = taken.get(key);
      const share = before && before.since > at - minute ? before : { since: at, count: 0 };
      share.count += 1;
      taken.delete(key);
      taken.set(key, share);
      if (taken.size > mostAddresses) taken.delete(taken.keys().next().value!);
      if (share.count <= most) return;
      const seconds = Math.ceil((share.since + minute - at) / 1_000);
      throw new HttpProblem(problem(429, 'TOO_MANY_REQUESTS', tooMany), { 'retry-after': String(seconds) });
    },
  };
};
