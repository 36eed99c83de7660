/** The site's own pages: those with a text, and old addresses that lead to others (spec, public side, section 2.1). */
import { type CountryCode } from '@cotejo/core/kit/country';
import { landingPages } from './landing-pages.ts';
import { contactPath } from './product-paths.ts';

export const listPath = '/Insurance-List';
export const siteMapPath = '/Sitemap-Products';
/** Landing page of advertisements. */
export const signUpPath = '/Registro';

export const contentNames = {
  'Que-Hacemos': 'Qué hacemos',
  'Terminos-y-Condiciones': 'Términos y condiciones',
  'Terms-and-Conditions': 'Términos en inglés',
  Privacidad: 'Privacidad',
  'EPS-Personas-Empresas': 'EPS para personas y empresas',
} as const;
export type ContentName = keyof typeof contentNames;
export const contentPath = (name: ContentName): string => `/${name}`;

/** An EPS that an employer pays a part of is a thing of Peru. */
const isIn = (country: CountryCode) => (name: ContentName) =>
  name !== 'EPS-Personas-Empresas' || country === 'PE';
export const contentNamesOf = (country: CountryCode): readonly ContentName[] =>
  (Object.keys(contentNames) as ContentName[]).filter(isIn(country));

/** Addresses that lead elsewhere for ever; what stands in both is kept. */
const clinicsPath = '/Clinicas-y-Hospitales';
const everywhere = {
  // Where a profile was put together, and a link with one led (spec, public side, sections 2.1 and 2.3): the home does both.
  '/v1': '/',
  '/quehacemos': contentPath('Que-Hacemos'),
  '/Seguro': '/Seguros',
  '/Seguros-de-Salud': '/Comparar/Seguros-de-Salud',
} as const;
const own: Readonly<Record<CountryCode, Readonly<Record<string, string>>>> = {
  PE: { '/Clinica': clinicsPath, '/EPS/:organization/Planes': '/EPS/:organization' },
  CL: {
    '/Clinica': clinicsPath,
    '/Isapres': '/Isapre',
    '/Isapre/:organization/Planes': '/Isapre/:organization',
  },
  CO: {},
  INT: {},
};
export const movedPaths = (country: CountryCode): Readonly<Record<string, string>> => ({
  ...everywhere,
  ...own[country],
});

/** Every page that is the same whoever asks, for site maps: without comparators, products and organizations. */
export const staticPaths = (country: CountryCode): readonly string[] => [
  '/',
  ...landingPages[country].map(({ path }) => path),
  contactPath,
  ...contentNamesOf(country).map(contentPath),
  siteMapPath,
];
