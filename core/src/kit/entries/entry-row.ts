/** The rows of records, as the console shows them: in lists, in answers to commands and in read models alike. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../allowed-commands/index.ts';
import { type RegisteredEntry } from './entry.ts';

export const entryCommands = ['change', 'hide', 'show'] as const;

/** Where a record stands in its stream and in the log. */
export type Stands = { readonly version: number; readonly position: string };

export const stands = {
  version: z.int().describe('número de eventos del registro'),
  position: z.string().describe('posición de su último evento, un decimal'),
};

export const entryRowSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ id: z.string(), ...stands, hidden: z.boolean().describe('los visitantes no lo ven'), ...shape });
export const entryRecordSchema = <Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>) =>
  row.extend({ allowedCommands: allowedCommandsSchema(entryCommands) });

/** A registered record as its row. */
export const entryRow = <Details>(
  id: string,
  { status, details }: RegisteredEntry<Details>,
  { version, position }: Stands,
) => ({ id, version, position, hidden: status === 'hidden', ...details });
