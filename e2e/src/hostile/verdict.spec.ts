/** An answer to something hostile passes only as a refusal in the agreed form, or as what was promised. */
import { describe, expect, test } from 'vitest';
import { type Attack } from './attacks.ts';
import { faultOf } from './verdict.ts';

const attack: Attack = { name: 'an attack', call: { method: 'GET', path: '/' } };
const problem = { type: 'about:blank', title: 'No', status: 404, code: 'NOT_FOUND', message: 'No existe.' };
const answer = (status: number, body: unknown, type = 'application/problem+json; charset=utf-8') => ({
  status,
  headers: { 'content-type': type },
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('an answer will do', () => {
  test('as a problem document', () => expect(faultOf(attack, answer(404, problem), [])).toBeUndefined());
  test('as a success that was promised', () =>
    expect(faultOf(attack, answer(200, {}), ['200'])).toBeUndefined());
});

describe('an answer is a fault', () => {
  test.each([
    ['as an error of the server', answer(500, { ...problem, status: 500 }), /fault of ours/],
    ['as a service that is away', answer(503, { ...problem, status: 503 }), /fault of ours/],
    ['as a success that nobody promised', answer(201, {}), /not promised/],
    ['without the form', answer(404, problem, 'application/json'), /no problem document/],
    ['that is no JSON', answer(404, '<h1>No</h1>'), /no JSON/],
    ['with another status inside', answer(400, problem), /another status/],
    ['without a word for people', answer(404, { ...problem, message: '' }), /no message/],
    ['that shows where the code broke', answer(404, { ...problem, detail: 'a.ts:12' }), /insides/],
  ])('%s', (_, given, why) => expect(faultOf(attack, given, ['200'])).toMatch(why));

  test('with a status that will not do for this attack', () =>
    expect(faultOf({ ...attack, only: [401] }, answer(404, problem), [])).toMatch(/not 401/));
});
