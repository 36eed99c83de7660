/** Answers as an API's documentation shows them. */
import { z } from 'zod';
import { type Problem } from './problem.ts';

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string().describe('para programas'),
    message: z.string().describe('para personas'),
    errors: z.record(z.string(), z.string()).optional().describe('un mensaje por campo'),
    error: z.string().describe('lo mismo que message, donde lo dice el sobre de las respuestas'),
    current: z
      .object({ version: z.int(), record: z.unknown().optional() })
      .optional()
      .describe('tras VERSION_CONFLICT: cómo está ahora'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457' }) satisfies z.ZodType<Problem & { readonly error: string }>;

const reasons = {
  400: 'Mal formada: encabezados, consulta, JSON o país',
  401: 'Sin sesión, o con una que no vale',
  403: 'Tu rol o el estado no lo permiten',
  404: 'No existe',
  409: 'El estado no lo permite, o alguien lo cambió antes',
  413: 'Demasiado grande',
  414: 'Dirección demasiado larga',
  415: 'No es application/json',
  422: 'Datos inválidos, con un mensaje por campo',
  429: 'Demasiados intentos; Retry-After dice cuándo',
  503: 'Sin servicio por un momento; Retry-After dice cuándo',
} as const;
type Status = keyof typeof reasons;

const refusal = (status: Status) => ({
  description: reasons[status],
  content: { 'application/problem+json': { schema: problemSchema } },
});

/** The refusals that a route may answer with: problem documents, each with its reason. */
export const refusals = <S extends Status>(...statuses: readonly S[]) =>
  Object.fromEntries(statuses.map((status) => [status, refusal(status)])) as Record<
    S,
    ReturnType<typeof refusal>
  >;
