/** Zod schemas as Fastify's: they check what comes in, name the field that is wrong, and document what goes out. */
import { type FastifyInstance } from 'fastify';
import { type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { HttpProblem, problem } from '@cotejo/core/service';
import { fieldErrors } from '@cotejo/core/validation';

export type TypedApp = ReturnType<typeof withZod>;

/** Answers are not checked again: their types are checked by the compiler. */
export const withZod = (app: FastifyInstance) =>
  app
    .setValidatorCompiler(({ schema }) => (input: unknown) => {
      const read = (schema as z.ZodType).safeParse(input);
      return read.success
        ? { value: read.data }
        : {
            error: new HttpProblem(
              problem(400, 'MALFORMED', 'La consulta está mal formada.', fieldErrors(read.error)),
            ),
          };
    })
    .setSerializerCompiler(() => (answer) => JSON.stringify(answer))
    .withTypeProvider<ZodTypeProvider>();

/** What every refusal looks like. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string().describe('para personas'),
  errors: z.record(z.string(), z.string()).optional().describe('un mensaje por campo'),
});

/** Refusals that an endpoint may answer with, for the documentation. */
export const refusals = (...statuses: readonly (400 | 401 | 403 | 404 | 503)[]) =>
  Object.fromEntries(statuses.map((status) => [status, problemSchema])) as Record<
    (typeof statuses)[number],
    typeof problemSchema
  >;
