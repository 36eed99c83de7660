/** Products as the platform's queries answer them; invalid ones are refused here. */
import {
  amount,
  amountRange,
  flag,
  listOf,
  mapped,
  money,
  nullable,
  objectOf,
  optional,
  recordOf,
  sitePath,
  text,
  unit,
  type ValueOf,
} from './readers.ts';

/** Amounts of a coverage: of the tag's three kinds and others, as the spec names them (public side, section 3). */
const coverage = objectOf({ amounts: recordOf(amountRange) });
const coverageTag = objectOf({ name: text, icon: optional(text), coverages: listOf(coverage) });
export type CoverageTag = ValueOf<typeof coverageTag>;

export const price = objectOf({
  /** Major units of the currency. */
  minPrice: amount,
  unit,
  paymentMode: optional(text),
  /** Suffix of the amount: how often it is paid, and for whom. */
  suffix: optional(text),
  /** The same in the unit in which it is set, such as UF: a decimal in text. */
  convertionTo: optional(objectOf({ amount: text, unit })),
  /** Shares of an EPS price; the employer's percentage is of what the credit leaves, and one for all plans where the visitor gave none. */
  split: optional(
    objectOf({ credit: amount, employer: amount, worker: amount, employerPercent: text, isAssumed: flag }),
  ),
  /** In Chile: what is contributed of the visitor's pay, where she told it, which pays an isapre first. */
  contribution: optional(objectOf({ amount: optional(amount), isEstimated: flag })),
});
export type PlanPrice = ValueOf<typeof price>;

/** Persons of the profile that the price is for, with the reason where one cannot be insured. */
const people = objectOf({
  profiles: listOf(objectOf({ profile: amount, method: text, reason: optional(text) })),
  notices: listOf(text),
});
const yearlyCost = objectOf({ low: amount, medium: amount, high: amount, unit });

const cardFields = {
  id: amount,
  displayName: text,
  productCode: text,
  /** Its canonical path on this site. */
  url: sitePath,
  isDemo: flag,
  exclusive: optional(flag),
  isNew: optional(flag),
  isPromoted: optional(flag),
  /** Whether it can be bought online. */
  onlineSale: optional(flag),
  /** 0 to 10. */
  score: optional(amount),
  /** Affinity with the visitor's choice, 0 to 10. */
  distance: optional(amount),
  deductible: optional(money),
  coverages: optional(listOf(coverageTag)),
  organization: objectOf({
    displayName: text,
    metadata: optional(objectOf({ image: optional(text) })),
  }),
  insuranceType: objectOf({
    name: text,
    displayName: text,
    upperType: optional(objectOf({ name: text })),
  }),
  priceRange: optional(objectOf({ from: amount, unit })),
  profilePrice: optional(people),
  yearlyCost: optional(yearlyCost),
};
const sold = { isPopular: optional(flag), hasOffer: optional(flag), minsubscribers: optional(amount) };

const { coverages: _, ...withoutCoverages } = cardFields;
/** A product for pages of its own; its coverages are a call of their own. */
export const productCard = objectOf({
  ...withoutCoverages,
  description: text,
  benefits: listOf(text),
  insuranceMetadata: objectOf({
    metadata: objectOf({
      ...sold,
      /** Texts of staff for search engines and shared links. */
      seoTitle: optional(text),
      seoDescription: optional(text),
      seoImage: optional(text),
    }),
  }),
  /** Null where the plan does not insure whom the site begins with. */
  price: nullable(price),
});
export type ProductCard = ValueOf<typeof productCard>;

/** Coverages that a card names; the others come with what it loads when it is seen (spec, public side, section 9). */
const namedCoverages = 2;

/** A product for lists. */
export const resultCard = mapped(
  objectOf({
    ...cardFields,
    insuranceMetadata: objectOf({ metadata: objectOf(sold) }),
    price: nullable(price),
  }),
  ({ coverages = [], ...card }) => ({
    ...card,
    coverages: coverages.slice(0, namedCoverages),
    moreCoverages: coverages.slice(namedCoverages).map(({ name, icon }) => ({ name, icon })),
  }),
);
export type ResultCard = ValueOf<typeof resultCard>;

/** A product for the comparison side by side, with each person's share of the price. */
export const sideBySideCard = objectOf({
  ...cardFields,
  insuranceMetadata: objectOf({
    metadata: objectOf({
      ...sold,
      /** 0 is no cap; an amount that is not there is a cap for each service (spec, public side, section 3). */
      annual_benefit_maximum: optional(objectOf({ amount: optional(amount), currency_code: optional(text) })),
    }),
  }),
  features: listOf(objectOf({ name: text })),
  price: nullable(price),
  shares: optional(listOf(objectOf({ profile: amount, amount: optional(amount) }))),
});

export type SideBySideCard = ValueOf<typeof sideBySideCard>;

export const productList = mapped(
  objectOf({ data: listOf(resultCard), metaData: objectOf({ total: amount }) }),
  ({ data, metaData }) => ({ products: data, total: metaData.total }),
);
export type ProductList = ValueOf<typeof productList>;
