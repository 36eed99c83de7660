/** Which command a visitor's call is: the one that its key names, or the same one as ten minutes ago from the same place. */
import { randomUUID } from 'node:crypto';
import { keyedHash } from '@cotejo/core/kit/personal-data';
import { type CountryCode } from '@cotejo/core/reference';
import { type FastifyRequest } from 'fastify';
import { clientNetwork } from '@cotejo/core/kit/service';
import { optionalIdempotencyKey } from '../http/headers.ts';
import { type Limiter } from '../http/limiter.ts';
import { type PublicParts } from './public-parts.ts';

/**
 * Profiles and links of different people may hold the same, and stay apart: without a key, where a call comes from is
 * part of what it is known by.
 * @throws HttpProblem (429) for too many from one network
 */
export const oneCommand =
  (
    { recentRequests, indexKey }: Pick<PublicParts, 'recentRequests' | 'indexKey'>,
    calls: Limiter,
    path: string,
  ) =>
  async (request: FastifyRequest, country: CountryCode, content: unknown): Promise<string> => {
    const network = clientNetwork(request.ip);
    const from = `${network}/${request.headers['user-agent'] ?? ''}`;
    const known = keyedHash(indexKey, `${path}/${country}/${from}`, JSON.stringify(content));
    const given = optionalIdempotencyKey(request);
    calls.take(network, given ?? known);
    return given ?? recentRequests.commandIdFor(known, randomUUID());
  };
