/** The site's calls that compare, as they are documented: one schema for the service that answers and the site that shows it. */
import { z } from 'zod';
import { productAnswers } from '../product-content/index.ts';

const leaf = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  url: z.string().nullable(),
  total: z.int().describe('cuántos resultados quedarían, sin contar lo elegido en este mismo filtro'),
  selected: z.boolean(),
  disabled: z.boolean().describe('no quedaría ninguno'),
});
const explained = leaf.extend({ tooltip: z.string().nullable().describe('qué es, en una frase') });
const node = explained.extend({
  indeterminate: z.boolean().describe('elegido solo en parte'),
  children: z.array(explained).readonly(),
});
const range = z.object({ from: z.number(), to: z.number(), unit: z.object({ code: z.string() }) }).nullable();

const filters = z.object({
  insuranceTypes: z.array(node).readonly(),
  organizationTypes: z.array(leaf).readonly(),
  organizations: z
    .array(
      explained.extend({
        typeId: z.string().nullable().describe('de qué tipo es, como en organizationTypes'),
      }),
    )
    .readonly(),
  features: z.array(leaf).readonly(),
  coverageCountries: z.array(leaf).readonly(),
  coverageOrganizations: z.array(leaf).readonly(),
  prices: range.describe('de cuánto a cuánto cuestan al mes los resultados, sin contar los límites elegidos'),
  deductibles: range,
  deductiblesToCompare: z
    .array(z.object({ amount: z.number(), total: z.int(), selected: z.boolean() }))
    .readonly(),
});

const priceEstimate = z
  .object({
    preciomin: z.number().describe('pesos al mes'),
    preciomax: z.number().describe('pesos al mes'),
    topeimponible: z.number().describe('la renta imponible sobre la que ya no se cotiza más: pesos al mes'),
    calculadoPeso: z.number().nullable().describe('lo que se cotiza: pesos al mes; nada sin ingresos'),
    calculadoUF: z.number().nullable().describe('lo mismo en UF'),
  })
  .nullable()
  .describe('entre qué precios buscar según los ingresos; nada donde no hay isapres que comparar');

const day = z.string().describe('el día, en el país, cuyas tarifas y tablas dan los precios: AAAA-MM-DD');

export const comparatorAnswers = {
  leaf,
  node,
  filters,
  priceEstimate,
  /** Beside `total` in the answer's `metaData`. */
  resultsMeta: z.object({
    filters,
    bestScore: z.number().nullable().describe('el mejor puntaje de todos los resultados, de 0 a 10'),
    day,
    precios: priceEstimate,
  }),
  sideBySide: productAnswers.card.extend({
    shares: z.array(productAnswers.share).describe('lo que cuesta cada persona'),
  }),
  sideBySideMeta: z.object({
    notFound: z
      .object({ productCodes: z.array(z.string()), insuranceIds: z.array(z.int()) })
      .describe('lo que se pidió y este país no ofrece: no existe, o se retiró'),
    day,
  }),
};
export type ComparatorAnswer<Name extends keyof typeof comparatorAnswers> = z.output<
  (typeof comparatorAnswers)[Name]
>;
