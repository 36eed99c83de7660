/** JSON bodies: what a database could not store is refused here, by the name of its field. */
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { notStorable, unstorableIn } from '@cotejo/core/kit/validation';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

const malformed = problem(400, 'MALFORMED', 'El cuerpo no es JSON válido.');

/** Takes `application/json` only. An empty body is none; `__proto__` and its kind are refused, not left out. */
export const takeJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, text, done) => {
      if (text === '') return done(null, undefined);
      return parse(request, text, (error, body) => {
        if (error) return done(new HttpProblem(malformed));
        const path = unstorableIn(text, body);
        if (path === undefined) return done(null, body);
        const errors = { [path]: notStorable };
        return done(new HttpProblem(problem(422, 'INVALID_INPUT', 'Revisa los datos marcados.', errors)));
      });
    },
  );
};
