/** The numbers of organizations and clinics from their details: the same however they are registered (docs/decisions/0041). */
import { codeNumber } from '../kit/text/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { insurerCalled } from '../reference/chilean-insurers.ts';
import { type CoverageOrganizationDetails, knownBy } from './coverage-organization.ts';
import { knownAs, type OrganizationDetails } from './organization.ts';

/** From its piece of addresses, so that an import finds what it brought before. */
export const organizationNumber = (country: CountryCode, url: string): number =>
  codeNumber(`organization/${country}/${url}`);
export const coverageOrganizationNumber = (country: CountryCode, code: string): number =>
  codeNumber(`coverageOrganization/${country}/${code}`);

/** Chile's isapres have the number of the market, by whichever of their names they are told; others one of their address. */
export const numberOfOrganization = (details: OrganizationDetails): number => {
  const field = knownAs(details);
  const known = field && insurerCalled(details[field]);
  return known?.id ?? organizationNumber(details.country, details.url);
};

export const numberOfCoverageOrganization = (details: CoverageOrganizationDetails): number =>
  coverageOrganizationNumber(details.country, knownBy(details).code);
