/** What every request of a visitor brings along, whatever it is about, by the rules of the country. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { optionalText } from '../kit/validation/index.ts';
import { documentOf, email, optionalPersonName, personName, phone } from '../people/index.ts';
import { type LeadRequest } from '../leads/index.ts';

const longestAttribution = 100;
/** Values that one page view may bring along. */
const mostAnalytics = 100;
export const longestMessage = 2_000;

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

/** What of a request does not depend on what it is about. */
export const commonOf = (body: Common) => ({
  productType: body.productType,
  businessLine: body.businessLine,
  origin: { lead: body.originLead },
  originUrl: body.origin_url,
  attribution: body.leadAttributionInfo,
  internalTraffic: body.isInternalTraffic,
});

/** Surnames and document, which no form must have; the document is checked once the country is known. */
export const identityFields = {
  apellidoPaterno: optionalPersonName,
  apellidoMaterno: optionalPersonName,
  tipoDocumento: optionalText(60).describe('uno del país; si falta, el más común'),
  numeroDocumento: optionalText(20),
};

/** Whatever else is wrong: one answer names every field. */
export const always = {
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
};

/** Tells what is wrong with the document among other fields. */
export const documentCheck = (country: CountryCode) => {
  const document = documentOf(country);
  return (typed: unknown, context: z.RefinementCtx): void => {
    for (const issue of document.safeParse(typed).error?.issues ?? [])
      context.addIssue({ ...issue, code: 'custom' });
  };
};

type TypedIdentity<Name> = { readonly nombre: Name } & z.output<z.ZodObject<typeof identityFields>>;

/** @returns how a name and a document that were typed are kept */
export const identityOf = (country: CountryCode) => {
  const document = documentOf(country);
  return <Name>(typed: TypedIdentity<Name>) => ({
    firstName: typed.nombre,
    paternalSurname: typed.apellidoPaterno,
    maternalSurname: typed.apellidoMaterno,
    ...document.parse(typed),
  });
};

export const missingPerson = 'Faltan los datos de la persona.';

/** Who asks, as every form has it. */
export const datosingresados = (country: CountryCode) => {
  const identity = identityOf(country);
  return z
    .object(
      {
        nombre: personName,
        ...identityFields,
        email,
        telefono: phone(country).describe('con prefijo, o sin él y entonces con el del país'),
        mensaje: optionalText(longestMessage),
      },
      missingPerson,
    )
    .superRefine(documentCheck(country), always)
    .transform((typed): Pick<LeadRequest, 'person' | 'message'> => ({
      message: typed.mensaje,
      person: { ...identity(typed), email: typed.email, phone: typed.telefono },
    }));
};
