/** Contents of products: texts, coverages, documents, payment and offers. Safe in a browser. */
export { type ProductAnswer, productAnswers } from './answers/product-answers.ts';
export { coverageEntry, qualifiedPeople } from './coverage-entry.ts';
export { coverageTerms, unitsOfTerms } from './coverage-terms.ts';
export { type Coverage, type CoverageAmount, type CoverageAmountKind, coverageAmounts } from './coverage.ts';
export { displayNameOf } from './display-name.ts';
export { documentFields, mostDocuments, type ProductDocument } from './document.ts';
export { type Offer, offerTypes } from './offer.ts';
export { type Payment } from './payment.ts';
export { productCode, sellsOnline } from './product-code.ts';
export {
  type ContentChanges,
  contentChanges,
  type ContentSection,
  contentSections,
  emptyContent,
  mostClinics,
  productContent,
  type ProductContent,
} from './product-content.ts';
export {
  inCurrency,
  inUnits,
  magnitude,
  moneyQuantity,
  type Quantity,
  type UnitCode,
  unitOf,
  units,
} from './quantity.ts';
export { type StatedTerms, statedTerms } from './stated-terms.ts';
