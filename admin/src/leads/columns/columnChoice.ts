/** Which columns somebody sees, and in which order. The first, with the person's name, is always there. */

export const firstColumn = 'firstName';

/** The remembered columns that still exist. */
export const knownColumns = (
  chosen: unknown,
  known: readonly string[],
  fallback: readonly string[],
): readonly string[] => {
  const names = Array.isArray(chosen)
    ? [...new Set(chosen.filter((name) => known.includes(name as string)))]
    : [];
  const others = (names as string[]).filter((name) => name !== firstColumn);
  return others.length > 0 ? [firstColumn, ...others] : fallback;
};

/** Shows a column next to the name: what a list is sorted by is to be seen. */
export const withColumn = (columns: readonly string[], name: string): readonly string[] =>
  columns.includes(name) ? columns : [firstColumn, name, ...columns.slice(1)];

/** Shows a column behind the others, or hides it. */
export const toggledColumn = (columns: readonly string[], name: string): readonly string[] =>
  columns.includes(name) ? columns.filter((one) => one !== name) : [...columns, name];

/** Moves a column one place; nothing comes before the first. */
export const movedColumn = (columns: readonly string[], name: string, by: -1 | 1): readonly string[] => {
  const from = columns.indexOf(name);
  const to = from + by;
  if (from < 1 || to < 1 || to >= columns.length) return columns;
  const moved = columns.filter((one) => one !== name);
  return [...moved.slice(0, to), name, ...moved.slice(to)];
};
