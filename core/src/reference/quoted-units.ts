/** All that a visitor may have been told a price in. */
import { minorDigits } from '../kit/money/index.ts';
import { priceUnits } from './price-units.ts';

export const quotedUnits: readonly string[] = [
  ...Object.keys(minorDigits),
  'UF',
  ...priceUnits.map(({ code }) => code),
];
