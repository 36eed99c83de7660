/** A correction of a request by staff: the person's fields by the rules of the lead's country. */
import { clearable, type LeadRequest, type LeadRequestUpdate } from '@cotejo/core/leads';
import { priceAmount } from '@cotejo/core/lead-requests';
import { type CountryCode } from '@cotejo/core/kit/country';
import { quotedUnits } from '@cotejo/core/reference/quoted-units';
import { optionalText, text } from '@cotejo/core/kit/validation';
import { documentOf, email, optionalPersonName, personName, phone } from '@cotejo/core/people';
import { z } from 'zod';
import { notAnObject, validated } from '../kit/http/validated.ts';

const notAnObjectInside = 'Debe ser un objeto.';

/** The product as the console chooses it, and its price as it was told to the person. */
const product = z.strictObject({ code: text(100), name: text(300) }, notAnObjectInside);
const quotedPrice = z.strictObject(
  {
    amount: z.string('Escribe el precio.').max(40).describe('un número, con punto para los decimales'),
    unit: optionalText(20).describe('una moneda, UF o una unidad de precios del exterior; o como estaba'),
    period: optionalText(40),
  },
  notAnObjectInside,
);

/** Fields are checked once the country is known, so that all faults are told at once. */
const person = z.strictObject(
  {
    firstName: text(100),
    paternalSurname: optionalText(100),
    maternalSurname: optionalText(100),
    documentType: optionalText(60),
    documentNumber: optionalText(20),
    email: text(254),
    phone: text(30),
  },
  notAnObjectInside,
);

export const requestUpdate = z.strictObject(
  {
    person: person.optional().describe('entera: lo que falta se borra'),
    message: text(2_000).nullish().describe('null la borra; si falta, queda como está'),
    product: product.optional(),
    quotedPrice: quotedPrice.nullish().describe('null lo borra; si falta, queda como está'),
  },
  notAnObject,
);
export type RequestUpdate = z.output<typeof requestUpdate>;

/** The spec's rules for documents are told with the names of the public forms; here they have the record's. */
const fieldOf: Readonly<Record<string, string>> = {
  tipoDocumento: 'documentType',
  numeroDocumento: 'documentNumber',
};

const personOf = (country: CountryCode) =>
  person.transform((written, context): LeadRequest['person'] => {
    const read = <Value>(schema: z.ZodType<Value>, field: keyof typeof written): Value => {
      const { data, error } = schema.safeParse(written[field]);
      for (const { message } of error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [field], message });
      // With an issue nothing of it is used.
      return data as Value;
    };
    const { documentType: tipoDocumento, documentNumber: numeroDocumento } = written;
    const document = documentOf(country).safeParse({ tipoDocumento, numeroDocumento });
    for (const { path, message } of document.error?.issues ?? [])
      context.addIssue({
        code: 'custom',
        path: path.map((part) => fieldOf[String(part)] ?? part),
        message,
      });
    return {
      firstName: read(personName, 'firstName'),
      paternalSurname: read(optionalPersonName, 'paternalSurname'),
      maternalSurname: read(optionalPersonName, 'maternalSurname'),
      ...document.data,
      email: read(email, 'email'),
      phone: read(phone(country), 'phone'),
    };
  });

const priceOf = (quotedBefore: string | undefined) =>
  z.object({
    amount: z.string().regex(priceAmount, 'Escribe un número, con punto para los decimales.'),
    unit: text(20).refine((unit) => [...quotedUnits, quotedBefore].includes(unit), 'Elige una moneda o UF.'),
    period: optionalText(40),
  });

/**
 * @param quotedBefore what the price was told in: any words of the page that told it
 * @throws Rejection (422) that names the fields which are wrong in that country
 */
export const inCountry = (
  update: RequestUpdate,
  country: CountryCode,
  quotedBefore: string | undefined,
): LeadRequestUpdate => {
  const { product, message } = update;
  const rules = z.object({
    person: personOf(country).optional(),
    quotedPrice: priceOf(quotedBefore).nullish(),
  });
  const { person, quotedPrice } = validated(rules, {
    person: update.person,
    quotedPrice: update.quotedPrice,
  });
  const cleared = clearable.filter((field) => update[field] === null);
  return {
    person,
    product,
    message: message ?? undefined,
    quotedPrice: quotedPrice ?? undefined,
    ...(cleared.length > 0 && { cleared }),
  };
};
