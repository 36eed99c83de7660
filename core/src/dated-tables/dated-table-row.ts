/** A dated table as the console shows it. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { stands, type Stands } from '../kit/entries/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { type DatedTable, daysOf } from './dated-table.ts';
import { type DatedTableKind } from './dated-tables.ts';

const datedTableRowSchema = z.object({
  id: z.string().describe('su nombre'),
  ...stands,
  displayName: z.string(),
  country: z.enum(countryCodes),
  days: z
    .array(z.object({ from: z.iso.date(), rows: z.record(z.string(), z.unknown()), source: z.string() }))
    .readonly()
    .describe('desde qué día rige cada fila, las 100 más nuevas'),
});
export type DatedTableRow = Readonly<z.infer<typeof datedTableRowSchema>>;
export const datedTableRecordSchema = datedTableRowSchema.extend({
  allowedCommands: allowedCommandsSchema(['set-rows']),
});

/** A table of every day has thousands; a list of them all is read page by page. */
const shownDays = 100;

/** A dated table as its row: its newest days, the newest first. */
export const datedTableRow = (
  { name, displayName, country }: DatedTableKind,
  table: DatedTable,
  { version, position }: Stands,
): DatedTableRow => ({
  id: name,
  version,
  position,
  displayName,
  country,
  days: daysOf(table).slice(0, shownDays),
});
