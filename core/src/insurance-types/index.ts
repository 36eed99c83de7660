/** Insurance types, and the terms that products are described with. Safe in a browser. */
export {
  catalogueTerm,
  type CatalogueTerm,
  catalogueTermDetails,
  type CatalogueTermDetails,
  type CatalogueTermEvent,
  catalogueTermEvents,
  changeCatalogueTerm,
  hideCatalogueTerm,
  registerCatalogueTerm,
  showCatalogueTerm,
  termKinds,
} from './catalogue-term.ts';
export {
  changeInsuranceType,
  hideInsuranceType,
  insuranceType,
  type InsuranceType,
  insuranceTypeDetails,
  type InsuranceTypeDetails,
  type InsuranceTypeEvent,
  insuranceTypeEvents,
  profileTypes,
  registerInsuranceType,
  showInsuranceType,
} from './insurance-type.ts';
export { catalogueTermRecordSchema, insuranceTypeRecordSchema } from './rows.ts';
export {
  catalogueTermNumber,
  insuranceTypeNumber,
  numberOfCatalogueTerm,
  numberOfInsuranceType,
} from './type-numbers.ts';
