/** What prices are counted in: currencies in their minor unit, and Chile's UF in ten-thousandths. */
import { type Currency, minorDigits } from '../reference/index.ts';

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

/** An integer of minor units with its currency. */
export type Money = { readonly amount: number; readonly currency: Currency };

/** What somebody who chose no currency is told a price in: nobody pays in UF. */
export const currencyOf = (unit: Unit): Currency => (unit === 'UF' ? 'CLP' : unit);

/** How often a price is paid; how many times a year, where that can be said. */
export const timesPerYear = {
  daily: 365,
  weekly: 52,
  biweekly: 26,
  monthly: 12,
  bimonthly: 6,
  quarterly: 4,
  fourmonths: 3,
  halfYearly: 2,
  yearly: 1,
  once: 1,
} as const;
export type Period = keyof typeof timesPerYear;
export const periods = Object.keys(timesPerYear) as [Period, ...Period[]];
