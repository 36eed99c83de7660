/** The catalogue as visitors' calls read it. */
export { type Card, cardSchema, profilePriceSchema } from './card-schema.ts';
export { areaOf, type PricedOn, priceOfCard, profilePrice, shownPrice } from './card-price.ts';
export { cardOf } from './card.ts';
export { type Known, lineageOf, type Named, readKnown } from './known.ts';
export { profileField, profileOf, refuse } from './profile-of.ts';
export { cardSourceOf, findCards, findPublishedAt, type Published } from './publications.ts';
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
export { dayField } from './visit.ts';
