/** Which command a visitor's form is: the one that its key names, or, without a key, the same as one of the last ten minutes. */
import { randomUUID } from 'node:crypto';
import { keyedHash } from '@cotejo/core/kit/personal-data';
import { clientNetwork } from '@cotejo/core/kit/service';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type FastifyRequest } from 'fastify';
import { optionalIdempotencyKey } from '../http/headers.ts';
import { type Limiter } from '../http/limits.ts';
import { type PublicParts } from './public-parts.ts';

/**
 * How a form without a key is recognised when it comes again. `content`: by form, country and content. `contentOfSender`:
 * also by network and browser, where different people may send the same. `never`: each is decided on the present state,
 * because the same content ten minutes later may change something back.
 */
export type Recognition = 'content' | 'contentOfSender' | 'never';

/**
 * Counts the form before anything is remembered, so that a refused sender leaves nothing behind.
 * @throws HttpProblem (400) for a malformed key, (429) for too many different forms from one network
 */
export const commandIdOf = async (
  { recentRequests, indexKey }: Pick<PublicParts, 'recentRequests' | 'indexKey'>,
  limit: Limiter,
  request: FastifyRequest,
  sent: {
    readonly path: string;
    readonly country: CountryCode | undefined;
    readonly content: unknown;
    readonly recognition: Recognition;
  },
): Promise<string> => {
  const { path, country, content, recognition } = sent;
  const network = clientNetwork(request.ip);
  const given = optionalIdempotencyKey(request);
  if (given !== undefined || recognition === 'never') {
    const commandId = given ?? randomUUID();
    // A key that comes again with other content, or to another address, is no repeat.
    await limit.take(network, [path, commandId, content]);
    return commandId;
  }
  const sender = recognition === 'content' ? '' : `/${network}/${request.headers['user-agent'] ?? ''}`;
  const hash = keyedHash(indexKey, `${path}/${country}${sender}`, JSON.stringify(content));
  await limit.take(network, hash);
  return recentRequests.commandIdFor(hash, randomUUID());
};
