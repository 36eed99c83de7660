/** The site's server asks for its visitors, each by her own address: who is taken for a robot is so alone. */
import { expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-products.ts';
import { startTestSite } from '../testing/test-site.ts';

const { platform, site } = await startTestSite();

const [hasty, calm] = ['203.0.113.7', '203.0.113.8'];
const open = (address: string, url: string) =>
  site.app.inject({ url, headers: { host: 'pe.test', 'x-forwarded-for': address } });
const confirmHuman = (address: string, volver: string) =>
  site.app.inject({
    method: 'POST',
    url: '/Soy-Humano',
    headers: {
      host: 'pe.test',
      'x-forwarded-for': address,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ volver }).toString(),
  });

test.each(['/?pagina=1', exampleProduct.url])(
  'a visitor who is taken for a robot can say on the page itself that she is none: %s',
  async (url) => {
    platform.suspect(hasty);
    const page = await open(hasty, url);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '600']);
    expect(page.body).toContain('El sistema piensa que eres un robot...');
    expect(page.body).toContain('Soy humano!');
    expect(page.body).toContain(`name="volver" value="${url}"`);
    expect((await open(calm, url)).statusCode).toBe(200);

    const answer = await confirmHuman(hasty, url);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, url]);
    expect((await open(hasty, url)).statusCode).toBe(200);
  },
);

test('the calls of a page say for whom it is made, and for which page, so that they count as one', async () => {
  const readFor = async (agent: string) => {
    platform.takeAsked();
    await site.app.inject({
      url: exampleProduct.url,
      headers: { host: 'pe.test', 'x-forwarded-for': calm, 'user-agent': agent, 'x-page': 'mine' },
    });
    return platform.takeAsked().filter(({ url }) => url.startsWith('/api/insurance/'));
  };
  const [first, second] = [await readFor('Firefox'), await readFor('Safari')];
  expect(first.length).toBeGreaterThan(3);
  const [page] = first.map((asked) => asked.page);
  expect(page).toMatch(/^[\da-f-]{36}$/);
  for (const { url: _, ...asked } of first) expect(asked).toEqual({ address: calm, agent: 'Firefox', page });
  for (const { agent } of second) expect(agent).toBe('Safari');
  expect(second.map((asked) => asked.page)).not.toContain(page);
});

test('another visitor’s word helps a challenged one nothing', async () => {
  platform.suspect(hasty);
  await confirmHuman(calm, '/');
  expect((await open(hasty, '/')).statusCode).toBe(429);
});

test('who says it too often is told to wait', async () => {
  platform.suspect(hasty, false);
  const answer = await confirmHuman(hasty, '/');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([403, '1800']);
  expect(answer.body).toContain('Espera un poco antes de seguir');
});

test.each(['https://otro.test/', '//otro.test', '/\t/otro.test', '/\r\n/otro.test', ''])(
  'leads nowhere but to this site: %j',
  async (volver) => {
    platform.suspect(hasty);
    expect((await confirmHuman(hasty, volver)).headers.location).toBe('/');
  },
);
