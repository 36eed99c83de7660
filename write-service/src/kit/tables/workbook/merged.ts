/** Cells that are merged say their value once, in the first of them: the rows below lack what everybody sees in them. */
import { columnName } from '../headed-rows.ts';
import { type Cell } from '../table.ts';
import { unreadable } from '../unreadable.ts';

export type Merged = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

/** `C` of `C7` is the third column: 2. */
export const columnOf = (reference: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}/i.exec(reference ?? '')?.[0].toUpperCase();
  return letters === undefined
    ? undefined
    : [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};
const rowOf = (reference: string): number => Number(/\d+$/.exec(reference)?.[0] ?? 0);

const mostMerged = 10_000;
/**
 * The tag, and a row that is hidden; what a sheet says of merged cells stands after its rows, which need it. No attribute has
 * a `<`: the search for one ends at the next tag, or a sheet of tags that never end would take the square of its length.
 */
const told =
  /<(?:\w+:)?(?:mergeCell\s[^<>]*?\bref=["']([A-Z]+\d+):([A-Z]+\d+)|row\s[^<>]*?\bhidden=["'](?:1|true)["'])/gi;
/** Longer than such a tag: one may stand on both sides of a border of pieces. */
const overlap = 500;

/** @returns what is merged, from top to bottom, and how many rows are hidden */
export const lookAhead = async (part: AsyncIterable<string>) => {
  const merged: Merged[] = [];
  let [hidden, rest] = [0, ''];
  for await (const piece of part) {
    const text = rest + piece;
    let after = Math.max(0, text.length - overlap);
    for (const { 0: tag, 1: from, 2: to, index } of text.matchAll(told)) {
      after = Math.max(after, index + tag.length);
      if (from === undefined || to === undefined) hidden += 1;
      else merged.push({ top: rowOf(from), bottom: rowOf(to), left: columnOf(from)!, right: columnOf(to)! });
    }
    if (merged.length > mostMerged) unreadable('La hoja tiene demasiadas celdas combinadas. Sepáralas.');
    rest = text.slice(after);
  }
  return { merged: merged.toSorted((one, other) => one.top - other.top), hidden };
};

/** @returns for each row, which are asked for from top to bottom, its cells that lack what those above or before them say */
export const mergedCells = (all: readonly Merged[]): ((row: number) => readonly Cell[]) => {
  let [next, open]: [number, readonly Merged[]] = [0, []];
  return (row) => {
    const begins = next;
    while (next < all.length && all[next]!.top <= row) next += 1;
    if (begins === next && open.length === 0) return [];
    open = [...open, ...all.slice(begins, next)].filter(({ bottom }) => bottom >= row);
    return open.flatMap(({ top, left, right }) => {
      const column = row === top ? left + 1 : left;
      if (column > right) return [];
      const error = `La celda ${columnName(column)}${row} está combinada con ${columnName(left)}${top}. Sepáralas y escribe el valor en cada una.`;
      return [{ column, error }];
    });
  };
};
