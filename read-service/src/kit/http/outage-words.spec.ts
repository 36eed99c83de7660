/** A call that fails says so in the spec's words, and what a client did wrong in its own. */
import { expect, test } from 'vitest';
import { HttpProblem, httpService, problem } from '@cotejo/core/kit/service';
import { attemptsOver, failureSays } from './outage-words.ts';

const words = 'Problema en endpoint para obtener lista de productos';
const outage = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const answerTo = async (error: unknown) => {
  const app = httpService({ name: 'prueba', logLevel: 'silent', readiness: () => ({ ready: true }) });
  app.get('/:what', { ...failureSays(({ params }) => `${words} ${(params as { what: string }).what}`) }, () =>
    Promise.reject(error as Error),
  );
  const { statusCode, headers, body } = await app.inject('/x');
  await app.close();
  return { status: statusCode, retryAfter: headers['retry-after'], ...(JSON.parse(body) as object) };
};

test('an outage keeps its status and when to come again', async () =>
  expect(await answerTo(outage)).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
    retryAfter: '1',
    message: `${words} x`,
  }));

test('a mistake of ours is told in the same words, and nothing else of it', async () => {
  const answer = await answerTo(new TypeError('x is not a function'));
  expect(answer).toMatchObject({ status: 500, code: 'INTERNAL', message: `${words} x` });
  expect(JSON.stringify(answer)).not.toContain('not a function');
});

test('what was asked wrongly is told as ever', async () =>
  expect(
    await answerTo(new HttpProblem(problem(400, 'MALFORMED', 'La consulta está mal formada.'))),
  ).toMatchObject({ status: 400, message: 'La consulta está mal formada.' }));

test('the limit of attempts is named', () =>
  expect(attemptsOver(3)).toBe('Se ha sobrepasado el limite de intentos (3), Intente mas tarde.'));
