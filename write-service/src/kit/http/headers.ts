/** The headers of commands: which command it is, and on which version it was decided. */
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { type FastifyRequest } from 'fastify';
import { z } from 'zod';

/** All zeros and all ones are of generators that don't work: everybody who has one has the same. */
const uuid = z
  .uuid()
  .toLowerCase()
  .refine((key) => !/^(0|f)\1{7}(-\1{4}){3}-\1{12}$/.test(key));

const malformed = (header: string, message: string): never => {
  throw new HttpProblem(
    problem(400, 'MALFORMED_HEADER', `El encabezado ${header} no es válido.`, { [header]: message }),
  );
};

/** The command's id when the client gives one. @throws HttpProblem (400) when it is no UUID */
export const optionalIdempotencyKey = ({ headers }: FastifyRequest): string | undefined => {
  const value = headers['idempotency-key'];
  if (value === undefined) return undefined;
  const read = uuid.safeParse(value);
  return read.success ? read.data : malformed('Idempotency-Key', 'Debe ser un UUID.');
};

/** The command's id. @throws HttpProblem (400) when there is none */
export const idempotencyKey = (request: FastifyRequest): string =>
  optionalIdempotencyKey(request) ?? malformed('Idempotency-Key', 'Es obligatorio y debe ser un UUID.');

/** The version that `If-Match: "3"` speaks of. @throws HttpProblem (400) when it speaks of none */
export const ifMatch = ({ headers }: FastifyRequest): number | undefined => {
  const value = headers['if-match'];
  if (value === undefined) return undefined;
  const version = /^"(\d{1,9})"$/.exec(value)?.[1];
  return version === undefined
    ? malformed('If-Match', 'Debe ser una versión entre comillas.')
    : Number(version);
};

/** How the documentation shows them. */
export const idempotencyKeyHeader = z
  .uuid()
  .describe('Identifica la operación: repetirla no tiene otro efecto.');
export const ifMatchHeader = z
  .string()
  .regex(/^"\d{1,9}"$/)
  .optional()
  .describe('La versión sobre la que se decide, entre comillas; si ya es otra, 409 VERSION_CONFLICT.');
