/** Answers as an API's documentation shows them. */
import { z } from 'zod';
import { type Problem } from './problem.ts';

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string().describe('para programas'),
    message: z.string().describe('para personas'),
    errors: z.record(z.string(), z.string()).optional().describe('un mensaje por campo'),
    keys: z
      .record(z.string(), z.string())
      .optional()
      .describe('por campo, la clave del error para programas: invalidRut, dniPattern, nominimo'),
    error: z.string().describe('lo mismo que message, donde lo dice el sobre de las respuestas'),
    current: z
      .object({ version: z.int(), record: z.unknown().optional() })
      .optional()
      .describe('tras VERSION_CONFLICT: cómo está ahora'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457' }) satisfies z.ZodType<Problem & { readonly error: string }>;

/**
 * Schemas that stand once in a document, each under its name, however many calls use them. The names hold in the whole
 * process: whoever else makes JSON Schema of them there finds each under `$defs`.
 */
export const standOnce = (schemas: Readonly<Record<string, z.ZodType>>): void => {
  for (const [id, schema] of Object.entries(schemas))
    if (schema.meta()?.id === undefined) z.globalRegistry.add(schema, { ...schema.meta(), id });
};

type Named = {
  readonly paths?: object;
  readonly components?: { readonly schemas?: Record<string, unknown> };
};

/** The document without the schemas that no call of it refers to: each is made as it is sent and as it is answered. */
export const onlyUsed = <Document extends Named>(document: Document): Document => {
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const follow = (from: unknown): void => {
    for (const [, name] of JSON.stringify(from ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (!used.has(name!)) {
        used.add(name!);
        follow(schemas[name!]);
      }
  };
  follow(document.paths);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } };
};

const isSafeBound = (key: string, value: unknown): boolean =>
  ['minimum', 'maximum'].includes(key) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

/** The document without what the types beside say already: patterns of UUIDs, and the bounds of every integer. */
export const withoutWhatTypesSay = <Document extends object>(document: Document): Document =>
  JSON.parse(JSON.stringify(document), function (this: Record<string, unknown>, key, value: unknown) {
    const isSaid = isSafeBound(key, value) || (key === 'pattern' && this['format'] === 'uuid');
    return isSaid ? undefined : value;
  }) as Document;

const reasons = {
  400: 'Mal formada: encabezados, consulta, JSON o país',
  401: 'Sin sesión, o con una que no vale',
  403: 'Tu rol o el estado no lo permiten',
  404: 'No existe',
  408: 'El cuerpo no llegó a tiempo',
  409: 'El estado no lo permite, o alguien lo cambió antes',
  413: 'Demasiado grande',
  414: 'Dirección demasiado larga',
  415: 'No tiene el formato que se pide',
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
