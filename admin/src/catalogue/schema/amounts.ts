/**
 * Amounts and rates as people type them, in units and with the signs of their country; the catalogue has whole numbers of
 * the unit's smallest part, and decimals with a point.
 */
import { type UnitCode, units } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledNumber, writtenNumber } from '@cotejo/core/kit/money';

const digitsOf = (unit: string | undefined): number => units.find(({ code }) => code === unit)?.digits ?? 0;

/** @returns `99.00` of 9900 hundredths, `1.508` of 15,080 ten-thousandths: no zeros that say nothing but in money */
export const decimalOf = (amount: number, unit: string | undefined): string => {
  const digits = digitsOf(unit);
  if (digits === 0) return String(amount);
  const text = String(amount).padStart(digits + 1, '0');
  const [whole, fraction] = [text.slice(0, -digits), text.slice(-digits)];
  const kept = unit === 'UF' || unit === '%' ? fraction.replace(/0+$/, '') : fraction;
  return kept === '' || /^0+$/.test(kept) ? whole : `${whole}.${kept}`;
};

/** @returns a decimal as it stands in a field to be typed over: `39214,8` in Chile */
export const shownDecimal = (decimal: string, country: CountryCode): string =>
  decimal.replace('.', spelledNumber('0.1', country).replace(/\d/g, ''));

/** The same of an amount in its smallest part: `1,508` of 15,080 ten-thousandths. */
export const shownAmount = (amount: number, unit: string | undefined, country: CountryCode): string =>
  shownDecimal(decimalOf(amount, unit), country);

/** An amount as one may type it: `15,50` of dollars in Chile, `15` of pesos. */
export const exampleAmount = (unit: string | undefined, country: CountryCode): string =>
  shownAmount(Math.floor(15.5 * 10 ** digitsOf(unit)), unit, country);

/** One group alone: thousands or a fraction, as the country has it. */
const oneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/;
const withoutSigns = (text: string): string => text.replace(/[.,]/g, '');

/** Whether `39.214` are thousands, as they are in Chile, and in a file of Chile that is imported. */
export const isThousands = (typed: string, country: CountryCode): boolean => {
  const text = typed.trim();
  return oneGroup.test(text) && writtenNumber(text, country) === withoutSigns(text);
};

/**
 * @param typed with a point or a comma before the fraction; one group alone, such as `1.234`, is thousands where the
 *   country's people write them so, and in a unit without fractions; or else a fraction, which few units have place for
 * @returns whole numbers of the smallest part; what is no such amount as it was typed, for the server to refuse
 */
export const readAmount = (
  typed: string,
  unit: string | undefined,
  country: CountryCode,
): number | string => {
  const digits = digitsOf(unit);
  const text = typed.trim();
  const written = digits === 0 && oneGroup.test(text) ? withoutSigns(text) : writtenNumber(text, country);
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(written) ?? [];
  const amount = Number(`${whole}${fraction.padEnd(digits, '0')}`);
  return fraction.length <= digits && Number.isSafeInteger(amount) ? amount : typed;
};

/** Whether a text is one of the units that amounts are told in. */
export const isUnit = (value: unknown): value is UnitCode => units.some(({ code }) => code === value);
