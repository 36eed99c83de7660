/** The lines of an import as a terminal shows them: what was done with each row, and the sums. */
import { type ImportLine } from './import-line.ts';

const outcomes = {
  created: '+ nuevo',
  changed: '~ cambia',
  unchanged: '= igual',
  refused: '! rechazado',
} as const;
const [shortest, longest] = [3, 60];

const short = (value: unknown): string => {
  const text = value === undefined || value === null ? '—' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

type Row = Extract<ImportLine, { readonly type: 'row' }>;
/** A product is known by its code; of the others the number says nothing to anybody. */
const calledOf = ({ is, id = '', name = id }: Row): string => (is === 'product' ? id : name);

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const rowLines = (line: Row): string[] => {
  const { row, outcome, errors, differences = [], differenceCount = 0 } = line;
  const shown = differences.slice(0, shortest);
  const more = differenceCount - shown.length;
  return [
    `${outcomes[outcome].padEnd(12)}${row === 0 ? '' : `fila ${row}  `}${calledOf(line)}`,
    ...Object.entries(errors ?? {}).map(([field, message]) => `    ${field}: ${message}`),
    ...shown.map(
      ({ section, field, before, after }) =>
        `    ${section}${field ? `.${field}` : ''}: ${short(before)} → ${short(after)}`,
    ),
    ...(more > 0 ? [`    y ${counted(more, 'diferencia', 'diferencias')} más`] : []),
  ];
};

/** How many rows came to what, in words. */
export const sums = (counts: Readonly<Record<keyof typeof outcomes, number>>): string =>
  [
    counted(counts.created, 'nueva', 'nuevas'),
    counted(counts.changed, 'cambia', 'cambian'),
    counted(counts.unchanged, 'igual', 'iguales'),
    counted(counts.refused, 'rechazada', 'rechazadas'),
  ].join(', ');

/** @param all whether rows that stay as they are are reported as well */
export const reportLines = (line: ImportLine, all: boolean): readonly string[] => {
  switch (line.type) {
    case 'started':
      return [
        `${counted(line.total, 'fila, que nombra', 'filas, que nombran')} ${counted(line.needed, 'registro', 'registros')} más.`,
        ...(line.dryRun ? ['Es un ensayo: nada cambia.'] : []),
        ...(line.notes ?? []),
        ...(line.ignored.length > 0 ? [`No se leen las columnas: ${line.ignored.join(', ')}.`] : []),
      ];
    case 'row':
      return line.outcome === 'unchanged' && !all ? [] : rowLines(line);
    case 'finished':
      return [`Filas: ${sums(line.rows)}.`, `Lo que nombran: ${sums(line.needed)}.`];
    case 'interrupted':
      return [line.message];
  }
};
