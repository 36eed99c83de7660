/** JSON bodies of every service: what could not be kept is refused here, by the name of its field. */
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { jsonErrors } from '../validation/index.ts';
import { HttpProblem, problem } from './problem.ts';

const malformed = problem(400, 'MALFORMED', 'El cuerpo no es JSON válido, en UTF-8.');

/** JSON is UTF-8. Letters in another charset would be kept as broken ones. @returns nothing for bytes that are no letters */
const textOf = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * Takes `application/json` only. `__proto__` and its kind are refused, not left out.
 * @param whenEmpty what a body of no letter is
 */
export const takeJsonBodies = (app: FastifyInstance, whenEmpty?: object): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes, done) => {
      const text = textOf(bytes);
      if (text === undefined) return done(new HttpProblem(malformed));
      if (text === '') return done(null, whenEmpty);
      return parse(request, text, (error, body) => {
        if (error) return done(new HttpProblem(malformed));
        const errors = jsonErrors(text, body);
        if (!errors) return done(null, body);
        return done(new HttpProblem(problem(422, 'INVALID_INPUT', 'Revisa los datos marcados.', errors)));
      });
    },
  );
};
