/** A correction of a request by staff: the person's fields by the rules of the lead's country. */
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { clearable, type LeadRequestUpdate, type Person } from '@cotejo/core/leads';
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
    amount: z
      .string('Escribe el precio.')
      .regex(priceAmount, 'Escribe un número, con punto para los decimales.'),
    unit: text(20).describe('una moneda, UF o una unidad de precios del exterior; o como estaba'),
    period: optionalText(40),
  },
  notAnObjectInside,
);

/** Document and phone are checked once the country is known. */
const person = z.strictObject(
  {
    firstName: personName,
    paternalSurname: optionalPersonName,
    maternalSurname: optionalPersonName,
    documentType: optionalText(60),
    documentNumber: optionalText(20),
    email,
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

const personOf = (country: CountryCode) => {
  const [phoneHere, documentHere] = [phone(country), documentOf(country)];
  return z.object({
    person: person.transform(({ documentType, documentNumber, ...rest }, context): Person => {
      const called = phoneHere.safeParse(rest.phone);
      const document = documentHere.safeParse({
        tipoDocumento: documentType,
        numeroDocumento: documentNumber,
      });
      for (const { message } of called.error?.issues ?? [])
        context.addIssue({ code: 'custom', path: ['phone'], message });
      for (const { path, message } of document.error?.issues ?? [])
        context.addIssue({
          code: 'custom',
          path: path.map((part) => fieldOf[String(part)] ?? part),
          message,
        });
      return { ...rest, ...document.data, phone: called.data ?? rest.phone };
    }),
  });
};

/**
 * @param quotedBefore what the price was told in: any words of the page that told it
 * @throws Rejection (422) that names the fields which are wrong in that country
 */
export const inCountry = (
  update: RequestUpdate,
  country: CountryCode,
  quotedBefore: string | undefined,
): LeadRequestUpdate => {
  const { person, product, message, quotedPrice } = update;
  if (quotedPrice && ![...quotedUnits, quotedBefore].includes(quotedPrice.unit))
    rejectInput({ 'quotedPrice.unit': 'Elige una moneda o UF.' });
  const cleared = clearable.filter((field) => update[field] === null);
  return {
    ...(person && validated(personOf(country), { person })),
    product,
    message: message ?? undefined,
    quotedPrice: quotedPrice ?? undefined,
    ...(cleared.length > 0 && { cleared }),
  };
};
