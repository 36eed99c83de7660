/** Fields that every visitor's request has beside the person, whatever it is about. */
import { z } from 'zod';
import { optionalText } from '../kit/validation/index.ts';

const longestAttribution = 100;
/** Values that one page view may bring along. */
const mostAnalytics = 100;

export const notAnObject = 'El cuerpo debe ser un objeto JSON.';

export const flag = z.boolean('Debe ser verdadero o falso.').nullish().transform(Boolean);

const analytics = z.union(
  [z.string().max(2_000), z.number(), z.boolean(), z.null()],
  'Debe ser un texto de hasta 2000 caracteres, un número, o verdadero o falso.',
);
const attributionEntry = z.object(
  {
    referrer: optionalText(2_000),
    date: z.union([z.string().max(40), z.number()], 'Debe ser una fecha.').nullish(),
    infoGA: z
      .record(z.string(), analytics, 'Debe ser un objeto.')
      .refine((values) => Object.keys(values).length <= mostAnalytics, 'Son demasiados valores.')
      .nullish(),
  },
  'Debe ser un objeto.',
);

/** The newest 100 entries are kept (spec, public side, section 9). */
const attribution = z
  .array(attributionEntry, 'Debe ser una lista.')
  .max(1_000, 'Son demasiadas entradas.')
  .nullish()
  .transform((entries) => (entries ?? []).slice(-longestAttribution));

export const common = {
  productType: optionalText(100),
  businessLine: optionalText(100),
  leadAttributionInfo: attribution.describe('las páginas que llevaron aquí; quedan las últimas 100'),
  origin_url: optionalText(2_000).describe('la página desde la que se envía'),
  originLead: optionalText(200).describe('de qué parte del sitio viene'),
  isInternalTraffic: flag.describe('una prueba propia'),
};
type Common = z.output<z.ZodObject<typeof common>>;

/** Fields of a request that do not depend on its subject. */
export const commonOf = (body: Common) => ({
  productType: body.productType,
  businessLine: body.businessLine,
  origin: { lead: body.originLead },
  originUrl: body.origin_url,
  attribution: body.leadAttributionInfo,
  internalTraffic: body.isInternalTraffic,
});
