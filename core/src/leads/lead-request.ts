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
import { type LeadRequest } from './lead.ts';

const longestAttribution = 100;

const flag = z.union([z.boolean(), z.null()], 'Debe ser verdadero o falso.').optional().transform(Boolean);

const infoGA = z.record(
  z.string().max(200),
  z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]),
);
const attributionEntry = z.object({
  referrer: z.string().max(2_000).nullish(),
  date: z.union([z.string().max(40), z.number()]).nullish(),
  infoGA: infoGA.nullish(),
});

/** The newest 100 entries are kept (spec, public side, section 9). */
const attribution = z
  .array(attributionEntry, 'Debe ser una lista.')
  .max(1_000, 'Son demasiadas entradas.')
  .nullish()
  .transform((entries) => (entries ?? []).slice(-longestAttribution));

const common = {
  productType: optionalText(100),
  businessLine: optionalText(100),
  leadAttributionInfo: attribution,
  origin_url: optionalText(2_000),
  originLead: optionalText(200),
  isInternalTraffic: flag,
};

const person = (country: CountryCode) =>
  z
    .object(
      {
        nombre: personName,
        apellidoPaterno: optionalPersonName,
        apellidoMaterno: optionalPersonName,
        email,
        telefono: phone(country),
        mensaje: optionalText(2_000),
      },
      'Faltan los datos de la persona.',
    )
    .transform(({ nombre, apellidoPaterno, apellidoMaterno, email, telefono, mensaje }) => ({
      message: mensaje,
      person: {
        firstName: nombre,
        paternalSurname: apellidoPaterno,
        maternalSurname: apellidoMaterno,
        email,
        phone: telefono,
      },
    }));

/** The person and the document are checked side by side, so that one answer names every field that is wrong. */
const datosingresados = (country: CountryCode) =>
  z.unknown().transform((input, context) => {
    const [who, document] = [person(country).safeParse(input), documentOf(country).safeParse(input)];
    for (const issue of who.error?.issues ?? []) context.addIssue({ ...issue, code: 'custom' });
    if (typeof input === 'object' && input !== null)
      for (const issue of document.error?.issues ?? []) context.addIssue({ ...issue, code: 'custom' });
    if (!who.success || !document.success) return z.NEVER;
    return { message: who.data.message, person: { ...who.data.person, ...document.data } };
  });

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
        nombreplan: text(100),
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
