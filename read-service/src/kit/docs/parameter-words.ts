/** What the parameters of calls are, in Spanish, by name: for those that say nothing of their own in their schema. */
import { mostPopulated } from '../../content/index.ts';

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
  // Comparing
  insuranceTypes:
    'Solo productos de estos tipos de seguro o categorías: sus números, como los dan los filtros.',
  organizations: 'Solo productos de estas organizaciones: sus números.',
  organizationTypes: 'Solo productos de estas clases de organización.',
  organizationType: 'Lo mismo que organizationTypes; si están ambos, cuenta este.',
  coverageCountries: 'Solo productos que cubren en alguno de estos países: sus números.',
  coverageOrganizations: 'Solo productos que cubren en alguna de estas clínicas: sus números.',
  features: 'Solo productos con estas características: sus números.',
  featuresFilter:
    'Si un producto debe tener todas las características elegidas (all) o basta una (any, si no se dice).',
  productType:
    'De qué tipo de seguro se trata, por su nombre o su dirección. Sin él, lo que sirve a quienes nombra el perfil; todo si no nombra a nadie.',
  order: 'En qué orden: recomendados si no se dice.',
  page: 'Qué página, desde 1.',
  take: 'Cuántos resultados por página; 20 si no se dice.',
  comparator: 'Si se pide desde un comparador, que siempre dice sus clases de organización.',
  displayShowcase: 'Solo los productos promocionados.',
  fromPrice: 'El precio más bajo, por mes, en la moneda de la respuesta.',
  toPrice: 'El precio más alto, por mes, en la moneda de la respuesta.',
  fromDeductible: 'El deducible más bajo.',
  toDeductible: 'El deducible más alto.',
  deductiblesToCompare: 'Solo productos con uno de estos deducibles.',
  targetCurrency: 'En qué moneda se dan los precios; la del país si no se dice.',
  uuid: 'El nombre del resultado que se tenía; no cambia la respuesta.',
  ponderer: 'Cuánto pesa el precio en el orden recomendado, de 0 a 1.',
  productCodes: 'Los productos, por su código: tres como máximo, con los de insuranceIds.',
  insuranceIds: 'Los productos, por su número: tres como máximo, con los de productCodes.',
  _fh: 'La hora del clic; no cambia la respuesta.',
  // One of something
  id: 'De cuál: el identificador con que lo nombran las listas.',
  at: 'Un día: qué decía y costaba entonces; hoy si no se dice.',
  code: 'El código con que se lo nombra.',
  plan: 'El producto, por su número o su código.',
  within: 'De qué parte del producto: su número dentro de él.',
  fileId: 'El archivo.',
  type: 'El tipo o la clase, por su nombre o como se lee en las direcciones.',
  name: 'El tipo de seguro, por su nombre.',
  urlSegment: 'Su parte de las direcciones del sitio.',
  regionNumero: 'Solo las de esta región: el número con que la nombra /api/countryState/country.',
  url: 'La ruta que se traduce.',
  mapName: 'Qué mapa.',
  lead: 'La solicitud sobre la que se opina.',
  ...landingFilter,
  ...inBrackets,
  locale: 'En qué idioma.',
  ...populates,
  // The console
  statusId: 'La columna del tablero: el número del estado.',
  by: 'Por qué se agrupan los tiempos.',
  correlationId: 'La cadena de eventos: el identificador que comparten.',
  resource: 'Qué lista se exporta.',
  format: 'En qué formato.',
  filter: 'Los mismos filtros que en la lista.',
  sort: 'El mismo orden que en la lista.',
  columns: 'Qué columnas, en qué orden.',
};
