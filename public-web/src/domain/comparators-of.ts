/** Which countries have a comparator at an address: their pages are each other's counterparts (hreflang). */
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';

const everywhere = countryCodes;
const south: readonly CountryCode[] = ['PE', 'CL', 'CO'];
/** Only what more than one has. A test holds it equal to the lines of insurance, which are too heavy for a browser. */
const comparators: Readonly<Record<string, readonly CountryCode[]>> = {
  '/Comparar/Seguros-de-Salud': everywhere,
  '/Comparar/Seguros-Dentales': south,
  '/Comparar/Empresas': everywhere,
  '/Comparar/Seguros-de-Vida/Guardias': ['PE', 'CL'],
  '/Comparar/Seguros-de-Vida': south,
  '/Comparar/Accidentes-Personales': south,
  '/Comparar/Seguros-Mascotas': south,
  '/Comparar/Seguros-de-Viaje': everywhere,
};

export const countriesWith = (path: string): readonly CountryCode[] =>
  path === '/' ? everywhere : (comparators[path] ?? []);
