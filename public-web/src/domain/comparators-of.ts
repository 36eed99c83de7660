/** The countries that have a page at an address: these pages are alternates of each other (hreflang). */
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { contentPath, staticPaths } from './site-pages.ts';

const everywhere = countryCodes;
const south: readonly CountryCode[] = ['PE', 'CL', 'CO'];
/** Comparators that more than one country has. A test holds it equal to the lines of insurance, which are too heavy for a browser. */
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

/** An EPS is another thing in Peru than in Colombia. */
const ofOneCountry = ['/EPS'];
const withStandingPage = (path: string): readonly CountryCode[] => {
  const countries = countryCodes.filter((country) => staticPaths(country).includes(path));
  return countries.length > 1 && !ofOneCountry.includes(path) ? countries : [];
};

/** @returns none where one country alone has such a page */
export const countriesWith = (path: string): readonly CountryCode[] =>
  comparators[path] ?? withStandingPage(path);

/** The one page that is not in Spanish. */
export const languageOf = (path: string): 'en' | 'es' =>
  path === contentPath('Terms-and-Conditions') ? 'en' : 'es';
