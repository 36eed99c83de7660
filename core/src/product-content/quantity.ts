/** How much: an exact whole number of a unit's smallest part, so that nothing is rounded on its way. */
import { type z } from 'zod';
import { type At, exchanged } from '../price-tables/index.ts';
import { type Unit, unitDigits, type Currency } from '../kit/money/index.ts';
import { choice, record, whole } from '../kit/fields/index.ts';

/**
 * The units of amounts (spec, console and platform, section 9), each with how many digits of fraction its whole numbers
 * hold: 9900 of PEN are S/ 99.00, 12_150 of UF are UF 1.2150, 8050 of % are 80.5 %.
 */
export const units = [
  { code: 'CLP', name: 'Peso chileno', currencyCode: 'CLP', digits: unitDigits.CLP },
  { code: 'UF', name: 'Unidad de Fomento', currencyCode: 'UF', digits: unitDigits.UF },
  { code: 'USD', name: 'Dólar estadounidense', currencyCode: 'USD', digits: unitDigits.USD },
  { code: 'COP', name: 'Peso colombiano', currencyCode: 'COP', digits: unitDigits.COP },
  { code: 'PEN', name: 'Sol', currencyCode: 'PEN', digits: unitDigits.PEN },
  { code: 'MXN', name: 'Peso mexicano', currencyCode: 'MXN', digits: unitDigits.MXN },
  { code: '%', name: 'Porcentaje', currencyCode: null, digits: 2 },
  { code: 'veces', name: 'Veces', currencyCode: null, digits: 0 },
  { code: 'días', name: 'Días', currencyCode: null, digits: 0 },
] as const;
export type UnitCode = (typeof units)[number]['code'];
const unitCodes = units.map(({ code }) => code) as [UnitCode, ...UnitCode[]];

export const unit = choice(unitCodes);
export const magnitude = whole(0).describe('in the smallest part of the unit');
export const quantity = record({ amount: magnitude, unit });
export type Quantity = z.infer<typeof quantity>;

/** A unit's name, currency, and digits that its whole numbers hold. */
export const unitOf = (code: UnitCode) => units.find((one) => one.code === code)!;

/** @returns the same as people write it, for calls whose clients expect a number: 80.5 of 8050 hundredths */
export const inUnits = (amount: number, code: UnitCode): number => amount / 10 ** unitOf(code).digits;

/**
 * @returns the same in minor units of the currency, at the exchange values of the day; nothing for what is no money, and
 *   where no exchange value leads to the currency
 */
export const inCurrency = ({ amount, unit }: Quantity, currency: Currency, at: At): number | undefined => {
  if (unit === currency) return amount;
  return Object.hasOwn(unitDigits, unit) ? exchanged(amount, unit as Unit, currency, at) : undefined;
};

const moneyUnits = units.filter(({ currencyCode }) => currencyCode !== null).map(({ code }) => code);
type MoneyUnit = Exclude<UnitCode, '%' | 'veces' | 'días'>;

/** An amount of money or of UF. */
export const moneyQuantity = record({
  amount: magnitude,
  unit: choice(moneyUnits as [MoneyUnit, ...MoneyUnit[]]),
});
