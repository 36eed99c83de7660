/** Throttle of what is expensive: how often one address may use it, over all calls that share it. */
import { type FastifyRequest } from 'fastify';
import { type Limiter } from '@cotejo/core/kit/limits';
import { clientNetwork } from '@cotejo/core/kit/service';

export type Share = {
  /** @throws HttpProblem (429) for one use too many */
  readonly take: (request: Pick<FastifyRequest, 'ip' | 'headers'>) => Promise<void>;
};

/** @returns a share for each address; the house itself has no limit */
export const shareOf = (limiter: Pick<Limiter, 'take'>): Share => ({
  async take({ ip, headers }) {
    if (headers['x-forwarded-for'] !== undefined) await limiter.take(clientNetwork(ip));
  },
});
