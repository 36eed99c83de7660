/** The catalogue: what insurers offer, where it covers, what it says and costs, and what it said and cost before. Safe in a browser. */
export {
  allowedEntryCommands,
  allowedProductCommands,
  allowedTableCommands,
  catalogueCommandPermission,
} from './access/allowed-catalogue-commands.ts';
export {
  byStaff,
  catalogueScopeRule,
  contentFor,
  maySeeCatalogue,
  mayTendCatalogue,
} from './access/catalogue-access.ts';
export { dayIn, isNewProduct } from './products/product-days.ts';
export {
  broughtTo,
  changeProduct,
  draftProduct,
  isChangedSincePublished,
  type OfferedProduct,
  offerProduct,
  priceProduct,
  publishProduct,
  withdrawProduct,
} from './products/product-decisions.ts';
export { type Difference, differences } from './products/product-differences.ts';
export { attachDocument, uploadedDocumentAddress } from './products/product-documents.ts';
export { productNumber } from './products/product-number.ts';
export {
  productRecordSchema,
  type ProductRow,
  productRow,
  productRowSchema,
} from './products/product-row.ts';
export {
  type Draft,
  type KnownProduct,
  product,
  type Product,
  type ProductEvent,
  productEvents,
} from './products/product.ts';
export { noteSpelling, productSpelling, spellingOf } from './products/product-spelling.ts';
export {
  insuranceTypeReference,
  organizationReference,
  type Publication,
  type PublishedContent,
  type References,
} from './products/publication.ts';
