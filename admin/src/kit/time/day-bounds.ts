/** When a day of this browser's calendar begins and ends. */

/** The last millisecond belongs to it. */
export type DayBounds = { readonly begins: string; readonly ends: string };

/**
 * A day as an input gives it, `2026-03-01`; nothing for what is half typed, or no day. It ends where the next one begins,
 * for a clock that is set back before midnight shows the last hour twice.
 */
export const dayBounds = (text: unknown): DayBounds | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(text))?.map(Number) ?? [];
  if (!year || !month || !day) return undefined;
  const [begins, next] = [0, 1].map((later) => new Date(year, month - 1, day + later));
  if (begins!.getDate() !== day || begins!.getMonth() !== month - 1) return undefined;
  return { begins: begins!.toISOString(), ends: new Date(next!.getTime() - 1).toISOString() };
};
