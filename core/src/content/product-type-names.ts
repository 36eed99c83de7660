/** The names by which calls mean types of insurance: those of the spec's lists (public side, section 9) beside the catalogue's own. */
import { type CountryCode } from '../kit/country/index.ts';
import { plainlyInAddresses } from '../kit/text/index.ts';
import { type Line } from './line.ts';
import { linesOf } from './lines.ts';
import { menuOf } from './menu.ts';

const everywhere = (type: string) => ({ PE: [type], CL: [type], CO: [type], INT: [type] });
const pets = ['SEGURO_MASCOTAS'];
/** As the catalogue names them, by country: what one market calls a policy is several types in another. */
type Meaning = { readonly [Country in CountryCode]?: readonly string[] };
const poliza: Meaning = {
  PE: ['SALUD_INDIVIDUAL'],
  CL: ['COMPLEMENTARIO', 'CATASTROFICO'],
  CO: ['POLIZA_SALUD'],
  INT: ['SALUD_INTERNACIONAL'],
};
const ofPets: Meaning = { PE: pets, CL: pets, CO: pets };

/** In small letters, without accents and hyphens. */
const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['poliza', poliza],
  // In Peru it is a type itself; an EPS of Colombia offers plans beside the compulsory one.
  ['eps', { PE: ['EPS'], CO: ['PAC'] }],
  ['seguro colectivo', everywhere('COLECTIVO')],
  ['pets', ofPets],
  ['pet insurance', ofPets],
  ['mascota', ofPets],
]);

/** @returns the catalogue's names of the types that a name of the spec's lists means in a country; none for other names */
export const typesMeant = (country: CountryCode, name: string): readonly string[] =>
  meanings.get(plainlyInAddresses(name))?.[country] ?? [];

/** @returns the comparator that is about a type of product, whatever the name's accents, capitals and hyphens */
export const lineNamed = (country: CountryCode, productTypeName: string): Line | undefined => {
  const wanted = plainlyInAddresses(productTypeName);
  return linesOf(country).find((line) =>
    [line.productType, line.name].some((name) => plainlyInAddresses(name) === wanted),
  );
};

/** Whether a name means a type of product in a country, or a heading of its menu, whatever its catalogue holds. */
export const isTypeOfProduct = (country: CountryCode, name: string): boolean =>
  lineNamed(country, name) !== undefined ||
  typesMeant(country, name).length > 0 ||
  menuOf(country).some(({ title }) => plainlyInAddresses(title) === plainlyInAddresses(name));
