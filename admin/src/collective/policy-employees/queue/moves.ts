/** Which request of the queue is looked at next. */

type Row = { readonly id: string };

/** The one after or before the current one, or the same at the end of the page; the first where none is looked at. */
export const moved = (rows: readonly Row[], current: string | undefined, by: 1 | -1): string | undefined => {
  const place = rows.findIndex(({ id }) => id === current);
  if (place < 0) return rows[0]?.id;
  return rows[Math.min(rows.length - 1, Math.max(0, place + by))]?.id;
};

/** The one that comes after an answer: the next below, the one above where it was the last. */
export const afterAnswer = (rows: readonly Row[], answered: string): string | undefined => {
  const place = rows.findIndex(({ id }) => id === answered);
  return (rows[place + 1] ?? rows[place - 1])?.id;
};

/** The one to look at once another list was asked for: the same where that has it, otherwise its first. */
export const followed = (rows: readonly Row[], current: string | undefined): string | undefined =>
  rows.some(({ id }) => id === current) ? current : rows[0]?.id;
