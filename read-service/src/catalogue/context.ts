/** The catalogue on the read side: what visitors see of it, and what the console tends. */
import { organizationAnswers } from '@cotejo/core/organizations';
import { productAnswers, productContent } from '@cotejo/core/product-content';
import { productRecordSchema } from '@cotejo/core/catalogue';
import { priceRule } from '@cotejo/core/pricing';
import { type ReadContext } from '../kit/context.ts';
import { catalogueConsoleRoutes } from './console/routes.ts';
import { visibleCatalogue } from './console/visible.ts';
import { detailRoutes } from './detail/detail-routes.ts';
import { availabilityRoutes } from './organizations/availability-routes.ts';
import { chileRoutes } from './chile-routes.ts';
import { organizationRoutes } from './organizations/organization-routes.ts';
import { placeRoutes } from './organizations/place-routes.ts';
import { parameterWords } from './parameter-words.ts';
import { type ConsoleParts, type SiteParts } from './parts.ts';
import { paymentRoutes } from './payment/payment-routes.ts';
import { pictureRoute } from './pictures/picture-route.ts';
import { personsRoutes } from './prices/persons-routes.ts';
import { priceHistoryRoute } from './prices/price-history-route.ts';
import { priceRoutes } from './prices/price-routes.ts';
import { catalogueRoutes } from './routes.ts';
import { catalogueTopics } from './topics.ts';

export const catalogueContext = (parts: SiteParts & ConsoleParts): ReadContext => ({
  name: 'catalogue',
  routes: [
    catalogueRoutes(parts),
    detailRoutes(parts),
    priceRoutes(parts),
    priceHistoryRoute(parts),
    paymentRoutes(parts),
    organizationRoutes(parts),
    availabilityRoutes(parts),
    placeRoutes(parts),
    chileRoutes(parts),
    personsRoutes,
    pictureRoute(parts),
    catalogueConsoleRoutes(parts),
  ],
  schemas: {
    Card: productAnswers.card,
    CoverageTag: productAnswers.coverageTag,
    Organization: organizationAnswers.organization,
    Product: productRecordSchema,
    ProductContent: productContent,
    PriceRule: priceRule,
  },
  parameterWords,
  topics: catalogueTopics,
  visible: visibleCatalogue,
});
