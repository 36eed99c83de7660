/** Peru's clinics as the health authority's register lists them: RENIPRESS. */
import { z } from 'zod';
import { coverageOrganizationNumber } from '../../organizations/index.ts';
import { cellNumber, cellText, maybeText } from '../fields.ts';
import { readEach } from '../read-each.ts';
import { type Brought, type Source } from '../source.ts';
import { nameFromCapitals } from './clinic-names.ts';

const country = 'PE';

/** Restores the leading zeros of codes that spreadsheets stored as numbers. */
const code = (digits: number) => cellText.transform((text) => text.padStart(digits, '0'));

const clinic = z.object({
  cod_ipress: code(8),
  nombre: cellText,
  categoria: maybeText,
  departamento: cellText,
  provincia: maybeText,
  distrito: cellText,
  ubigeo: code(6).optional(),
  direccion: maybeText,
  lat: cellNumber(-90, 90).optional(),
  lon: cellNumber(-180, 180).optional(),
});

export const renipressSource: Source = {
  name: 'renipress',
  read: async (rows) => {
    const { read: brings, unread } = await readEach(
      rows,
      clinic,
      'cod_ipress',
      ({ row, fields }): Brought => {
        const { cod_ipress, nombre, categoria, departamento, provincia, distrito, direccion } = fields;
        const displayName = nameFromCapitals(nombre);
        return {
          is: 'clinic',
          row,
          id: coverageOrganizationNumber(country, cod_ipress),
          // A registered clinic keeps its display name, which staff may have corrected; the register's name is an alias.
          calledElse: displayName,
          given: {
            country,
            aliases: nombre === displayName ? [] : [nombre],
            registerCode: cod_ipress,
            category: categoria,
            places: [
              {
                address: direccion ?? nameFromCapitals(distrito),
                region: nameFromCapitals(departamento),
                province: provincia && nameFromCapitals(provincia),
                district: nameFromCapitals(distrito),
                placeCode: fields.ubigeo,
                lat: fields.lat,
                lng: fields.lon,
              },
            ],
          },
        };
      },
    );
    return { needs: [], brings, unread };
  },
};
