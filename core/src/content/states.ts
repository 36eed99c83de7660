/** The regions of each market by their official codes: Peru's departments (INEI), Chile's regions, Colombia's (DANE). */
import { type CountryCode } from '../kit/country/index.ts';
import { regions } from '../reference/regions.ts';
import { plainly } from '../kit/text/index.ts';
import { type Place } from './world-places.ts';

export type State = {
  /** The official code as a number, and as it is written. */
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Among its neighbours; the capital's stands first. */
  readonly order: number;
  readonly abbreviation: string;
  /** Where it is on a map; degrees. */
  readonly place: Place;
};

type Row = readonly [code: string, name: string, abbreviation: string, ...Place];

// oxfmt-ignore
const peru: readonly Row[] = [
  ['15', 'Lima', 'LIM', -76.6, -11.8, -77.9, -13.3, -75.5, -10.3],
  ['07', 'Callao', 'CAL', -77.1, -11.9, -77.2, -12.1, -77.1, -11.8],
  ['01', 'Amazonas', 'AMA', -78.1, -5.1, -78.7, -7, -77.1, -3],
  ['02', 'Áncash', 'ANC', -77.7, -9.4, -78.6, -10.7, -76.7, -8.1],
  ['03', 'Apurímac', 'APU', -73, -14, -73.8, -14.8, -72.1, -13.2],
  ['04', 'Arequipa', 'ARE', -72.5, -15.8, -75.1, -17.3, -70.8, -14.6],
  ['05', 'Ayacucho', 'AYA', -74.1, -14.1, -75.1, -15.6, -72.8, -12.2],
  ['06', 'Cajamarca', 'CAJ', -78.7, -6.4, -79.5, -7.8, -77.7, -4.6],
  ['08', 'Cusco', 'CUS', -72.2, -13.2, -74, -15.4, -70.4, -11.2],
  ['09', 'Huancavelica', 'HUV', -75, -13, -75.8, -14.1, -74.3, -12],
  ['10', 'Huánuco', 'HUC', -76, -9.4, -77.3, -10.5, -74.5, -8.3],
  ['11', 'Ica', 'ICA', -75.6, -14.2, -76.4, -15.4, -74.7, -13],
  ['12', 'Junín', 'JUN', -74.9, -11.5, -76.5, -12.6, -73.4, -10.7],
  ['13', 'La Libertad', 'LAL', -78.4, -7.9, -79.7, -9, -76.9, -6.9],
  ['14', 'Lambayeque', 'LAM', -79.8, -6.4, -80.6, -7.2, -79.1, -5.5],
  ['16', 'Loreto', 'LOR', -74.4, -4.1, -77.8, -8.7, -69.9, 0],
  ['17', 'Madre de Dios', 'MDD', -70.5, -12, -72.4, -13.3, -68.7, -9.9],
  ['18', 'Moquegua', 'MOQ', -70.8, -16.9, -71.5, -17.8, -70, -16],
  ['19', 'Pasco', 'PAS', -75.3, -10.4, -76.7, -11.1, -74.1, -9.4],
  ['20', 'Piura', 'PIU', -80.3, -5.1, -81.3, -6.4, -79.2, -4.1],
  ['21', 'Puno', 'PUN', -70, -14.9, -71.1, -17.3, -68.8, -13],
  ['22', 'San Martín', 'SAM', -76.7, -7, -77.8, -8.8, -75.5, -5.4],
  ['23', 'Tacna', 'TAC', -70.3, -17.6, -71.1, -18.4, -69.5, -16.8],
  ['24', 'Tumbes', 'TUM', -80.5, -3.9, -81, -4.2, -80.1, -3.4],
  ['25', 'Ucayali', 'UCA', -73.4, -9.6, -75.9, -11.4, -70.5, -7.3],
];

// oxfmt-ignore
const colombia: readonly Row[] = [
  ['11', 'Bogotá, D.C.', 'DC', -74.2, 4.3, -74.4, 3.7, -74, 4.8],
  ['91', 'Amazonas', 'AMA', -71.5, -1.5, -74.4, -4.2, -69.4, 0.1],
  ['05', 'Antioquia', 'ANT', -75.6, 6.9, -77.1, 5.4, -73.9, 8.9],
  ['81', 'Arauca', 'ARA', -71, 6.6, -72.4, 6, -69.4, 7.1],
  ['88', 'San Andrés y Providencia', 'SAP', -81.7, 12.6, -81.8, 12.5, -81.3, 13.4],
  ['08', 'Atlántico', 'ATL', -75, 10.7, -75.3, 10.3, -74.7, 11.1],
  ['13', 'Bolívar', 'BOL', -74.5, 8.7, -75.6, 7, -73.7, 10.8],
  ['15', 'Boyacá', 'BOY', -73.1, 5.8, -74.7, 4.7, -71.9, 7],
  ['17', 'Caldas', 'CAL', -75.3, 5.3, -75.9, 4.8, -74.6, 5.8],
  ['18', 'Caquetá', 'CAQ', -74, 0.8, -76.3, -0.7, -71.3, 3],
  ['85', 'Casanare', 'CAS', -71.6, 5.4, -73.1, 4.3, -69.8, 6.3],
  ['19', 'Cauca', 'CAU', -76.8, 2.4, -77.9, 1, -75.7, 3.3],
  ['20', 'Cesar', 'CES', -73.5, 9.5, -74.1, 7.7, -72.9, 10.9],
  ['27', 'Chocó', 'CHO', -76.9, 5.9, -77.9, 4, -76, 8.6],
  ['23', 'Córdoba', 'COR', -75.8, 8.4, -76.5, 7.3, -74.8, 9.4],
  ['25', 'Cundinamarca', 'CUN', -74.1, 4.8, -74.9, 3.7, -73.1, 5.8],
  ['94', 'Guainía', 'GUA', -68.8, 2.7, -70.9, 1.2, -66.9, 4],
  ['95', 'Guaviare', 'GUV', -72.1, 1.9, -73.7, 0.7, -70, 2.9],
  ['41', 'Huila', 'HUI', -75.6, 2.6, -76.6, 1.6, -74.4, 3.8],
  ['44', 'La Guajira', 'LAG', -72.4, 11.5, -73.7, 10.4, -71.1, 12.4],
  ['47', 'Magdalena', 'MAG', -74.3, 10.2, -74.9, 8.9, -73.6, 11.3],
  ['50', 'Meta', 'MET', -73, 3.3, -74.9, 1.6, -71.1, 4.9],
  ['52', 'Nariño', 'NAR', -77.9, 1.6, -79, 0.4, -76.8, 2.7],
  ['54', 'Norte de Santander', 'NSA', -72.9, 8.1, -73.6, 6.9, -72, 9.3],
  ['86', 'Putumayo', 'PUT', -75.9, 0.4, -77.2, -0.6, -73.8, 1.4],
  ['63', 'Quindío', 'QUI', -75.7, 4.5, -75.9, 4.1, -75.4, 4.7],
  ['66', 'Risaralda', 'RIS', -75.8, 5.1, -76.2, 4.7, -75.4, 5.6],
  ['68', 'Santander', 'SAN', -73.5, 6.7, -74.5, 5.7, -72.5, 8.1],
  ['70', 'Sucre', 'SUC', -75.1, 9.1, -75.7, 8.3, -74.5, 10.1],
  ['73', 'Tolima', 'TOL', -75.3, 4, -76.1, 2.9, -74.5, 5.3],
  ['76', 'Valle del Cauca', 'VAC', -76.5, 3.9, -77.6, 3.1, -75.7, 5],
  ['97', 'Vaupés', 'VAU', -70.6, 0.6, -72, -1.2, -69.1, 2.1],
  ['99', 'Vichada', 'VID', -69.4, 4.7, -71.1, 2.7, -67.4, 6.3],
];

/** By the number of Chile's region: its capital city, and the box around the region on the mainland. */
// oxfmt-ignore
const chileanPlaces: Readonly<Record<number, Place>> = {
  15: [-70.3, -18.5, -70.4, -19.2, -68.9, -17.5], 1: [-70.2, -20.2, -70.3, -21.6, -68.4, -18.9],
  2: [-70.4, -23.7, -70.7, -26.1, -67, -21], 3: [-70.3, -27.4, -71.6, -29.6, -68.2, -25.3],
  4: [-71.3, -29.9, -71.7, -32.3, -69.8, -29], 5: [-71.6, -33, -71.8, -34, -69.9, -32],
  13: [-70.7, -33.4, -71.7, -34.3, -69.8, -32.9], 6: [-70.7, -34.2, -72.1, -35, -70, -33.8],
  7: [-71.7, -35.4, -72.8, -36.6, -70.3, -34.7], 16: [-72.1, -36.6, -72.9, -37.2, -71, -36],
  8: [-73, -36.8, -73.7, -38.5, -71, -36.4], 9: [-72.6, -38.7, -73.5, -39.6, -70.8, -37.6],
  14: [-73.2, -39.8, -73.7, -40.7, -71.6, -39.3], 10: [-72.9, -41.5, -74.9, -44.1, -71.6, -40.2],
  11: [-72.1, -45.6, -75.7, -49.2, -71.1, -43.6], 12: [-70.9, -53.2, -75.7, -56, -66.4, -48.6],
};

const inOrder = (rows: readonly Row[]): readonly State[] =>
  rows.map(([code, name, abbreviation, ...place], index) => ({
    id: Number(code),
    code,
    name,
    order: index + 1,
    abbreviation,
    place,
  }));

const chile: readonly State[] = regions.map(({ id, ...region }) => ({
  id,
  code: String(id),
  ...region,
  place: chileanPlaces[id]!,
}));

/** The international market is not divided. */
export const statesOf: Readonly<Record<CountryCode, readonly State[]>> = {
  PE: inOrder(peru),
  CL: chile,
  CO: inOrder(colombia),
  INT: [],
};

/** @param given its code, its number, its abbreviation or its name. @returns nothing for a region that the country does not have */
export const stateNamed = (country: CountryCode, given: string): State | undefined =>
  statesOf[country].find(({ id, code, abbreviation, name }) =>
    [code, String(id), abbreviation, name].some((one) => plainly(one) === plainly(given)),
  );
