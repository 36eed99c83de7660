/** Arithmetic of calendar days, `YYYY-MM-DD`, in no time zone. */

const dayLength = 86_400_000;

/** @param days negative for days before */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The number of days from the first day to the second; negative where the second is earlier. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayLength);

/** The first day of a later month. @param months 1 for the month after that of the day */
export const firstOfMonthAfter = (day: string, months: number): string => {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1 + months, 1)).toISOString().slice(0, 10);
};

/** Full years on a day; negative for who is yet to be born. Who was born on February 29 is a year older on March 1. */
export const ageOn = (born: string, day: string): number => Math.floor(monthsOfAge(born, day) / 12);

/** Full months on a day, by the rule of {@link ageOn}. */
export const monthsOfAge = (born: string, day: string): number => {
  const [bornYear, bornMonth, bornDay] = born.split('-').map(Number);
  const [year, month, date] = day.split('-').map(Number);
  return (year! - bornYear!) * 12 + (month! - bornMonth!) - (date! < bornDay! ? 1 : 0);
};
