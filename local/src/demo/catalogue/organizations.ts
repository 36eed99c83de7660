/** The made-up insurers of each market. */
import { type OrganizationDetails, organizationNumber } from '@cotejo/core/organizations';
import { type CountryCode } from '@cotejo/core/kit/country';
import { tableOf } from './files.ts';
import { logoOf } from './images.ts';
import { slugOf } from './slug.ts';

type Row = Pick<
  OrganizationDetails,
  'country' | 'type' | 'displayName' | 'brandColour' | 'secondBrandColour' | 'description'
>;
const rows = await tableOf<Row>('organizations.csv');

export const organizationsOf = (country: CountryCode): readonly OrganizationDetails[] =>
  rows
    .filter((row) => row.country === country)
    .map((row) => {
      const url = slugOf(row.displayName);
      return {
        ...row,
        organizationCode: url,
        url,
        image: logoOf(url),
        ...(row.type === 'ISAPRE' && { isOpen: true }),
        isDemo: true,
      };
    });

export const numberOf = ({ country, url }: Pick<OrganizationDetails, 'country' | 'url'>): number =>
  organizationNumber(country, url);
