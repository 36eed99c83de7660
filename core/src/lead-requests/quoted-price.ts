/** The price that the visitor saw beside the button: told by the page, not computed. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { countryOf } from '../reference/countries.ts';
import { optionalText } from '../kit/validation/index.ts';
import { type LeadRequest } from '../leads/index.ts';

const wrong = 'Debe ser un número.';
/** A price as digits, a decimal in major units: a unit of insurance costs less than a billion of anything. */
export const priceAmount = /^\d{1,10}(?:\.\d{1,4})?$/;

export const priceFields = {
  precio: z
    .union([z.number(wrong), z.string(wrong).max(40, wrong)], wrong)
    .nullish()
    .describe('el precio que se mostró, en unidades de la moneda; sin él la solicitud sigue'),
  unit: optionalText(20).describe('la moneda o UF; si falta, la moneda del país'),
  paymentMode: optionalText(40).describe('cada cuánto se paga'),
};
type Priced = z.output<z.ZodObject<typeof priceFields>>;

const withoutTail = (amount: number): string => String(Math.round(amount * 10_000) / 10_000);

/**
 * @returns nothing for a price that is missing, zero or unreadable: the request goes on without (spec, public side,
 *   section 5)
 */
export const quotedPriceOf = (
  country: CountryCode,
  { precio, unit, paymentMode }: Priced,
): LeadRequest['quotedPrice'] => {
  const amount = typeof precio === 'number' ? withoutTail(precio) : precio?.trim();
  if (amount === undefined || !priceAmount.test(amount) || Number(amount) === 0) return undefined;
  return { amount, unit: unit ?? countryOf(country).currency, period: paymentMode };
};
