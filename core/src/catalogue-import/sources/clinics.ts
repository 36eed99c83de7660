/** Clinics by the ids that plans use: a file has their names, their places, or both. */
import { z } from 'zod';
import { type ClinicPlace, coverageOrganizationNumber } from '../../organizations/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { cellNumber, cellText, maybeText } from '../fields.ts';
import { readEach } from '../read-each.ts';
import { type Brought, type Source } from '../source.ts';
import { chileanPlace } from './chilean-place.ts';
import { nameFromId } from './clinic-names.ts';

const clinic = z.object({
  id: cellText,
  name: maybeText,
  category: maybeText,
  url: maybeText,
  address: maybeText,
  region: maybeText,
  district: maybeText,
  lat: cellNumber(-90, 90).optional(),
  lng: cellNumber(-180, 180).optional(),
});

type Located = Pick<z.output<typeof clinic>, 'region' | 'district' | 'lat' | 'lng'> & {
  readonly address: string;
};

/** Region and district that a Chilean address omits follow from its comuna: visitors search clinics by region. */
const placeOf = (country: CountryCode, { address, region, district, lat, lng }: Located): ClinicPlace => {
  const found = country === 'CL' && !region ? chileanPlace({ address, district, lat, lng }) : undefined;
  return {
    address,
    region: region ?? found?.region.name,
    district: district ?? found?.comuna?.name,
    ...(found?.comuna && { placeCode: found.comuna.code }),
    lat,
    lng,
  };
};

export const clinicSource: Source = {
  name: 'clinicas',
  read: async (rows, country) => {
    const { read: brings, unread } = await readEach(
      rows,
      clinic,
      'id',
      ({ row, fields: { id, name, category, url, address, ...where } }): Brought => ({
        is: 'clinic',
        row,
        id: coverageOrganizationNumber(country, id),
        calledElse: nameFromId(id),
        given: {
          country,
          aliases: [id],
          ...(name && { displayName: name }),
          ...(category && { category }),
          ...(url && { url }),
          ...(address && { places: [placeOf(country, { address, ...where })] }),
        },
      }),
    );
    return { needs: [], brings, unread };
  },
};
