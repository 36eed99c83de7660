/** Which heading of a file holds which field. */
import { plainly } from '../kit/text/index.ts';
import { type LoadField, type LoadKind, loadColumns } from './columns.ts';

/** The heading of each field that the file has. */
export type Mapping = Readonly<Partial<Record<LoadField, string>>>;

/** `N° Póliza`, `n_poliza` and `nPoliza` are one heading. */
const known = (heading: string): string => plainly(heading.replace(/[º°]/g, '')).replace(/[^a-z\d]+/g, '');

/** The mapping that a file's headings suggest: by the template's words, by the field's English name, and by synonyms. */
export const guessedMapping = (kind: LoadKind, headings: readonly string[]): Mapping => {
  const free = new Map(headings.toReversed().map((heading) => [known(heading), heading]));
  const mapped: [LoadField, string][] = [];
  const ways = [
    ({ heading }: { heading: string }) => [heading],
    ({ field }: { field: string }) => [field],
    ({ alsoWritten }: { alsoWritten: readonly string[] }) => alsoWritten,
  ] as const;
  for (const namesOf of ways)
    for (const column of loadColumns[kind]) {
      if (mapped.some(([field]) => field === column.field)) continue;
      const name = namesOf(column)
        .map(known)
        .find((one) => free.has(one));
      if (name === undefined) continue;
      mapped.push([column.field, free.get(name)!]);
      free.delete(name);
    }
  return Object.fromEntries(mapped);
};

/** The row that most likely has the headings: the one that names most fields, or the first where none names any. */
export const guessedHeadingRow = (
  kind: LoadKind,
  rows: readonly { readonly row: number; readonly cells: readonly string[] }[],
): number | undefined => {
  const named = rows.map(({ cells }) => Object.keys(guessedMapping(kind, cells)).length);
  return rows[named.indexOf(Math.max(...named))]?.row;
};

/** The headings of a file that no field takes. */
export const unusedHeadings = (headings: readonly string[], mapping: Mapping): readonly string[] =>
  headings.filter((heading) => !Object.values(mapping).includes(heading));

/** Why a mapping can't be used, by field in Spanish; empty when it can. */
export const mappingErrors = (
  kind: LoadKind,
  headings: readonly string[],
  mapping: Mapping,
): Readonly<Record<string, string>> => {
  const errors: Record<string, string> = {};
  const fields = loadColumns[kind].map(({ field }) => field);
  for (const [field, heading] of Object.entries(mapping)) {
    if (!fields.includes(field as LoadField)) errors[`mapping.${field}`] = 'No es una columna de esta carga.';
    else if (!headings.includes(heading)) errors[`mapping.${field}`] = 'El archivo no tiene esa columna.';
    else if (Object.values(mapping).filter((one) => one === heading).length > 1)
      errors[`mapping.${field}`] = 'Esa columna ya está en otro campo.';
  }
  for (const { field, heading, isRequired } of loadColumns[kind])
    if (isRequired && mapping[field] === undefined)
      errors[`mapping.${field}`] = `Falta la columna «${heading}»: elige cuál es.`;
  return errors;
};
