/** Made-up clinics of each market, each in a network: 1 is in every plan, 4 in the dearest alone. */
import { coverageOrganizationNumber } from '@cotejo/core/organizations';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { tableOf } from './files.ts';

type Row = { readonly id: string; readonly name: string; readonly category: string };
type DemoClinic = { readonly id: number; readonly displayName: string; readonly network: string };

export const clinicFile = (country: CountryCode): string => `clinics/${country}.csv`;

const clinics = new Map(
  await Promise.all(
    countryCodes.map(async (country) => {
      const rows = await tableOf<Row>(clinicFile(country));
      const own = rows.map(({ id, name, category }) => ({
        id: coverageOrganizationNumber(country, id),
        displayName: name,
        network: category.replace('Red ', ''),
      }));
      return [country, own] as const;
    }),
  ),
);

export const demoClinics = (country: CountryCode): readonly DemoClinic[] => clinics.get(country)!;
