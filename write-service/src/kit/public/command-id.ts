/** Which command a visitor's form is: the one that its key names, or, without a key, the same as one of the last ten minutes. */
import { randomUUID } from 'node:crypto';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { keyedHash } from '@cotejo/core/kit/personal-data';
import { clientNetwork } from '@cotejo/core/kit/service';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type FastifyRequest } from 'fastify';
import { optionalIdempotencyKey } from '../http/headers.ts';
import { type Limiter } from '@cotejo/core/kit/limits';
import { type PublicParts } from './public-parts.ts';

/**
 * How a form without a key is recognised when it comes again. `content`: by form, country and content. `contentOfSender`:
 * also by network and browser, where different people may send the same. `never`: each is decided on the present state,
 * because the same content ten minutes later may change something back.
 */
export type Recognition = 'content' | 'contentOfSender' | 'never';

const space = '0d0c8a4e-5c1f-4f0a-8d38-1f5b0f0c9a67';

/** Of a key only its sender knows: the command's id stands in histories, and who repeats a form by its key is taken for its sender. */
const commandIdByKey = (indexKey: Buffer, key: string): string =>
  uuidV5(space, keyedHash(indexKey, 'visitor-command', key));

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
    const commandId = given === undefined ? randomUUID() : commandIdByKey(indexKey, given);
    // A key that comes again with other content, or to another address, is no repeat.
    await limit.take(network, [path, commandId, content]);
    return commandId;
  }
  const sender = recognition === 'content' ? '' : `/${network}/${request.headers['user-agent'] ?? ''}`;
  const hash = keyedHash(indexKey, `${path}/${country}${sender}`, JSON.stringify(content));
  await limit.take(network, hash);
  return recentRequests.commandIdFor(hash, randomUUID());
};
