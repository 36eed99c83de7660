/** The product that a preview is asked of. */
import { type KnownProduct } from '@cotejo/core/catalogue';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type ConsoleParts } from '../parts.ts';
import { awaitPosition, type Freshness, notThere } from '../../kit/http/freshness.ts';
import { common } from './tended.ts';
import { findProductState } from './products.ts';

type AskedProduct = {
  readonly code: string;
  readonly product: KnownProduct;
  readonly freshness: Freshness;
};

/**
 * As new as the caller has to see it.
 * @throws HttpProblem (404) where there is no such product, or none that this viewer may see
 */
export const askedProduct = async (
  { pool, positions }: Pick<ConsoleParts, 'pool' | 'positions'>,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<AskedProduct> => {
  const freshness = await awaitPosition(request, reply, positions, common.projector);
  const found = await findProductState(pool, request.viewer, code);
  if (!found) throw notThere(freshness, 'No existe ese producto, o no puedes verlo.');
  return { code, product: found.state, freshness };
};
