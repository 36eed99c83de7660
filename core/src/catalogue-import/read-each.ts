/** Validates each row by its schema; errors are reported by field, and a repeated key at its second row. */
import { type z } from 'zod';
import { type FieldErrors } from '../kit/event-sourcing/index.ts';
import { beginningOf } from '../kit/text/index.ts';
import { fieldErrors, inSpanish } from '../kit/validation/index.ts';
import { type FileRow, type UnreadRow } from './source.ts';

export type ReadRow<Fields> = { readonly row: number; readonly fields: Fields };

const textual = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? beginningOf(String(value), 200) : undefined;

/**
 * @param madeOf maps a valid row to its result
 * @param keyField the column whose value identifies the row and must be unique
 * @param check validates across fields; gives errors by field
 */
export const readEach = async <Fields extends object, Made>(
  rows: AsyncIterable<FileRow>,
  schema: z.ZodType<Fields>,
  keyField: keyof Fields & string,
  madeOf: (row: ReadRow<Fields>) => Made,
  check: (fields: Fields) => FieldErrors = () => ({}),
): Promise<{ readonly read: readonly Made[]; readonly unread: readonly UnreadRow[] }> => {
  const read: Made[] = [];
  const unread: UnreadRow[] = [];
  const seen = new Map<unknown, number>();
  for await (const { row, values, errors: ofFile } of rows) {
    const parsed = schema.safeParse(values, { error: inSpanish });
    const key = textual(values[keyField]);
    const before = parsed.success ? seen.get(parsed.data[keyField]) : undefined;
    const errors = ofFile
      ? ofFile
      : !parsed.success
        ? fieldErrors(parsed.error)
        : before !== undefined
          ? { [keyField]: `Está repetido: ya está en la fila ${before}.` }
          : check(parsed.data);
    if (parsed.success && !ofFile) seen.set(parsed.data[keyField], before ?? row);
    if (!parsed.success || ofFile || Object.keys(errors).length > 0)
      unread.push({ row, ...(key !== undefined && { key }), errors });
    else read.push(madeOf({ row, fields: parsed.data }));
  }
  return { read, unread };
};
