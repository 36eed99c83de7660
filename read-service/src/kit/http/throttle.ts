/** Throttle of what is expensive: how often one address may use it, over all calls that share it. */
import { type FastifyRequest } from 'fastify';
import { type Limiter } from '@cotejo/core/kit/limits';
import { clientNetwork } from '@cotejo/core/kit/service';

export type Throttle = {
  /** @throws HttpProblem (429) for one use too many */
  readonly take: (request: Pick<FastifyRequest, 'ip' | 'headers'>) => Promise<void>;
};

/** @returns the throttle of each address; our own processes have no limit */
export const throttleBy = (limiter: Pick<Limiter, 'take'>): Throttle => ({
  async take({ ip, headers }) {
    if (headers['x-forwarded-for'] !== undefined) await limiter.take(clientNetwork(ip));
  },
});
