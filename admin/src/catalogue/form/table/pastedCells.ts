/** Cells of a spreadsheet, as they come when somebody pastes them, and what the form holds for each. */
import { plainly } from '@cotejo/core/kit/text';
import { choiceName } from '../../read/words.ts';
import { type NamedField } from '../../schema/field.ts';

/** Up to the next tab or line: what holds one of them stands in quotes, and its own quotes twice. */
const nextCell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;

const rowsOf = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  for (const [, inQuotes, bare = '', end] of text.matchAll(nextCell)) {
    rows.at(-1)!.push((inQuotes?.replaceAll('""', '"') ?? bare).trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
};

/** @returns rows of cells; nothing of a text that is one cell alone, and stands there as it is */
export const pastedCells = (text: string): readonly (readonly string[])[] | undefined => {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!/[\t\n]/.test(lines)) return undefined;
  return rowsOf(lines);
};

/** How tables say that any of the choices will do. */
const anyOfThem: readonly string[] = ['', '-', '—', 'ambos', 'todos', 'todas', 'cualquiera'];

/** What may stand beside a number and leaves it what it is; `mil` and `y medio` don't, nor do a sign and the point of a fraction. */
const units: ReadonlySet<string> = new Set([
  '%', '$', 's/', 's/.', 'us$', 'usd', 'pen', 'clp', 'cop', 'uf', 'sol', 'soles', 'peso', 'pesos', 'dolar', 'dolares',
  'ano', 'anos', 'por', 'cada', 'persona', 'personas', 'al', 'mes', 'mensual', 'mensuales', 'anual', 'anuales',
]); // oxfmt-ignore
const areUnits = (text: string): boolean =>
  plainly(text)
    .split(' ')
    .every((word) => word === '' || units.has(word));

/** `18 años`, `S/ 1,500.50`, `2 (por persona)`. @returns the one number of a cell beside its units; the cell where there is more to it */
const numberIn = (cell: string): string => {
  const [, before = '', number, after = ''] = /^([^\d]*)(\d[\d.,]*)([^\d]*)$/.exec(cell) ?? [];
  const isPlain = areUnits(before) && areUnits(after.replace(/\(([^()]*)\)/g, ' $1 '));
  return number !== undefined && isPlain ? number : cell;
};

/** @returns what the form holds for a cell; nothing where it is none of the choices */
export const typedIn = ({ name, field }: NamedField, cell: string): string | undefined => {
  switch (field.kind) {
    case 'choice': {
      const wanted = plainly(cell);
      const found = field.values.find((value) =>
        [String(value), choiceName(name, value)].some((one) => plainly(one) === wanted),
      );
      if (found !== undefined) return String(found);
      return field.isOptional && anyOfThem.includes(wanted) ? '' : undefined;
    }
    case 'texts':
      return cell
        .split(/[,;\n]/)
        .map((one) => one.trim())
        .join('\n');
    case 'text':
      return cell.replace(/\s*\n\s*/g, ' ');
    default:
      return numberIn(cell);
  }
};

const isNumeric = ({ field }: NamedField): boolean => ['number', 'decimal', 'amount'].includes(field.kind);
/** What a column is called without its unit: `Desde` of `Desde (años)`. */
const withoutUnit = (label: string): string => plainly(label.replace(/\(.*\)/, ''));

/**
 * Whether a row says what the columns are called: no numbers where those belong, and a name at least that a column has
 * here, for words may be values that are wrong.
 */
const isHead = (
  row: readonly string[],
  columns: readonly NamedField[],
  labels: readonly string[],
): boolean => {
  const cells = row.flatMap((cell, place) => {
    const column = columns[place];
    return column && cell !== '' ? [{ cell, column, label: labels[place] ?? '' }] : [];
  });
  return (
    cells.some(({ column }) => isNumeric(column)) &&
    !cells.some(({ column, cell }) => isNumeric(column) && /\d/.test(cell)) &&
    cells.some(({ cell, label }) => withoutUnit(cell) === withoutUnit(label))
  );
};

type Pasted = {
  /** By the name of the column; a row may hold some of them alone. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** How many cells found no place, or are none of the choices of theirs. */
  readonly left: number;
};

/**
 * @param columns from the one in which it was pasted
 * @param labels what they are called: a first row that says the same is no row of values
 */
export const pastedRows = (
  cells: readonly (readonly string[])[],
  columns: readonly NamedField[],
  labels: readonly string[],
): Pasted => {
  const [first = []] = cells;
  let left = 0;
  const rows = (isHead(first, columns, labels) ? cells.slice(1) : cells).map((row) => {
    const typed = row.flatMap((cell, place) => {
      const column = columns[place];
      const value = column && typedIn(column, cell);
      if (value === undefined) left += cell === '' ? 0 : 1;
      return column && value !== undefined ? [[column.name, value] as const] : [];
    });
    return Object.fromEntries(typed);
  });
  return { rows, left };
};
