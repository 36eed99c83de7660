/** The number of an entry from its details: whoever registers it, by hand or from a file, it is the same (docs/decisions/0041). */
import { insurerCalled } from '../../reference/index.ts';
import {
  catalogueTermNumber,
  coverageOrganizationNumber,
  insuranceTypeNumber,
  organizationNumber,
} from '../products/catalogue-number.ts';
import { type CatalogueTermDetails } from './catalogue-term.ts';
import { type CoverageOrganizationDetails, knownBy } from './coverage-organization.ts';
import { type InsuranceTypeDetails } from './insurance-type.ts';
import { knownAs, type OrganizationDetails } from './organization.ts';

/** Chile's isapres have the number of the market, by whichever of their names they are told; others one of their address. */
export const numberOfOrganization = (details: OrganizationDetails): number => {
  const field = knownAs(details);
  const known = field && insurerCalled(details[field]);
  return known?.id ?? organizationNumber(details.country, details.url);
};

export const numberOfInsuranceType = ({ country, name }: InsuranceTypeDetails): number =>
  insuranceTypeNumber(country, name);

export const numberOfCoverageOrganization = (details: CoverageOrganizationDetails): number =>
  coverageOrganizationNumber(details.country, knownBy(details).code);

export const numberOfCatalogueTerm = ({ country, kind, name }: CatalogueTermDetails): number =>
  catalogueTermNumber(country, kind, name);
