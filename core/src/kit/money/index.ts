/** Money: integers of minor units with their currency, and how amounts are written. Safe in a browser. */
export { amount } from './amount.ts';
export { type Currency, majorUnits, minorDigits, minorUnits, type Money } from './currency.ts';
export { withoutCentavos } from './older-pesos.ts';
export {
  decimalSignIn,
  plainNumber,
  publishedRate,
  spelledAmount,
  spelledNumber,
  spelledPrice,
  thousandsSignIn,
  writtenNumber,
} from './spelling.ts';
export { minorUnitsOf, spelledMoney } from './typed-amount.ts';
export { currencyOf, type Unit, unitDigits, units } from './units.ts';
