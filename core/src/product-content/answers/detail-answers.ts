/** Parts of a product beyond its card, as the calls document them. */
import { z } from 'zod';
import { sitePathAnswer } from '../../kit/validation/index.ts';
import { organizationAnswers } from '../../organizations/index.ts';
import { paymentModes } from '../../reference/payment-tables.ts';

export const entry = z.object({ title: z.string(), content: z.string(), icon: z.string().nullable() });
export const question = z.object({ question: z.string(), answer: z.string() });
export const feature = z.object({
  id: z.int(),
  name: z.string(),
  icon: z.string().nullable(),
  description: z.string().nullable(),
  detail: z.string().nullable(),
  included: z.boolean(),
});

export const document = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.string(),
  version: z.string().nullable(),
  url: sitePathAnswer.describe('el archivo, un PDF'),
  numberOfPages: z.int().nullable().describe('las de su texto; nada si el archivo es de la aseguradora'),
  pages: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

const named = z.object({ id: z.string(), name: z.string() });
const method = z.object({
  name: z
    .string()
    .describe('clave de su imagen: t, tdd, tdc, tdcp si es prepago, transfer o transfer_non_automated'),
  displayName: z.string(),
  paymentProvider: z.object({ name: z.string() }).nullable(),
});
export const paymentInfo = z.object({
  periodicity: named.nullable(),
  paymentMethods: z.array(method),
  modes: z.array(
    z.object({
      mode: z.string().describe(paymentModes.map(({ id }) => id).join(', ')),
      displayName: z.string(),
      periodicity: z.string(),
      months: z.int().nullable().describe('por cuántos meses es un pago'),
      methods: z.array(method),
      cardBrands: z.array(z.string()).describe('marcas que acepta; ninguna si no se paga con tarjeta'),
      cardTypes: z.array(named),
      saleTypes: z.array(named).describe('pago inmediato, o cómo se cobra la suscripción'),
    }),
  ),
});

export const offer = z
  .looseObject({
    id: z.int(),
    type: z.string().describe('DISCOUNT, AGGREGATE, GIFTCARD, STOCK, RELATED o COUPON'),
    title: z.string(),
    unitCode: z.string().nullable(),
    amount: z.number().nullable(),
    description: z.string().nullish(),
    benefit: z.string().optional().describe('lo que se agrega gratis'),
    gift: z.string().optional(),
    store: z.string().nullish(),
    code: z.string().optional().describe('lo que escribe el visitante'),
    from: z.string().nullish().describe('su primer día'),
    until: z.string().nullish().describe('su último día'),
    salesLimitQuantityEnable: z.boolean().describe('hay solo algunas unidades'),
    salesLimitQuantity: z.number().nullish().describe('las que quedan'),
    soldOut: z.string().nullable().describe('lo que se dice cuando se agotó; nada mientras quedan'),
  })
  .describe('con los campos propios de su tipo');

export const productClinic = organizationAnswers.clinic.extend({
  note: z.string().nullable(),
  coverages: z.int().describe('cuántas coberturas tiene ahí el producto'),
});
