/** What administrators may decide about the streams that a projector or an automation has parked. */
import { categoryOf } from '@cotejo/core/kit/event-sourcing';
import { text } from '@cotejo/core/kit/validation';
import { may } from '@cotejo/core/identity';
import {
  allowedParkingCommands,
  allowedParkingSchema,
  longestSkipReason,
  type Parking,
  parking,
  type ParkingEvent,
  retryParkedStream,
  skipParkedEvent,
} from '@cotejo/core/projections';
import { z } from 'zod';
import { command, type CommandedAggregate } from '../kit/commands/definition.ts';
import { notAnObject } from '../kit/http/validated.ts';

/** A projector's name, such as `leads` or `when-lead-received-then-assign`. */
const ids = {
  schema: z
    .string()
    .regex(/^[a-z]+(-[a-z]+){0,20}$/)
    .max(120)
    .meta({ examples: ['leads'] }),
  unknown: 'No existe ese proyector.',
};

const stream = text(300)
  .refine((name) => categoryOf(name) !== '', 'No es un flujo.')
  .describe('el flujo detenido');

const shown = z.object({ id: z.string(), decisions: z.int(), allowedCommands: allowedParkingSchema });

export const parkingAggregate: CommandedAggregate<Parking, ParkingEvent, z.infer<typeof shown>> = {
  name: 'projections',
  ids,
  tag: 'Proyecciones',
  decider: parking,
  commands: [
    command({
      name: 'retry',
      permission: 'projections:retry',
      perMinute: 120,
      summary: 'Intenta de nuevo un flujo detenido, desde el evento que no se pudo proyectar',
      body: z.strictObject({ stream }, notAnObject),
      decide: (body) => retryParkedStream(body.stream),
    }),
    command({
      name: 'skip',
      permission: 'projections:skip',
      perMinute: 30,
      summary: 'Omite el evento que detiene un flujo y sigue con los que esperan',
      body: z.strictObject(
        {
          stream,
          eventId: z.uuid('Debe ser un UUID.').describe('el evento que detiene el flujo'),
          reason: text(longestSkipReason).describe('por qué; nada sobre personas'),
        },
        notAnObject,
      ),
      decide: (body) => skipParkedEvent(body),
    }),
  ],
  maySee: (_, viewer) => may(viewer, 'projections:read'),
  shown,
  show: async (id, { decisions }, _, viewer) => ({
    id,
    decisions,
    allowedCommands: allowedParkingCommands(viewer),
  }),
};
