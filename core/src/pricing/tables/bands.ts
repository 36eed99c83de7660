/** Amounts by age and sex. */
import { type Book, inUnits } from '../book.ts';
import { type AmountOf, type Person } from '../persons/persons.ts';
import { type Sex } from '../../profile/index.ts';
import { type Band } from '../rule-parts.ts';

/** A loop: there are few bands, and a hundred thousand plans have no room for a look-up by age each. */
const bandOf = (bands: readonly Band[], age: number, sex: Sex): Band | undefined => {
  for (let index = 0; index < bands.length; index++) {
    const band = bands[index]!;
    if (age >= band.from && age <= band.to && (band.sex === undefined || band.sex === sex)) return band;
  }
  return undefined;
};

/** Prices by age and sex. */
export const amountIn =
  (bands: readonly Band[]): AmountOf =>
  (age, sex) =>
    bandOf(bands, age, sex)?.amount ?? -1;

/** Charges the amount of somebody's band, which there must be. */
export const chargeBand = (bands: readonly Band[], { position, age, sex }: Person, book: Book): void => {
  const band = bandOf(bands, age, sex)!;
  book.band(band.from, band.to, band.amount, band.sex);
  book.charge({ what: 'plan', position, price: inUnits(band.amount, book.unit) });
};
