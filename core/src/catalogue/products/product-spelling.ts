/** The canonical spelling of a product's code, stored under the code in small letters: a code typed in another case finds its product. */
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events } from '../../kit/event-sourcing/index.ts';
import { productCode } from '../../product-content/index.ts';

// Stream
/** The code as all its spellings have it: people and links change capitals. */
export const spellingOf = (code: string): string => code.toLowerCase();
export const productSpellingStream = (anyCase: string): string => `productSpelling-${spellingOf(anyCase)}`;

// Events
export const productSpellingEvents = events({
  ProductSpellingNoted: z
    .object({ code: productCode })
    .describe('The product with this code is meant by the code in any case.'),
});
export type ProductSpellingEvent = EventOf<typeof productSpellingEvents>;

// State
export type ProductSpelling = { readonly code?: string };

export const productSpelling: Decider<ProductSpelling, ProductSpellingEvent> = {
  stream: productSpellingStream,
  events: productSpellingEvents,
  initial: {},
  evolve: (_, { data }) => ({ code: data.code }),
};

// Decisions
/** Notes a product's code; of two that differ in case alone the first stays, and the other is found as it is spelled. */
export const noteSpelling =
  (code: string): Decision<ProductSpelling, ProductSpellingEvent> =>
  (noted) =>
    noted.code === undefined ? [{ type: 'ProductSpellingNoted', data: { code } }] : [];
