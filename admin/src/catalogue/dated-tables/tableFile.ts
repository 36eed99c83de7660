/** The values of a dated table as a file that spreadsheets write: a row for each of its members, a column for each value. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledNumber } from '@cotejo/core/kit/money';
import { plainly } from '@cotejo/core/kit/text';
import { type Field, type NamedField } from '../schema/field.ts';
import { blankOf, plainText, type Values } from '../schema/values.ts';
import { labelAt } from '../read/words.ts';

/** What a file of the table holds: the part of it that has members. */
export type FilePart = {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly label: string }[];
  /** The members of the form, of rows of cells in the order of the columns. */
  readonly membersOf: (cells: readonly Readonly<Record<string, string>>[]) => readonly Values[];
  /** And back. */
  readonly cellsOf: (members: readonly Values[]) => readonly (readonly string[])[];
};

const key = 'key';
const keyLabel = 'Nombre';
const valueLabel = 'Valor';

const leavesOf = ({ fields }: Extract<Field, { kind: 'record' }>): readonly NamedField[] =>
  fields.filter(({ field }) => ['text', 'decimal', 'number', 'amount', 'choice'].includes(field.kind));
const named = (path: readonly string[], fields: readonly NamedField[]) =>
  fields.map(({ name }) => ({ name, label: labelAt([...path, name]) }));
const picked = (from: Readonly<Record<string, unknown>>, columns: FilePart['columns']): Values =>
  Object.fromEntries(columns.map(({ name }) => [name, plainText(from[name])]));

const dictionaryPart = (name: string, value: Field): FilePart => {
  const columns =
    value.kind === 'record' ? named(['rows', name], leavesOf(value)) : [{ name: 'value', label: valueLabel }];
  const inner = (cells: Readonly<Record<string, string>>) =>
    value.kind === 'record' ? picked(cells, columns) : (cells['value'] ?? '');
  return {
    name,
    columns: [{ name: key, label: keyLabel }, ...columns],
    membersOf: (rows) => rows.map((cells) => ({ key: cells[key] ?? '', value: inner(cells) })),
    cellsOf: (members) =>
      members.map((member) => [
        plainText(member['key']),
        ...columns.map(({ name: column }) =>
          plainText(value.kind === 'record' ? (member['value'] as Values)[column] : member['value']),
        ),
      ]),
  };
};

const listPart = (name: string, item: Extract<Field, { kind: 'record' }>): FilePart => {
  const columns = named(['rows', name], leavesOf(item));
  return {
    name,
    columns,
    membersOf: (rows) => rows.map((cells) => ({ ...(blankOf(item) as Values), ...picked(cells, columns) })),
    cellsOf: (members) => members.map((member) => columns.map((column) => plainText(member[column.name]))),
  };
};

/**
 * What a table may also have is typed in its form.
 * @returns nothing for a table that is one value, or has more within it than a table of cells can hold
 */
export const filePart = (rows: Field): FilePart | undefined => {
  const parts = (rows.kind === 'record' ? rows.fields : []).flatMap(({ name, field }): FilePart[] => {
    if (field.isOptional) return [];
    if (field.kind === 'dictionary') return [dictionaryPart(name, field.value)];
    if (field.kind !== 'list' || field.item.kind !== 'record') return [];
    const { item } = field;
    return leavesOf(item).length === item.fields.length ? [listPart(name, item)] : [];
  });
  return parts.length === 1 ? parts[0] : undefined;
};

/** A file as the server reads it: its rows by their headings. */
export type SentTable = {
  readonly headings: readonly string[];
  readonly rows: readonly {
    readonly row: number;
    readonly values: Readonly<Record<string, unknown>>;
    readonly errors?: Readonly<Record<string, string>>;
  }[];
};
export type ReadTable =
  | { readonly members: readonly Values[] }
  | { readonly missing: readonly string[] }
  | { readonly row: number; readonly error: string };

/** As people of the country write it. */
const typed = (value: unknown, country: CountryCode): string =>
  typeof value === 'number' ? spelledNumber(String(value), country) : plainText(value).trim();

/** @returns the members as the form holds them, the headings that the file has not, or what its first wrong row has */
export const readTable = (part: FilePart, { headings, rows }: SentTable, country: CountryCode): ReadTable => {
  const known = headings.map(plainly);
  const places = part.columns.map(({ name, label }) => {
    const place = known.indexOf(plainly(label));
    return place === -1 ? known.indexOf(plainly(name)) : place;
  });
  const missing = part.columns.filter((_, column) => places[column] === -1).map(({ label }) => label);
  if (missing.length > 0) return { missing };
  const read = places.map((place) => headings[place]!);
  for (const { row, errors = {} } of rows) {
    const [error] = ['row', ...read].flatMap((name) => errors[name] ?? []);
    if (error !== undefined) return { row, error };
  }
  const cells = rows.map(({ values }) =>
    Object.fromEntries(part.columns.map(({ name }, column) => [name, typed(values[read[column]!], country)])),
  );
  return { members: part.membersOf(cells) };
};

/** What holds now as such a file, to be changed and brought back. */
export const tableCells = (part: FilePart, members: readonly Values[]): readonly (readonly string[])[] => [
  part.columns.map(({ label }) => label),
  ...part.cellsOf(members),
];
