/** Parked streams and skipped events as the console and the terminal show them: nothing that people typed. */
import { z } from 'zod';
import { allowedCommands, allowedCommandsSchema, notByRole } from '../kit/allowed-commands/index.ts';
import { may, type Staff } from '../identity/index.ts';

const place = {
  projector: z.string(),
  version: z.int(),
  stream: z.string(),
  eventId: z.uuid(),
  revision: z.int().describe('del evento en su flujo, desde 0'),
  type: z.string(),
  position: z.string().describe('del evento en el registro'),
  error: z.string().describe('qué falló, sin datos personales'),
};

const commands = ['retry', 'skip'] as const;
export const allowedParkingSchema = allowedCommandsSchema(commands);

/** What somebody may decide about parked streams. */
export const allowedParkingCommands = (by: Staff): z.infer<typeof allowedParkingSchema> =>
  allowedCommands(commands, (command) => (may(by, `projections:${command}`) ? undefined : notByRole));

export const parkedStreamSchema = z.object({
  id: z.uuid(),
  ...place,
  fields: z.array(z.string()).describe('los campos que no se entienden'),
  since: z.iso.datetime(),
  triedAt: z.iso.datetime().describe('la última vez que se intentó'),
  waiting: z.int().describe('eventos del flujo que esperan, con el que falló'),
  shown: z.boolean().describe('es de la versión que se consulta'),
  allowedCommands: allowedParkingSchema,
});
export type ParkedStreamRow = Readonly<z.infer<typeof parkedStreamSchema>>;

/** One parked event from inside: how it is made, and none of its values. */
export const parkedEventSchema = parkedStreamSchema.extend({
  metadata: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('quién, cuándo y por qué orden; nada si el evento ya no está'),
  dataFields: z.array(
    z.object({
      name: z.string(),
      holds: z.enum(['text', 'number', 'boolean', 'list', 'object', 'nothing', 'sealed']),
      failed: z.boolean(),
    }),
  ),
});
export type ParkedEventRow = Readonly<z.infer<typeof parkedEventSchema>>;

export const skippedEventSchema = z.object({
  id: z.uuid().describe('de la decisión'),
  ...place,
  reason: z.string(),
  at: z.iso.datetime(),
  byId: z.uuid().nullable(),
  byName: z.string().nullable(),
});
export type SkippedEventRow = Readonly<z.infer<typeof skippedEventSchema>>;
