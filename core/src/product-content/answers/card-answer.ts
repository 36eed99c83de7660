/** The spec's *insurance product, as shown on a card* (public side, section 3), as answers are documented. */
import { z } from 'zod';
import { sitePathAnswer } from '../../kit/validation/index.ts';
import { annualMaximum, coverageTag } from './coverage-answers.ts';
import { yearlyCost } from './year-answers.ts';

const unit = z.object({ id: z.string(), code: z.string() });

/** The spec's *price result* (public side, section 3), and what visitors must know of it. */
export const profilePrice = z.object({
  total: z.object({
    profilesWithPrice: z.int().describe('a cuántas personas alcanza el precio'),
    profilesEvaluated: z.int(),
    arePricesDefined: z.boolean(),
  }),
  profiles: z
    .array(
      z.object({
        profile: z.int().describe('su lugar, desde 1'),
        method: z.enum(['PriceFound', 'PriceNotFound']),
        reason: z.string().optional().describe('por qué no se la puede asegurar'),
      }),
    )
    .readonly(),
  notices: z.array(z.string()).readonly(),
});

const split = z
  .object({
    credit: z.number().describe('lo que paga primero el crédito de EPS'),
    employer: z.number(),
    worker: z.number(),
    employerPercent: z.string().describe('lo que el empleador paga del resto'),
    isAssumed: z
      .boolean()
      .describe('se supone lo mismo en todos los planes: el perfil no dice cuánto paga el empleador'),
  })
  .nullable()
  .describe('quién paga una EPS; nada en otros seguros');

const contribution = z
  .object({
    amount: z.number().nullable().describe('pesos al mes; nada sin ingresos'),
    isEstimated: z.boolean().describe('el sueldo bruto se estimó desde el líquido'),
  })
  .nullable()
  .describe('la cotización legal, que paga primero una isapre; nada en otros seguros');

export const card = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  productCode: z.string(),
  url: sitePathAnswer.describe('ruta canónica en el sitio público'),
  description: z.string(),
  isDemo: z.boolean(),
  exclusive: z.boolean(),
  isNew: z.boolean().describe('disponible desde hace menos de dos meses'),
  isPromoted: z.boolean(),
  onlineSale: z.boolean().describe('se puede contratar en línea'),
  externalAddress: z.string().nullable().describe('dónde se contrata, si no es aquí'),
  availableFrom: z.iso.date().nullable(),
  image: z.string().nullable(),
  color: z.string().nullable(),
  score: z.number().nullable().describe('de 0 a 10'),
  distance: z.number().nullable().describe('afinidad con lo elegido, de 0 a 10; nada fuera de un resultado'),
  benefits: z.array(z.string()).readonly(),
  deductible: z.object({ amount: z.number(), unit }).nullable(),
  coverages: z.array(coverageTag).readonly(),
  features: z.array(z.object({ id: z.int(), name: z.string() })).readonly(),
  organization: z.object({
    id: z.int(),
    displayName: z.string(),
    organizationCode: z.string().nullable(),
    metadata: z.object({ image: z.string().nullable(), url: z.string(), typeAlias: z.string() }),
  }),
  insuranceType: z.object({
    id: z.int(),
    name: z.string(),
    displayName: z.string(),
    description: z.string().nullable(),
    color: z.string().nullable(),
    upperType: z.object({ name: z.string(), displayName: z.string(), url: z.string() }).nullable(),
  }),
  insuranceMetadata: z.object({
    metadata: z.object({
      salesChannel: z.array(z.string()).readonly(),
      isPopular: z.boolean(),
      hasOffer: z.boolean(),
      modality: z.string().nullable(),
      minsubscribers: z.int().nullable(),
      annual_benefit_maximum: annualMaximum,
      price_detail: z
        .object({
          label: z.string(),
          age_range: z.object({ from: z.int(), to: z.int().nullable() }).nullable(),
        })
        .nullable(),
      url: z.string(),
      seoTitle: z.string().nullable(),
      seoDescription: z.string().nullable(),
      seoImage: z.string().nullable(),
    }),
  }),
  price: z
    .object({
      minPrice: z.number().describe('el precio exacto para el perfil, en unidades de la moneda'),
      unit: unit.extend({
        display: z.string().describe('cómo se lee junto al monto: PEN, USD/Año, USD/V, USD/MUNDO…'),
      }),
      paymentMode: z.string().describe('MONTHLY, YEARLY, ONCE…'),
      suffix: z.string().describe('cómo sigue tras el monto: /mes, /mes p/p, /mes · Total por empresa…'),
      convertionTo: z
        .object({ amount: z.string(), unit })
        .nullable()
        .describe('lo mismo en la unidad en que está fijado, si es otra'),
      split,
      contribution,
    })
    .nullable()
    .describe('nada si no se puede asegurar a nadie'),
  priceRange: z
    .object({ from: z.number(), unit: z.object({ code: z.string() }) })
    .nullable()
    .describe('desde cuánto, para el perfil con que el sitio empieza'),
  profilePrice,
  yearlyCost,
});
