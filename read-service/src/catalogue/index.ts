/** The catalogue as visitors' calls read it. */
export { type Card, cardSchema } from './card-schema.ts';
export { cardOf, type PricedOn } from './card.ts';
export { type Known, lineageOf, type Named, readKnown } from './known.ts';
export { findCards } from './publications.ts';
export { ready } from './ready.ts';
