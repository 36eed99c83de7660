/** A product: drafted, changed and priced by staff, published for visitors, and taken back. */
import { z } from 'zod';
import {
  type Decider,
  type EventOf,
  events,
  unreachable,
  versioned,
} from '../../kit/event-sourcing/index.ts';
import { withOwnPictures } from '../../kit/fields/index.ts';
import { priceRule, type PriceRule } from '../../pricing/index.ts';
import { type CountryCode, countryCodes } from '../../kit/country/index.ts';
import { contentChanges, productContent, type ProductContent } from '../../product-content/index.ts';
import { withContent, withWholePesos } from './older-product-events.ts';
import { publication, type Publication } from './publication.ts';

// Stream
export const productStream = (productCode: string): string => `product-${productCode}`;

// Events
export const productEvents = events({
  ProductDrafted: versioned(
    z
      .object({ country: z.enum(countryCodes), content: productContent })
      .describe('There is a product that visitors don’t see yet.'),
    withWholePesos,
    withOwnPictures,
  ),
  ProductChanged: versioned(
    z
      .object({ changes: contentChanges.describe('the sections that changed, each as it is from now on') })
      .describe('The draft says something else; visitors see what was published last.'),
    withWholePesos,
    withOwnPictures,
  ),
  ProductPriced: versioned(
    z
      .object({ price: priceRule })
      .describe('The draft costs something else; visitors pay what was published last.'),
    withWholePesos,
  ),
  ProductPublished: versioned(publication, withContent, withWholePesos, withOwnPictures),
  ProductWithdrawn: z
    .object({ note: z.string().optional() })
    .describe('Visitors don’t see the product any more; it can be published again.'),
});
export type ProductEvent = EventOf<typeof productEvents>;

// State
export type Draft = {
  readonly country: CountryCode;
  readonly content: ProductContent;
  readonly price?: PriceRule;
};
export type KnownProduct = Draft & {
  readonly status: 'draft' | 'published' | 'withdrawn';
  /** How often it was published; the number of the version that visitors see or saw last. */
  readonly publications: number;
  /** The version that visitors see, or saw last. */
  readonly published?: Publication;
  /** UTC instants. */
  readonly publishedAt?: string;
  readonly withdrawnAt?: string;
};
export type Product = { readonly status: 'unknown' } | KnownProduct;
const initial: Product = { status: 'unknown' };

const evolve = (
  product: Product,
  event: ProductEvent,
  { occurredAt }: { readonly occurredAt: string },
): Product => {
  if (event.type === 'ProductDrafted') return { status: 'draft', publications: 0, ...event.data };
  if (event.type === 'ProductPublished') {
    const { country, content, price } = event.data;
    const publications = product.status === 'unknown' ? 1 : product.publications + 1;
    const published = event.data;
    return { status: 'published', country, content, price, publications, published, publishedAt: occurredAt };
  }
  if (product.status === 'unknown') return product;
  switch (event.type) {
    case 'ProductChanged':
      return { ...product, content: { ...product.content, ...given(event.data.changes) } };
    case 'ProductPriced':
      return { ...product, price: event.data.price };
    case 'ProductWithdrawn':
      return { ...product, status: 'withdrawn', withdrawnAt: occurredAt };
    default:
      return unreachable(event);
  }
};

const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

export const product: Decider<Product, ProductEvent> = {
  stream: productStream,
  events: productEvents,
  initial,
  evolve,
  country: (state) => (state.status === 'unknown' ? undefined : state.country),
};
