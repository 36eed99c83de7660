/** How far a projector or an automation is, as the console and the terminal show it. */
import { z } from 'zod';

export const projectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  position: z.string(),
  lagEvents: z.int(),
  lagSeconds: z.number(),
  caughtUp: z.boolean(),
  frozen: z.boolean().describe('no avanza: su suscripción no entrega, o el proyector no da señales'),
  shown: z.boolean().describe('es la versión que se consulta; otra se está construyendo'),
  stoppedAt: z
    .uuid()
    .nullable()
    .describe('el evento en el que se detuvo, por haber demasiados flujos detenidos'),
  parked: z.int().describe('flujos detenidos en un evento que no se pudo proyectar'),
});
export type ProjectionRow = Readonly<z.infer<typeof projectionSchema>>;
