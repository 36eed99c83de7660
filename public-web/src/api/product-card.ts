/** A product as the platform's queries tell it; checked here, so that a page never meets half a product. */
import {
  amount,
  type Checked,
  either,
  flag,
  listOf,
  maybe,
  nothing,
  recordOf,
  shape,
  sitePath,
  text,
} from './shape.ts';

const productCard = shape({
  id: amount,
  displayName: text,
  productCode: text,
  /** Its canonical path on this site. */
  url: sitePath,
  description: text,
  isDemo: flag,
  benefits: listOf(text),
  organization: shape({ displayName: text }),
  insuranceType: shape({ name: text, displayName: text }),
  insuranceMetadata: shape({
    /** What search engines and shared links show, where staff wrote something of their own for them. */
    metadata: shape({ seoTitle: maybe(text), seoDescription: maybe(text), seoImage: maybe(text) }),
  }),
  price: shape({
    /** Major units of the currency. */
    minPrice: amount,
    unit: shape({ code: text }),
    paymentMode: maybe(text),
  }),
});
export type ProductCard = Checked<typeof productCard>;

const unpriced = shape({ price: nothing });

/** Who the prices are for may be nobody that a plan insures: it has none then, and nothing to show here. */
export const productAnswer = shape({ data: either(productCard, unpriced) });
export const productsAnswer = shape({
  data: listOf(either(productCard, unpriced)),
  metaData: shape({ total: amount }),
});
export const isPriced = (product: ProductCard | Checked<typeof unpriced>): product is ProductCard =>
  product.price !== null;
export const receivedAnswer = shape({ data: shape({ id: text }) });

/** What a refusal says: per field, or in general. */
export const problemAnswer = shape({
  code: maybe(text),
  message: maybe(text),
  errors: maybe(recordOf(text)),
});
