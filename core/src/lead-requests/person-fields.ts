/** Schema of the person who sends a request, by the country's rules: all that a form of the site checks. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { optionalText } from '../kit/validation/index.ts';
import { documentOf, email, optionalPersonName, personName, phone } from '../people/index.ts';
import { type LeadRequest } from '../leads/index.ts';

export const longestMessage = 2_000;

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

/** Fields of the person, the same in every form. */
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
