/** Exchange values of our own for the days of some months: plausible, and the same for the same day for ever. */
import { type Day, type ExchangePair } from '@cotejo/core/price-tables';
import { seeded } from '../random.ts';

const history = 120;
const day = 86_400_000;
/** The day from which values are counted: that of the known value. */
const epoch = Date.parse('2026-08-01T00:00:00Z');

/** The value of that day, how much it grows each day, and how far it wanders, as parts of itself; digits as published. */
const courses: Readonly<
  Record<ExchangePair, { at: number; grows: number; wanders: number; digits: number }>
> = {
  'UF/CLP': { at: 39_214.8, grows: 0.000_11, wanders: 0, digits: 2 },
  'USD/CLP': { at: 948.37, grows: 0, wanders: 0.02, digits: 2 },
  'USD/PEN': { at: 3.752, grows: 0, wanders: 0.012, digits: 3 },
  'USD/COP': { at: 4_101.33, grows: 0, wanders: 0.025, digits: 2 },
  'USD/MXN': { at: 18.712, grows: 0, wanders: 0.018, digits: 4 },
};

/** The UF grows every day; currencies go up and down in waves, with some chance of their own. */
const valueOn = (pair: ExchangePair, since: number): string => {
  const { at, grows, wanders, digits } = courses[pair];
  const chance = seeded(since * 31 + pair.charCodeAt(4)).next() - 0.5;
  const wave = Math.sin(since / 17) * 0.8 + chance * 0.4;
  const value = at * (1 + grows) ** since * (1 + wanders * wave);
  return String(Number(value.toFixed(digits)));
};

/** @returns a value for each of the days up to today, oldest first */
export const dailyValues = (
  pair: ExchangePair,
  today: Day,
): readonly { readonly from: Day; readonly value: string }[] => {
  const last = Math.round((Date.parse(`${today}T00:00:00Z`) - epoch) / day);
  return Array.from({ length: history }, (_, index) => {
    const since = last - (history - 1) + index;
    return {
      from: new Date(epoch + since * day).toISOString().slice(0, 10),
      value: valueOn(pair, since),
    };
  });
};
