/** The catalogue: what insurers offer, where it covers, what it says and costs, and what it said and cost before. Safe in a browser. */
export {
  allowedEntryCommands,
  allowedProductCommands,
  allowedTableCommands,
  catalogueCommandPermission,
} from './access/allowed-catalogue-commands.ts';
export { byStaff, contentFor, maySeeCatalogue, mayTendCatalogue } from './access/catalogue-access.ts';
export {
  catalogueNumber,
  catalogueTermNumber,
  coverageOrganizationNumber,
  insuranceTypeNumber,
  organizationNumber,
  productNumber,
} from './products/catalogue-number.ts';
export {
  catalogueEntryRow,
  catalogueTermRecordSchema,
  coverageOrganizationRecordSchema,
  datedTableRecordSchema,
  datedTableRow,
  insuranceTypeRecordSchema,
  organizationRecordSchema,
  productRecordSchema,
  type ProductRow,
  productRow,
  productRowSchema,
} from './catalogue-rows.ts';
export {
  type CatalogueTerm,
  catalogueTerm,
  type CatalogueTermDetails,
  catalogueTermDetails,
  type CatalogueTermEvent,
  catalogueTermEvents,
  changeCatalogueTerm,
  hideCatalogueTerm,
  registerCatalogueTerm,
  showCatalogueTerm,
  termKinds,
} from './entries/catalogue-term.ts';
export {
  type Coverage,
  type CoverageAmount,
  type CoverageAmountKind,
  coverageAmounts,
} from './content/coverage.ts';
export { documentFields, type ProductDocument } from './content/document.ts';
export { type Offer, offerTypes } from './content/offer.ts';
export { type Payment } from './content/payment.ts';
export {
  type ContentChanges,
  contentChanges,
  contentSections,
  displayNameOf,
  type ContentSection,
  emptyContent,
  mostClinics,
  type ProductContent,
  productContent,
  salesChannels,
} from './content/product-content.ts';
export {
  inCurrency,
  inUnits,
  magnitude,
  type Quantity,
  type UnitCode,
  unitOf,
  units,
} from './content/quantity.ts';
export { coverageEntry, qualifiedPeople } from './products/coverage-entry.ts';
export { coverageTerms, unitsOfTerms } from './products/coverage-terms.ts';
export {
  changeCoverageOrganization,
  type ClinicPlace,
  type CoverageOrganization,
  coverageOrganization,
  type CoverageOrganizationDetails,
  coverageOrganizationDetails,
  type CoverageOrganizationEvent,
  coverageOrganizationEvents,
  hideCoverageOrganization,
  mostAliases,
  registerCoverageOrganization,
  showCoverageOrganization,
} from './entries/coverage-organization.ts';
export {
  type DatedTable,
  datedTable,
  type DatedTableEvent,
  datedTableEvents,
  daysOf,
  judgeDays,
  type JudgedDays,
  type SaidOfDay,
  setTableRows,
  type TableRows,
} from './tables/dated-table.ts';
export { dayOn } from './tables/days.ts';
export { datedTableKind, type DatedTableKind, datedTableKinds, taxesIn } from './tables/dated-tables.ts';
export { hasRowsByName } from './tables/left-out.ts';
export { type Entry, type RegisteredEntry } from './entries/entry.ts';
export {
  numberOfCatalogueTerm,
  numberOfCoverageOrganization,
  numberOfInsuranceType,
  numberOfOrganization,
} from './entries/entry-numbers.ts';
export {
  type ImportColumn,
  type ImportSource,
  importSource,
  importSourceNames,
  type ImportSourceName,
  importSources,
  largestImport,
} from './import-sources.ts';
export {
  changeInsuranceType,
  hideInsuranceType,
  type InsuranceType,
  insuranceType,
  type InsuranceTypeDetails,
  insuranceTypeDetails,
  type InsuranceTypeEvent,
  insuranceTypeEvents,
  profileTypes,
  registerInsuranceType,
  showInsuranceType,
} from './entries/insurance-type.ts';
export {
  changeOrganization,
  hideOrganization,
  type Organization,
  organization,
  type OrganizationDetails,
  organizationDetails,
  type OrganizationEvent,
  organizationEvents,
  registerOrganization,
  showOrganization,
} from './entries/organization.ts';
export {
  type Draft,
  type KnownProduct,
  type Product,
  product,
  type ProductEvent,
  productEvents,
} from './products/product.ts';
export { pricingTables, type StoredTableRow, usageTable } from './tables/pricing-tables.ts';
export { productCode, sellsOnline } from './products/product-code.ts';
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
export { attachDocument, uploadedDocumentAddress } from './products/product-documents.ts';
export { type Difference, differences } from './products/product-differences.ts';
export { dayIn, isNewProduct } from './products/product-days.ts';
export { type StatedTerms, statedTerms } from './products/stated-terms.ts';
export {
  insuranceTypeReference,
  organizationReference,
  type Publication,
  type PublishedContent,
  type References,
} from './products/publication.ts';
export { type ValueDifference, valueDifferences } from './value-differences.ts';
