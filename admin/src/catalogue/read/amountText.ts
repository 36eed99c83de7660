/** Amounts of the catalogue as people read them: `S/ 99.90`, `UF 1,5`, `80 %`, `3 veces`. */
import { type Quantity, type UnitCode } from '@cotejo/core/catalogue';
import { spelledAmount, spelledNumber } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/reference';
import { typedAmount } from '../form/amounts.ts';

const once = { veces: '1 vez', días: '1 día' } as const;

/** @param amount whole numbers of the unit's smallest part */
export const amountText = (amount: number, unit: UnitCode | undefined, country: CountryCode): string => {
  const typed = typedAmount(amount, unit);
  switch (unit) {
    case undefined:
      return spelledNumber(typed, country);
    case 'veces':
    case 'días':
      return typed === '1' ? once[unit] : `${spelledNumber(typed, country)} ${unit}`;
    case '%':
      return `${spelledNumber(typed, country)} ${unit}`;
    case 'MXN':
      return `MXN ${spelledNumber(typed, country)}`;
    default:
      return spelledAmount(typed, unit, country);
  }
};

export const quantityText = ({ amount, unit }: Quantity, country: CountryCode): string =>
  amountText(amount, unit, country);
