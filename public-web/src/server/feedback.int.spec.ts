import { beforeEach, describe, expect, test } from 'vitest';
import { startTestSite } from '../testing/test-site.ts';

const { platform, site } = await startTestSite();
const address = `/Feedback?lead=${platform.receivedId}&sig=${platform.feedbackSignature}`;
beforeEach(() => {
  platform.takeSent();
  platform.opinions.splice(0);
});

const get = (url: string) => site.app.inject({ url, headers: { host: 'pe.test' } });
const post = (fields: readonly (readonly [string, string])[], url = address) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { host: 'pe.test', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  });
const answers = [
  ['score', '4'],
  ['recommend', ''],
  ['topics', 'price'],
  ['topics', 'speed'],
  ['comment', 'Bien'],
] as const;

describe('the page that asks for an opinion', () => {
  test('says which request it is about, to who has the link', async () => {
    const { statusCode, body, headers } = await get(address);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    const text = body.replace(/<!-- -->/g, '');
    expect(text).toContain('Rosa, ¿cómo te atendimos?');
    expect(text).toContain('1 de marzo de 2026');
    expect(text).toContain('Plan Base EPS');
    expect(text).toContain('noindex');
  });

  test.each(['/Feedback', '/Feedback?lead=x', '/Feedback?lead=x&sig=y'])(
    'is not there without one: %s',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );

  test('shows what was said before, so that it can be changed', async () => {
    platform.opinions.push({ score: 2, recommend: 7, topics: ['price'], comment: 'Tardó' });
    const { body } = await get(address);
    expect(body).toContain('puedes cambiarla');
    expect(body).toMatch(/<input[^>]*name="score"[^>]*checked=""[^>]*value="2"|value="2"[^>]*checked=""/);
    expect(body).toContain('>Tardó</textarea>');
  });
});

describe('an opinion without scripts', () => {
  test('is sent with the link’s proof, and thanked for without it', async () => {
    const answer = await post(answers);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/Feedback/Confirmacion']);
    expect(platform.takeSent()).toMatchObject([
      {
        path: '/api/feedbacks',
        body: {
          lead: platform.receivedId,
          signature: platform.feedbackSignature,
          score: 4,
          recommend: null,
          topics: ['price', 'speed'],
          comment: 'Bien',
        },
      },
    ]);
    expect((await get('/Feedback/Confirmacion')).body).toContain('Gracias por tu opinión');
  });

  test('that was given before is changed', async () => {
    platform.replyWith(
      { status: 409, body: { code: 'FEEDBACK_GIVEN' } },
      { status: 200, body: { data: {} } },
    );
    expect((await post(answers)).statusCode).toBe(303);
    expect(platform.takeSent().map(({ path }) => path)).toEqual([
      '/api/feedbacks',
      `/api/feedbacks/${platform.receivedId}`,
    ]);
  });

  test('without a score comes back as it was, with what is missing', async () => {
    platform.replyWith({ status: 422, body: { errors: { score: 'Elige un número de 1 a 5.' } } });
    const page = await post(answers.slice(1));
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('<title>Error: Tu opinión');
    expect(page.body).toContain('href="#campo-score"');
    expect(page.body).toContain('>Bien</textarea>');
  });

  test.each([
    [404, 404],
    [429, 429],
    [503, 503],
  ])('that the platform answers with %i is a page with %i', async (status, expected) => {
    platform.replyWith({ status, body: {} });
    expect((await post(answers)).statusCode).toBe(expected);
  });
});
