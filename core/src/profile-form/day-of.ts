/** Dates of birth, as people and spreadsheets write them. */

/** Days from the beginning of time in spreadsheets to that of computers. */
const sheetEpoch = 25_569;
const dayLength = 86_400_000;

const dayFrom = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
};

/**
 * @param text `1990-12-31`, `31/12/1990` (the day first, as all over Latin America), or the number of a day in a spreadsheet
 * @returns `YYYY-MM-DD`; nothing for what is no day
 */
export const dayOf = (text: string): string | undefined => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const spoken = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[T ].*)?$/.exec(text);
  if (spoken) return dayFrom(Number(spoken[3]), Number(spoken[2]), Number(spoken[1]));
  // A year alone is no day; spreadsheets count those of the living with five digits.
  if (!/^\d{5}(?:\.\d{1,10})?$/.test(text)) return undefined;
  return new Date((Math.floor(Number(text)) - sheetEpoch) * dayLength).toISOString().slice(0, 10);
};
