/** Money: integers of minor units with their currency, and how amounts are written. Safe in a browser. */
export { amount } from './amount.ts';
export { type Currency, majorUnits, minorDigits } from './currency.ts';
export { plainNumber, publishedRate, spelledAmount, spelledNumber, writtenNumber } from './spelling.ts';
export { currencyOf, type Money, type Unit, unitDigits, units } from './units.ts';
