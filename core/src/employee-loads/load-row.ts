/** Rows of loads as they are shown. */
import { z } from 'zod';
import { countryCodes } from '../kit/country/index.ts';
import { type LoadField } from './columns.ts';

/** The outcome of a row, or the expected one. */
export const rowOutcomes = ['ok', 'same', 'refused', 'blocked', 'repeated', 'left'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** The rows of a load stand in a table of the write side, sealed; outcomes beside them in clear. */
export const loadRowSchema = z.object({
  id: z.string().describe('la carga y el número de la fila'),
  loadId: z.uuid(),
  country: z.enum(countryCodes),
  row: z.int().describe('su número en el archivo'),
  cells: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .nullable()
    .describe('por título; null cuando ya se borraron'),
  corrected: z
    .record(z.string(), z.string())
    .describe('por campo, lo que se escribió en vez de lo del archivo'),
  outcome: z.enum(rowOutcomes).nullable().describe('null mientras no se revisó'),
  errors: z.record(z.string(), z.string()).describe('por campo; en row lo que no es de un campo'),
  warnings: z.record(z.string(), z.string()),
});
export type LoadRow = Readonly<z.infer<typeof loadRowSchema>>;

/** The file's cells by field, as somebody mapped and corrected them. */
export const mappedCells = (
  mapping: Readonly<Record<string, string | undefined>>,
  cells: Readonly<Record<string, string | number>>,
  corrected: Readonly<Record<string, string>>,
): Readonly<Partial<Record<LoadField, string | number>>> => {
  const mapped = Object.entries(mapping).flatMap(([field, heading]) =>
    heading !== undefined && heading in cells ? [[field, cells[heading]!] as const] : [],
  );
  return { ...Object.fromEntries(mapped), ...corrected };
};
