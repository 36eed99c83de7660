/** What the parameters of the calls for content are, in Spanish, by name. */
import { mostPopulated } from './landing-query.ts';

const landingFilter = {
  active: 'Solo las páginas que están activas, o solo las que no.',
  tag: 'Solo las páginas con esta etiqueta.',
  slug: 'La página con este nombre en su dirección, como seguros-de-salud.',
};
const inBrackets = Object.fromEntries(
  Object.entries(landingFilter).flatMap(([name, says]) => [
    [`filters[${name}]`, says],
    [`filters[${name}][$eq]`, says],
  ]),
);

const populates = Object.fromEntries(
  Array.from({ length: mostPopulated }, (_, nth) => [
    `populate[${nth}]`,
    'Las respuestas ya vienen completas: no cambia nada.',
  ]),
);

export const parameterWords: Readonly<Record<string, string>> = {
  url: 'La ruta que se traduce.',
  mapName: 'Qué mapa.',
  locale: 'En qué idioma.',
  ...landingFilter,
  ...inBrackets,
  ...populates,
};
