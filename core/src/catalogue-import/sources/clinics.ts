/** Clinics by the ids that plans know them by: names, and where they are. A file may know one of both. */
import { z } from 'zod';
import { coverageOrganizationNumber } from '../../catalogue/index.ts';
import { cellNumber, cellText, maybeText } from '../fields.ts';
import { readEach } from '../read-each.ts';
import { type Source } from '../source.ts';
import { nameFromId } from './clinic-names.ts';

const clinic = z.object({
  id: cellText,
  name: maybeText,
  address: maybeText,
  region: maybeText,
  district: maybeText,
  lat: cellNumber(-90, 90).optional(),
  lng: cellNumber(-180, 180).optional(),
});

export const clinicSource: Source = {
  name: 'clinicas',
  read: (rows, country) => {
    const { read, unread } = readEach(rows, clinic, 'id');
    return {
      needs: [],
      brings: read.map(({ row, fields: { id, name, address, region, district, lat, lng } }) => ({
        is: 'clinic',
        row,
        id: coverageOrganizationNumber(country, id),
        calledElse: nameFromId(id),
        given: {
          country,
          aliases: [id],
          ...(name && { displayName: name }),
          ...(address && { places: [{ address, region, district, lat, lng }] }),
        },
      })),
      unread,
    };
  },
};
