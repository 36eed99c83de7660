/** What became of the rows so far: piled up as it comes, at the same cost for the last of a hundred thousand as for the first. */
import { type Outcome, type RowLine } from './line.ts';

export type Pile = { readonly all: RowLine[] } & Readonly<Record<Outcome, RowLine[]>>;
/** Of the file, and of what it names: insurers, clinics, terms. They grow in place; whoever shows them is told when. */
export type Results = {
  readonly rows: Pile;
  readonly needed: Pile;
  /** What is called how of what rows name, by `nameKey`: rows know it by its number. */
  readonly names: Map<string, string>;
};
export const pileNames = { rows: 'Filas del archivo', needed: 'Lo que el archivo nombra' };
export const nameKey = (is: RowLine['is'], id: string): string => `${is} ${id}`;
export type Shown = Outcome | 'all';

const pile = (): Pile => ({ all: [], created: [], changed: [], unchanged: [], refused: [] });
export const noResults = (): Results => ({ rows: pile(), needed: pile(), names: new Map() });

export const addResult = ({ rows, needed, names }: Results, line: RowLine): void => {
  const to = line.row === 0 ? needed : rows;
  to.all.push(line);
  to[line.outcome].push(line);
  if (line.name !== undefined && line.id !== undefined) names.set(nameKey(line.is, line.id), line.name);
};

export const doneOf = ({ rows, needed }: Results): number => rows.all.length + needed.all.length;

/** How many an import would change, or has changed. */
export const changesOf = ({ rows, needed }: Results): number =>
  rows.created.length + rows.changed.length + needed.created.length + needed.changed.length;

/** @param page from 0 */
export const pageOf = (shown: readonly RowLine[], page: number, size: number): readonly RowLine[] =>
  shown.slice(page * size, (page + 1) * size);
