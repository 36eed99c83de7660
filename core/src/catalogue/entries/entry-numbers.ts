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
import { type OrganizationDetails } from './organization.ts';

/** Chile's isapres have the number of the market, by whichever of their names they are told; others one of their address. */
export const numberOfOrganization = ({ country, type, url, displayName }: OrganizationDetails): number => {
  const isIsapre = country === 'CL' && type === 'ISAPRE';
  const known = isIsapre ? (insurerCalled(url) ?? insurerCalled(displayName)) : undefined;
  return known?.id ?? organizationNumber(country, url);
};

export const numberOfInsuranceType = ({ country, name }: InsuranceTypeDetails): number =>
  insuranceTypeNumber(country, name);

export const numberOfCoverageOrganization = (details: CoverageOrganizationDetails): number =>
  coverageOrganizationNumber(details.country, knownBy(details).code);

export const numberOfCatalogueTerm = ({ country, kind, name }: CatalogueTermDetails): number =>
  catalogueTermNumber(country, kind, name);
