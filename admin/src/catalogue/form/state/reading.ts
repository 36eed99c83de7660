/** How an amount or a rate that is typed is understood, with its unit and thousands. */
import { type UnitCode } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { writtenNumber } from '@cotejo/core/kit/money';
import { amountText } from '../../read/amountText.ts';
import { decimalText } from '../../read/decimalText.ts';
import { isThousands, readAmount } from '../../schema/amounts.ts';
import { type Field } from '../../schema/field.ts';

/** `isWhole` where the signs that were typed could be a fraction elsewhere, and are thousands here. */
export type Reading = { readonly text: string; readonly isWhole: boolean };

/** Where two decimals are told, nobody takes thousands for a fraction. */
const tellsDecimals = (text: string): boolean => /\D\d\d$/.test(text);

/** @returns nothing of what is no amount or rate, and where one reads it as it was typed already */
export const readingOf = (
  { kind }: Field,
  name: string,
  typed: string,
  unit: UnitCode | undefined,
  country: CountryCode,
): Reading | undefined => {
  const isWhole = isThousands(typed, country);
  if (kind === 'decimal') {
    const text = decimalText(name, writtenNumber(typed, country), country);
    if (text === undefined || (text === typed.trim() && !isWhole)) return undefined;
    return { text, isWhole: isWhole && !tellsDecimals(text) };
  }
  const amount = kind === 'amount' && typed.trim() !== '' ? readAmount(typed, unit, country) : undefined;
  return typeof amount === 'number' ? { text: amountText(amount, unit, country), isWhole } : undefined;
};
