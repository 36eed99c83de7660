/** What a visitor sends: the bodies of `POST /api/contactos` and `POST /api/solicitarplans`, by country. */
import { z } from 'zod';
import { type CountryCode, requestType } from '../reference/index.ts';
import {
  documentOf,
  email,
  optionalPersonName,
  optionalText,
  personName,
  phone,
  text,
} from '../validation/index.ts';
import { type LeadRequest } from './lead-events.ts';

const longestAttribution = 100;
/** Values that one page view may bring along. */
const mostAnalytics = 100;

const flag = z.boolean('Debe ser verdadero o falso.').nullish().transform(Boolean);

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

const common = {
  productType: optionalText(100),
  businessLine: optionalText(100),
  leadAttributionInfo: attribution.describe('las páginas que llevaron aquí; quedan las últimas 100'),
  origin_url: optionalText(2_000).describe('la página desde la que se envía'),
  originLead: optionalText(200).describe('de qué parte del sitio viene'),
  isInternalTraffic: flag.describe('una prueba propia'),
};

const datosingresados = (country: CountryCode) => {
  const document = documentOf(country);
  return z
    .object(
      {
        nombre: personName,
        apellidoPaterno: optionalPersonName,
        apellidoMaterno: optionalPersonName,
        tipoDocumento: optionalText(10).describe('uno del país; si falta, el más común'),
        numeroDocumento: optionalText(20),
        email,
        telefono: phone(country).describe('con prefijo, o sin él y entonces con el del país'),
        mensaje: optionalText(2_000),
      },
      'Faltan los datos de la persona.',
    )
    .superRefine(
      (typed, context) => {
        for (const issue of document.safeParse(typed).error?.issues ?? [])
          context.addIssue({ ...issue, code: 'custom' });
      },
      // Whatever else is wrong: one answer names every field.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    )
    .transform((typed) => ({
      message: typed.mensaje,
      person: {
        firstName: typed.nombre,
        paternalSurname: typed.apellidoPaterno,
        maternalSurname: typed.apellidoMaterno,
        ...document.parse(typed),
        email: typed.email,
        phone: typed.telefono,
      },
    }));
};

type Common = z.output<z.ZodObject<typeof common>>;
const requestOf = (
  requestTypeId: number,
  body: Common & { datosingresados: { person: LeadRequest['person']; message?: string } },
  product?: LeadRequest['product'],
): LeadRequest => ({
  requestTypeId,
  person: body.datosingresados.person,
  message: body.datosingresados.message,
  product,
  productType: body.productType,
  businessLine: body.businessLine,
  origin: { url: body.origin_url, lead: body.originLead },
  attribution: body.leadAttributionInfo,
  internalTraffic: body.isInternalTraffic,
});

/** A message from the contact page. */
export const contactRequest = (country: CountryCode) =>
  z
    .object({ ...common, datosingresados: datosingresados(country) }, 'El cuerpo debe ser un objeto JSON.')
    .transform((body) => requestOf(requestType.contact, body));

/** A request for a plan: *Me interesa*. */
export const planRequest = (country: CountryCode) =>
  z
    .object(
      {
        ...common,
        nombreplan: text(100).describe('el código del producto'),
        nombreLargoPlan: optionalText(300),
        datosingresados: datosingresados(country),
      },
      'El cuerpo debe ser un objeto JSON.',
    )
    .transform((body) =>
      requestOf(requestType.plan, body, {
        code: body.nombreplan,
        name: body.nombreLargoPlan ?? body.nombreplan,
      }),
    );
