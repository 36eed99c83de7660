/** Insurance types, and the terms that products are described with. Safe in a browser. */
export {
  catalogueTerm,
  catalogueTermDetails,
  type CatalogueTermDetails,
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
  insuranceTypeDetails,
  type InsuranceTypeDetails,
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
