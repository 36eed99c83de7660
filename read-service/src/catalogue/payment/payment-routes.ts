/** How a product is paid, and what is offered with it today. */
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { productAnswers } from '@cotejo/core/product-content';
import { countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { type SiteParts } from '../parts.ts';
import { answerWith, envelope } from '../../kit/http/envelope.ts';
import { publicCache } from '../../kit/http/public-cache.ts';
import { siteQuery } from '../../kit/http/site-query.ts';
import { withZod } from '../../kit/http/validation.ts';
import { currentOffers } from '../cards/offers.ts';
import { paymentInfo } from './payment-info.ts';
import { shownOffers } from './shown-offers.ts';
import { codeParam, headers, keysOf, visiting } from '../visit.ts';

const paymentSchema = z.object({
  insuranceId: z.int(),
  productCode: z.string(),
  hasOffer: z.boolean(),
  paymentInfoResponse: productAnswers.paymentInfo,
});

const querystring = siteQuery();
const paymentDocument = {
  summary: 'Cómo se paga un producto',
  tags: ['Sitio público'],
  headers,
  params: z.object({ id: codeParam.describe('su número o su código') }),
  querystring,
  response: { 200: envelope(paymentSchema), ...refusals(400, 404, 503) },
};
const offersDocument = {
  summary: 'Ofertas vigentes de un producto',
  tags: ['Sitio público'],
  headers,
  params: z.object({ id: codeParam.describe('su número o su código') }),
  querystring,
  response: {
    200: envelope(z.array(productAnswers.offer)),
    204: z.undefined().describe('Sin ofertas'),
    ...refusals(400, 404, 503),
  },
};

export const paymentRoutes =
  ({ pool, countryHosts }: Pick<SiteParts, 'pool' | 'countryHosts'>): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain, 0);
    const app = withZod(plain);
    const visit = visiting(pool, countryOfRequest(countryHosts));

    app.get('/api/qppayment/insurance-payment/:id', { schema: paymentDocument }, async (request) => {
      const { product, day } = await visit(request, keysOf(request.params.id));
      const { payment, offers } = product.publication.content;
      return answerWith({
        insuranceId: product.number,
        productCode: product.code,
        hasOffer: currentOffers(offers, day).length > 0,
        paymentInfoResponse: paymentInfo(payment),
      });
    });
    app.get(
      '/api/qppayment/insurance-payment/:id/getOffers',
      { schema: offersDocument },
      async (request, reply) => {
        const { product, day } = await visit(request, keysOf(request.params.id));
        const offers = shownOffers(product.publication.content.offers, day);
        return offers.length > 0 ? answerWith(offers) : reply.code(204).send(undefined);
      },
    );
  };
