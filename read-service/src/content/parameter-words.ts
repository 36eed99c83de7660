/** What the parameters of the calls for content are, in Spanish, by name. */

const landingFilter = {
  active: 'Solo las páginas que están activas, o solo las que no.',
  tag: 'Solo las páginas con esta etiqueta.',
  slug: 'La página con este nombre en su dirección, como seguros-de-salud.',
};
const inBrackets = Object.fromEntries(
  Object.entries(landingFilter).flatMap(([name, says]) =>
    ['', '[$eq]', '[$eqi]'].map((operator) => [`filters[${name}]${operator}`, says]),
  ),
);

const pagination = {
  'pagination[page]': 'Qué página, desde 1.',
  'pagination[pageSize]': 'Cuántas filas por página; 15 si no se dice.',
  'pagination[start]': 'Desde qué lugar, contado desde 0.',
  'pagination[limit]': 'Cuántas filas desde ahí; 15 si no se dice.',
  'pagination[withCount]': 'El total viene siempre: no cambia nada.',
};

export const parameterWords: Readonly<Record<string, string>> = {
  url: 'La ruta que se traduce.',
  mapName: 'Qué mapa.',
  locale: 'En qué idioma.',
  ...landingFilter,
  ...inBrackets,
  ...pagination,
};
