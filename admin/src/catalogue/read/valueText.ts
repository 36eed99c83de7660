/** A value without parts in words. */
import { type UnitCode } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledDay } from '@cotejo/core/kit/time';
import { type Field } from '../schema/field.ts';
import { plainText } from '../schema/values.ts';
import { amountText } from './amountText.ts';
import { decimalText } from './decimalText.ts';
import { choiceName } from './words.ts';

export type ValueFormat = { readonly country: CountryCode; readonly unit?: UnitCode | undefined };

/** @returns nothing where nothing is said */
export const valueText = (
  field: Field | undefined,
  name: string,
  value: unknown,
  { country, unit }: ValueFormat,
): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return choiceName(name, String(value));
  if (field?.kind === 'amount' && typeof value === 'number') return amountText(value, unit, country);
  if (field?.kind === 'day') return spelledDay(plainText(value));
  if (field?.kind === 'choice' || field?.kind === 'choices' || field?.kind === 'variants')
    return choiceName(name, plainText(value));
  const text = plainText(value);
  return (field?.kind === 'decimal' ? decimalText(name, text, country) : undefined) ?? text;
};
