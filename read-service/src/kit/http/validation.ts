/** Zod schemas as Fastify's: they check what comes in, name the field that is wrong, and document what goes out. */
import { type FastifyInstance } from 'fastify';
import { type ZodTypeProvider } from 'fastify-type-provider-zod';
import { type z } from 'zod';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { fieldErrors, inSpanish } from '@cotejo/core/kit/validation';

export type TypedApp = ReturnType<typeof withZod>;

/** Answers are not checked again: their types are checked by the compiler. */
export const withZod = (app: FastifyInstance) =>
  app
    .setValidatorCompiler(({ schema }) => (input: unknown) => {
      const read = (schema as z.ZodType).safeParse(input, { error: inSpanish });
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
