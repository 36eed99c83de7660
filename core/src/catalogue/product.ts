/** A product as visitors see it; each publication is a version. The catalogue grows from here. */
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events } from '../event-sourcing/index.ts';
import { countryCodes } from '../reference/index.ts';

// Stream
export const productStream = (productCode: string): string => `product-${productCode}`;

// Events
const publication = z
  .object({
    country: z.enum(countryCodes),
    name: z.string(),
    description: z.string(),
    organization: z
      .object({
        name: z.string(),
        url: z.string(),
        type: z.enum(['ASEG', 'EPS', 'CLINICA']).describe('insurer, health provider, clinic'),
      })
      .describe('who offers it'),
    insuranceType: z.object({ name: z.string(), displayName: z.string() }),
    path: z.string().describe('its canonical path on the public site'),
    price: z.object({
      amount: z.int().nonnegative().describe('minor units, per month, from'),
      currency: z.enum(['PEN', 'CLP', 'COP', 'USD']),
    }),
    benefits: z.array(z.string()),
    isDemo: z.boolean().describe('made up, to show how things work'),
  })
  .describe('Visitors of a country see the product like this from now on.');
export const productEvents = events({ ProductPublished: publication });
export type ProductEvent = EventOf<typeof productEvents>;

// State
export type Publication = z.infer<typeof publication>;
export type Product = { readonly published?: Publication };
export const product: Decider<Product, ProductEvent> = {
  stream: productStream,
  events: productEvents,
  initial: {},
  evolve: (_, event) => ({ published: event.data }),
};

// Decisions
/** Shows the product like this from now on; nothing happens when visitors see it so already. */
export const publishProduct =
  (publication: Publication): Decision<Product, ProductEvent> =>
  ({ published }) =>
    published && JSON.stringify(published) === JSON.stringify(publication)
      ? []
      : [{ type: 'ProductPublished', data: publication }];
