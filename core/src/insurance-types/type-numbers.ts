/** The numbers of insurance types and terms from their details: the same however they are registered (docs/decisions/0041). */
import { codeNumber } from '../kit/text/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type CatalogueTermDetails } from './catalogue-term.ts';
import { type InsuranceTypeDetails } from './insurance-type.ts';

export const insuranceTypeNumber = (country: CountryCode, name: string): number =>
  codeNumber(`insuranceType/${country}/${name}`);
export const catalogueTermNumber = (country: CountryCode, kind: string, name: string): number =>
  codeNumber(`catalogueTerm/${country}/${kind}/${name}`);

export const numberOfInsuranceType = ({ country, name }: InsuranceTypeDetails): number =>
  insuranceTypeNumber(country, name);

export const numberOfCatalogueTerm = ({ country, kind, name }: CatalogueTermDetails): number =>
  catalogueTermNumber(country, kind, name);
