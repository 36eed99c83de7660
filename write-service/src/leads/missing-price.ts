/** A plan that was asked for without a price: a mistake of the page, and no reason to lose the visitor. */
import { type LeadRequest } from '@cotejo/core/leads';
import { type FastifyBaseLogger } from 'fastify';

/** Says so in the log, with nothing of the person (spec, public side, section 5). */
export const noticeMissingPrice = (
  { product, quotedPrice }: LeadRequest,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void => {
  if (product && !quotedPrice) log.warn({ product: product.code }, 'a plan was asked for without a price');
};
