/** Cells that are merged say their value once, in the first of them: the rows below lack what everybody sees in them. */
import { type Counter } from '../bounded.ts';
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
  /<(?:\w{1,100}:)?(?:mergeCell\s[^<>]*?\bref=["']([A-Z]{1,3}\d{1,7}):([A-Z]{1,3}\d{1,7})["']|row\s[^<>]*?\bhidden=["'](?:1|true)["'])/gi;
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
      if (from === undefined || to === undefined) {
        hidden += 1;
        continue;
      }
      if (merged.length === mostMerged)
        unreadable(`La hoja tiene más de ${mostMerged} grupos de celdas combinadas. Sepáralas.`);
      const one = { top: rowOf(from), bottom: rowOf(to), left: columnOf(from)!, right: columnOf(to)! };
      // From the lower right to the upper left nothing is merged.
      if (one.top <= one.bottom && one.left <= one.right) merged.push(one);
    }
    rest = text.slice(after);
  }
  return { merged: merged.toSorted((one, other) => one.top - other.top), hidden };
};

/**
 * @param counter told of the cells before they are made: any number of what is merged may go over one row
 * @returns for each row, which are asked for from top to bottom, its cells that lack what those above or before them say
 */
export const mergedCells = (all: readonly Merged[], counter: Counter): ((row: number) => readonly Cell[]) => {
  let [next, open]: [number, Merged[]] = [0, []];
  return (row) => {
    if (open.length > 0) open = open.filter(({ bottom }) => bottom >= row);
    for (; next < all.length && all[next]!.top <= row; next += 1)
      if (all[next]!.bottom >= row) open.push(all[next]!);
    const columnIn = ({ top, left }: Merged): number => (row === top ? left + 1 : left);
    const lacking = open.filter((one) => columnIn(one) <= one.right);
    counter.cells(lacking.length);
    return lacking.map((one) => {
      const column = columnIn(one);
      const error = `La celda ${columnName(column)}${row} está combinada con ${columnName(one.left)}${one.top}. Sepáralas y escribe el valor en cada una.`;
      return { column, error };
    });
  };
};
