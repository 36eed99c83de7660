/** Rows on their way from the process that reads them: a title may be long and stand above each cell of thousands of rows. */
import { withoutBidiMarks } from '@cotejo/core/kit/text';
import { type TableRow } from './table.ts';

type Packed<Value> = readonly (readonly [name: number, value: Value])[];

/** Rows whose cells say the place of their title among the names, each of which is there once. */
export type PackedRows = {
  readonly names: readonly string[];
  readonly rows: readonly {
    readonly row: number;
    readonly values: Packed<unknown>;
    readonly errors?: Packed<string>;
  }[];
};

/** Rows of a portion. */
const mostRows = 200;
/** Characters after which a portion has no more rows: a text that many cells share is written out for each. */
const mostCharacters = 1_000_000;

/** Takes rows until they are a portion. */
export const rowPacker = () => {
  const places = new Map<string, number>();
  const [names, rows]: [string[], PackedRows['rows'][number][]] = [[], []];
  let characters = 0;
  const placeOf = (name: string): number => {
    const known = places.get(name);
    if (known !== undefined) return known;
    characters += name.length;
    places.set(name, names.length);
    return names.push(withoutBidiMarks(name)) - 1;
  };
  const packed = <Value>(values: Readonly<Record<string, Value>>): Packed<Value> =>
    Object.entries(values).map(([name, value]) => {
      characters += typeof value === 'string' ? value.length : 1;
      return [placeOf(name), withoutBidiMarks(value)];
    });
  return {
    packed: { names, rows } satisfies PackedRows,
    /** @returns whether it is enough for a portion */
    add({ row, values, errors }: TableRow): boolean {
      rows.push({ row, values: packed(values), ...(errors && { errors: packed(errors) }) });
      return rows.length >= mostRows || characters >= mostCharacters;
    },
  };
};

export function* unpacked({ names, rows }: PackedRows): Generator<TableRow> {
  // Not by assignment: a title may be called like what every object has.
  const named = <Value>(values: Packed<Value>): Record<string, Value> =>
    Object.fromEntries(values.map(([place, value]) => [names[place]!, value]));
  for (const { row, values, errors } of rows)
    yield { row, values: named(values), ...(errors && { errors: named(errors) }) };
}
