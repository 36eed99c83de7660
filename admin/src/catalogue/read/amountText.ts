/** Amounts of the catalogue as people read them: `S/ 99.90`, `UF 1,5`, `80 %`, `3 veces`. */
import { type UnitCode } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledAmount, spelledNumber } from '@cotejo/core/kit/money';
import { decimalOf } from '../schema/amounts.ts';

const once = { veces: '1 vez', días: '1 día' } as const;

/**
 * An amount in its own unit, whichever that is.
 * @param amount in whole units: a number, or a decimal as text: `1500.5`
 */
export const spelledIn = (
  amount: number | string,
  unit: string | undefined,
  country: CountryCode,
): string => {
  const decimal = String(amount);
  const number = spelledNumber(decimal, country);
  if (!unit) return number;
  if (unit === 'veces' || unit === 'días') return decimal === '1' ? once[unit] : `${number} ${unit}`;
  return unit === '%' ? `${number} %` : spelledAmount(decimal, unit, country);
};

/** @param amount whole numbers of the unit's smallest part */
export const amountText = (amount: number, unit: UnitCode | undefined, country: CountryCode): string =>
  spelledIn(decimalOf(amount, unit), unit, country);
