/** Calls that tell their failure in the spec's own words (public side, section 8; console and platform, section 8). */
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { answerTo, HttpProblem } from '@cotejo/core/kit/service';

type Words = string | ((request: FastifyRequest) => string);

/**
 * For a route: whatever keeps it from answering is told in these words, with the status and the code of its cause. What a
 * client sent, and what is not there, is told as ever.
 */
export const failureSays = (words: Words) => ({
  errorHandler(error: unknown, request: FastifyRequest, _reply: FastifyReply): never {
    const { problem, headers, unexpected } = answerTo(error);
    if (problem.status < 500) throw error;
    if (unexpected) request.log.error({ err: error }, 'unexpected');
    const message = typeof words === 'string' ? words : words(request);
    throw new HttpProblem({ ...problem, message }, headers);
  },
});

/** @param most how many attempts there were */
export const attemptsOver = (most: number): string =>
  `Se ha sobrepasado el limite de intentos (${most}), Intente mas tarde.`;
