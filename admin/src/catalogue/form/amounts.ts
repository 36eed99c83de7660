/** Amounts as people type them, in units; the catalogue has whole numbers of the unit's smallest part. */
import { type UnitCode, units } from '@cotejo/core/catalogue';

const digitsOf = (unit: string | undefined): number => units.find(({ code }) => code === unit)?.digits ?? 0;

/** @returns `99.00` of 9900 hundredths, `1.508` of 15,080 ten-thousandths: no zeros that say nothing but in money */
export const typedAmount = (amount: number, unit: string | undefined): string => {
  const digits = digitsOf(unit);
  if (digits === 0) return String(amount);
  const text = String(amount).padStart(digits + 1, '0');
  const [whole, fraction] = [text.slice(0, -digits), text.slice(-digits)];
  const kept = unit === 'UF' || unit === '%' ? fraction.replace(/0+$/, '') : fraction;
  return kept === '' || /^0+$/.test(kept) ? whole : `${whole}.${kept}`;
};

const plain = /^(\d{1,15})(?:[.,](\d+))?$/;
/** Thousands in groups, parted by one sign, and the other one before the fraction: `1,500,000.50`, `1.500.000,5`. */
const grouped = [/^(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/, /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/];

/**
 * @param typed with a point or a comma before the fraction; one group alone, such as `1.234`, may be thousands or a
 *   fraction that the unit has no place for, and is no amount but in a unit without fractions
 * @returns whole numbers of the smallest part; what is no such amount as it was typed, for the server to refuse
 */
export const readAmount = (typed: string, unit: string | undefined): number | string => {
  const digits = digitsOf(unit);
  const text = typed.trim();
  for (const form of [plain, ...grouped]) {
    const [, whole = '', fraction = ''] = form.exec(text) ?? [];
    const groups = whole.split(/[.,]/).length - 1;
    const isClear = groups !== 1 || fraction !== '' || digits === 0;
    if (whole !== '' && isClear && fraction.length <= digits)
      return Number(whole.replace(/[.,]/g, '') + fraction.padEnd(digits, '0'));
  }
  return typed;
};

/**
 * A rate or factor as it is stored, with a point and without thousands.
 * @param typed with a point or a comma before the fraction; thousands where a fraction after them makes them clear
 * @returns what is no such number as it was typed, for the server to refuse
 */
export const readDecimal = (typed: string): string => {
  const text = typed.trim();
  for (const form of [plain, ...grouped]) {
    const [, whole = '', fraction] = form.exec(text) ?? [];
    const groups = whole.split(/[.,]/).length - 1;
    if (whole !== '' && (groups !== 1 || fraction !== undefined))
      return [whole.replace(/[.,]/g, ''), ...(fraction === undefined ? [] : [fraction])].join('.');
  }
  return typed;
};

/** Whether a text is one of the units that amounts are told in. */
export const isUnit = (value: unknown): value is UnitCode => units.some(({ code }) => code === value);
