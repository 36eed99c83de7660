/** A product as the platform's queries tell it; checked here, so that a page never meets half a product. */
import { amount, type Checked, flag, listOf, maybe, recordOf, shape, sitePath, text } from './shape.ts';

const productCard = shape({
  id: text,
  displayName: text,
  productCode: text,
  /** Its canonical path on this site. */
  url: sitePath,
  description: text,
  isDemo: flag,
  benefits: listOf(text),
  organization: shape({ displayName: text }),
  insuranceType: shape({ name: text, displayName: text }),
  price: shape({
    /** Major units of the currency. */
    minPrice: amount,
    unit: shape({ code: text }),
    paymentMode: maybe(text),
  }),
});
export type ProductCard = Checked<typeof productCard>;

export const productAnswer = shape({ data: productCard });
export const productsAnswer = shape({ data: listOf(productCard), metaData: shape({ total: amount }) });
export const receivedAnswer = shape({ data: shape({ id: text }) });

/** What a refusal says: per field, or in general. */
export const problemAnswer = shape({
  code: maybe(text),
  message: maybe(text),
  errors: maybe(recordOf(text)),
});
