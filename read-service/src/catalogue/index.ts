/** The catalogue as visitors' calls read it. */
export { type Card, cardSchema } from './card-schema.ts';
export { cardOf, type PricedOn, priceOfCard } from './card.ts';
export { type Known, lineageOf, type Named, readKnown } from './known.ts';
export { profileOf, refuse } from './profile-of.ts';
export { findCards } from './publications.ts';
export { ready } from './ready.ts';
export { typesNamed, typesWithin } from './types.ts';
export { chileRoutes } from './chile-routes.ts';
export { detailRoutes } from './detail-routes.ts';
export { organizationRoutes } from './organization-routes.ts';
export { paymentRoutes } from './payment-routes.ts';
export { personsRoutes } from './persons-routes.ts';
export { placeRoutes } from './place-routes.ts';
export { priceRoutes } from './price-routes.ts';
export { catalogueRoutes } from './routes.ts';
