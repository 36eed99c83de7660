/** Reading one's own writes: a request may say how far the read models must be, and is told how far they are. */
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { type Positions } from '../projections/positions.ts';

export type Freshness = {
  /** Whether the read models had come as far as was asked for. */
  readonly fresh: boolean;
};

const largest = (1n << 64n) - 1n;

const malformed = (message: string): HttpProblem =>
  new HttpProblem(problem(400, 'MALFORMED', 'La consulta está mal formada.', { 'X-Min-Position': message }));

/** @throws HttpProblem 400 for what is not a decimal of 64 bits */
const minPosition = (header: string | string[] | undefined): bigint => {
  if (header === undefined) return 0n;
  const position = typeof header === 'string' && /^\d{1,20}$/.test(header) ? BigInt(header) : undefined;
  if (position === undefined || position > largest) throw malformed('Debe ser un decimal.');
  return position;
};

/**
 * Waits as long as it is worth it, and says in the answer how far the projector was before the query began.
 * @throws HttpProblem 400 for a position that the log has not reached
 */
export const awaitPosition = async (
  request: FastifyRequest,
  reply: FastifyReply,
  positions: Positions,
  projector: string,
): Promise<Freshness> => {
  const wanted = minPosition(request.headers['x-min-position']);
  if (!(await positions.isInLog(wanted))) throw malformed('Todavía no existe esa posición.');
  const fresh = await positions.reached(projector, wanted);
  void reply.header('X-Projection-Position', positions.of(projector).toString());
  if (!fresh) void reply.header('X-Projection-Stale', '1');
  return { fresh };
};

/** A record that is not there: not there yet, or not at all. */
export const notThere = ({ fresh }: Freshness, message: string): HttpProblem =>
  fresh
    ? new HttpProblem(problem(404, 'NOT_FOUND', message))
    : new HttpProblem(
        problem(503, 'NOT_PROJECTED_YET', 'El registro todavía se está preparando. Inténtalo en un momento.'),
        { 'retry-after': '1' },
      );
