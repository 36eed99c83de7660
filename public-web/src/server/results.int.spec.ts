/** Results as the server renders them. */
import { expect, test } from 'vitest';
import { startTestSite } from '../testing/test-site.ts';

const { site } = await startTestSite();

const results = async (): Promise<string> =>
  (await site.app.inject({ url: '/Comparar/EPS', headers: { host: 'pe.test' } })).body;

test('plans stand below a heading of their own, which no level is left out before', async () => {
  const main = (await results()).split('<main')[1]!.split('</main>')[0]!;
  const headings = [...main.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(([, level, text]) => ({
    level: Number(level),
    text: text!.replace(/<[^>]+>/g, ''),
  }));
  const [plans] = headings.filter(({ text }) => text === 'Plan Base EPS');
  const above = headings.slice(0, headings.indexOf(plans!)).findLast(({ level }) => level < plans!.level);
  expect([above, plans!.level]).toEqual([{ level: 2, text: 'Resultados' }, 3]);
  headings.reduce((before, { level, text }) => {
    expect(level - before, text).toBeLessThanOrEqual(1);
    return level;
  }, 0);
});

test('the title of the page keeps abbreviations', async () =>
  expect(await results()).toContain('<title>Compara EPS · '));

test('a page whose results did not come stands, with a status that crawlers respect', async () => {
  // The fake platform answers no search with a bound.
  const page = await site.app.inject({ url: '/Comparar/EPS?desde=100', headers: { host: 'pe.test' } });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toContain('Error al cargar resultados');
  expect(page.body).toContain('<title>Compara EPS · ');
});

test('a code that the catalogue lacks is no name of a plan', async () => {
  const url = '/Comparar/EPS?comparar=Su-cuenta-fue-bloqueada';
  const page = await site.app.inject({ url, headers: { host: 'pe.test' } });
  expect(page.body).toContain('<span>Plan no disponible</span>');
  expect(page.body).not.toContain('Su cuenta fue bloqueada');
});
