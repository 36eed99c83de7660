/** JSON bodies of every service: what could not be kept is refused here, by the name of its field. */
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { jsonErrors } from '../validation/index.ts';
import { HttpProblem, problem } from './problem.ts';

const malformed = problem(400, 'MALFORMED', 'El cuerpo no es JSON válido.');

/**
 * Takes `application/json` only. `__proto__` and its kind are refused, not left out.
 * @param whenEmpty what a body of no letter is
 */
export const takeJsonBodies = (app: FastifyInstance, whenEmpty?: object): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, text, done) => {
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
