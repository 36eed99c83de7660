/** A product as the platform's queries tell it; read here, so that a page never meets half a product. */
import {
  amount,
  flag,
  listOf,
  maybe,
  nullable,
  number,
  recordOf,
  shape,
  shownAs,
  sitePath,
  text,
  type Told,
} from './shape.ts';

const unit = shape({ code: text });
/** An amount of a coverage: of the tag's three kinds and others, as the spec names them (public side, section 3). */
const bounds = shape({ minAmount: maybe(number), maxAmount: maybe(number), unit });
const coverage = shape({ name: text, period: maybe(shape({ name: text })), amounts: recordOf(bounds) });
const coverageTag = shape({ name: text, icon: maybe(text), coverages: listOf(coverage) });
export type CoverageTag = Told<typeof coverageTag>;

export const price = shape({
  /** Major units of the currency. */
  minPrice: amount,
  unit: shape({ code: text, display: maybe(text) }),
  paymentMode: maybe(text),
  /** Suffix of the amount: how often it is paid, and for whom. */
  suffix: maybe(text),
  /** The same in the unit in which it is set, such as UF: a decimal in text. */
  convertionTo: maybe(shape({ amount: text, unit })),
});
export type PlanPrice = Told<typeof price>;

/** For whom the price is, by the persons of the profile: who cannot be insured is told with the reason. */
const people = shape({
  total: shape({ profilesWithPrice: amount, profilesEvaluated: amount }),
  profiles: listOf(shape({ profile: amount, method: text, reason: maybe(text) })),
  notices: listOf(text),
});
const yearlyCost = shape({ low: amount, medium: amount, high: amount, unit });

const cardFields = {
  id: amount,
  displayName: text,
  productCode: text,
  /** Its canonical path on this site. */
  url: sitePath,
  isDemo: flag,
  exclusive: maybe(flag),
  isNew: maybe(flag),
  isPromoted: maybe(flag),
  /** Whether it can be bought online. */
  onlineSale: maybe(flag),
  /** 0 to 10. */
  score: maybe(amount),
  /** Affinity with the visitor's choice, 0 to 10. */
  distance: maybe(amount),
  deductible: maybe(shape({ amount, unit })),
  coverages: maybe(listOf(coverageTag)),
  organization: shape({
    displayName: text,
    metadata: maybe(shape({ image: maybe(text), typeAlias: maybe(text) })),
  }),
  insuranceType: shape({
    name: text,
    displayName: text,
    color: maybe(text),
    upperType: maybe(shape({ name: text })),
  }),
  priceRange: maybe(shape({ from: amount, unit })),
  profilePrice: maybe(people),
  yearlyCost: maybe(yearlyCost),
};
const sold = { isPopular: maybe(flag), hasOffer: maybe(flag), minsubscribers: maybe(amount) };

const { coverages: _, ...withoutCoverages } = cardFields;
/** As pages of one product have it: what it covers is a part of its own. */
const productCard = shape({
  ...withoutCoverages,
  description: text,
  benefits: listOf(text),
  insuranceMetadata: shape({
    metadata: shape({
      ...sold,
      /** Texts of staff for search engines and shared links. */
      seoTitle: maybe(text),
      seoDescription: maybe(text),
      seoImage: maybe(text),
    }),
  }),
  /** Null where the plan does not insure whom the site begins with. */
  price: nullable(price),
});
export type ProductCard = Told<typeof productCard>;

/** Coverages that a card names; the others come with what it loads when it is seen (spec, public side, section 9). */
const namedCoverages = 2;

/** As lists have it. */
export const resultCard = shownAs(
  shape({ ...cardFields, insuranceMetadata: shape({ metadata: shape(sold) }), price: nullable(price) }),
  ({ coverages = [], ...card }) => ({
    ...card,
    coverages: coverages.slice(0, namedCoverages),
    moreCoverages: coverages.slice(namedCoverages).map(({ name, icon }) => ({ name, icon })),
  }),
);
export type ResultCard = Told<typeof resultCard>;

/** As it stands beside others, with what each person of the profile pays of its price. */
export const besideCard = shape({
  ...cardFields,
  insuranceMetadata: shape({
    metadata: shape({
      ...sold,
      /** 0 is no cap; an amount that is not there is a cap for each service (spec, public side, section 3). */
      annual_benefit_maximum: maybe(shape({ amount: maybe(amount), currency_code: maybe(text) })),
    }),
  }),
  features: listOf(shape({ name: text })),
  price: nullable(price),
  shares: maybe(listOf(shape({ profile: amount, amount: maybe(amount) }))),
});

export const productAnswer = shape({ data: productCard });
export const productsAnswer = shape({ data: listOf(resultCard), metaData: shape({ total: amount }) });

export const receivedAnswer = shape({ data: shape({ id: text, feedbackSignature: maybe(text) }) });

/** What a refusal says: per field, or in general. */
export const problemAnswer = shape({
  code: maybe(text),
  message: maybe(text),
  errors: maybe(recordOf(text)),
});
