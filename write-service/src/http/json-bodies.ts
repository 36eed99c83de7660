/** JSON bodies: what a database could not store is refused here, by the name of its field. */
import { HttpProblem, problem } from '@cotejo/core/service';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

/** Escapes of NUL and of surrogates, the only way in which they get through a parser of UTF-8. */
const suspicious = /\\u(?:0000|d[89a-f])/i;
const unstorable = /\p{Cs}|\0/u;

/** The path of the first text or key that can't be stored. Walks without recursion: depth is the client's choice. */
const pathOfUnstorable = (body: unknown): string | undefined => {
  const open: { readonly path: string; readonly value: unknown }[] = [{ path: '', value: body }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' && unstorable.test(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (unstorable.test(key)) return path;
      open.push({ path: path ? `${path}.${key}` : key, value: inner });
    }
  }
  return undefined;
};

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
        const path = suspicious.test(text) ? pathOfUnstorable(body) : undefined;
        if (path === undefined) return done(null, body);
        const errors = { [path]: 'Contiene caracteres que no se pueden guardar.' };
        return done(new HttpProblem(problem(422, 'INVALID_INPUT', 'Revisa los datos marcados.', errors)));
      });
    },
  );
};
