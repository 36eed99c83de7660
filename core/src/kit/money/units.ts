/** Units of prices: currencies in their minor unit, and Chile's UF in ten-thousandths. */
import { type Currency, minorDigits } from './currency.ts';

/** How many decimal digits an integer amount of a unit has. The UF is published with two; plans are priced with four. */
export const unitDigits = { ...minorDigits, UF: 4 } as const;
export const units = [
  'PEN',
  'CLP',
  'COP',
  'USD',
  'MXN',
  'UF',
] as const satisfies readonly (keyof typeof unitDigits)[];
export type Unit = (typeof units)[number];

/** The default currency of a price: UF is shown in pesos, since nobody pays in UF. */
export const currencyOf = (unit: Unit): Currency => (unit === 'UF' ? 'CLP' : unit);
