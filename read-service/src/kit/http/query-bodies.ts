/** Questions too long for an address are sent as JSON; nothing of them is kept. */
import { type FastifyInstance } from 'fastify';
import { HttpProblem, problem } from '@cotejo/core/kit/service';

const malformed = problem(400, 'MALFORMED', 'El cuerpo no es JSON válido.');

/** For the routes of a plugin: takes `application/json` only. `__proto__` and its kind are refused, not left out. */
export const takeQuestions = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, {});
    return parse(request, text, (error, body) =>
      error ? done(new HttpProblem(malformed)) : done(null, body),
    );
  });
};
