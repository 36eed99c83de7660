/** Plans beside each other, as the server renders them: everything can be read and done without a script. */
import { expect, test } from 'vitest';
import { exampleProduct, secondProduct } from '../testing/example-products.ts';
import { startTestSite } from '../testing/test-site.ts';

const { site } = await startTestSite();

const [first, second] = [exampleProduct.productCode, secondProduct.productCode];
const textOf = async (query: string) => {
  const page = await site.app.inject({
    url: `/Comparar/Lado-a-Lado${query}`,
    headers: { host: 'pe.test' },
  });
  expect(page.statusCode).toBe(200);
  return page.body.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
};

test('plans stand in a table with headers, and what differs in sentences', async () => {
  const text = await textOf(`?planes=${first},${second}`);
  expect(text).toContain('Mascota Tranquila cuesta S/ 100 menos al mes que Plan Base EPS.');
  expect(text).toContain('Plan Base EPS cubre maternidad; Mascota Tranquila no.');
  expect(text).toContain('Plan Base EPS incluye telemedicina; Mascota Tranquila no.');
  expect(text).toContain('<th scope="row">Precio</th>');
  expect(text.match(/<th scope="col">/g)).toHaveLength(2);
  expect(text).toMatch(/S\/ 200 \/mes<\/span><span class="side-mark">.{0,60} Lo mejor/);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
});

test('the name of a plan, which is read with each of its cells, has no links in it', async () => {
  const text = await textOf(`?planes=${first},${second}`);
  const heads = text.match(/<th scope="col">.*?<\/th>/g) ?? [];
  expect(heads).toHaveLength(2);
  for (const head of heads) expect(head).not.toMatch(/<a |<button/);
  expect(text).toContain('>Ver plan<span class="visually-hidden"> Mascota Tranquila</span></a>');
});

test('only differences can be asked for, and a plan taken away, by links', async () => {
  const all = await textOf(`?planes=${first},${second}`);
  expect(all).toContain('Clínicas donde cubre');
  expect(all).toContain(`href="/Comparar/Lado-a-Lado?planes=${second}&amp;en=/Comparar/EPS"`);
  const some = await textOf(`?planes=${first},${second}&diferencias=solo`);
  expect(some).not.toContain('<th scope="row">Clínicas donde cubre</th>');
  expect(some).toContain('<th scope="row">Precio</th>');
});

test('what is gone and what is too much is told', async () => {
  const text = await textOf(`?planes=${first},plan-viejo,${second},otro`);
  expect(text).toContain('Un plan de este enlace no se ofrece aquí.');
  expect(text).toContain('Se comparan tres planes como máximo; queda fuera otro.');
  const more = await textOf(`?planes=${first},plan-viejo,${second},otro,ninguno`);
  expect(more).toContain('Se comparan tres planes como máximo; quedan fuera otros 2.');
});

test('words of a stranger in the place of codes are not shown', async () => {
  const [text] = (await textOf(`?planes=${first},Tu-cuenta,${second},fue-bloqueada`)).split('<script');
  expect(text).toContain('Un plan de este enlace no se ofrece aquí.');
  expect(text!.replace(/<[^>]*>/g, '')).not.toMatch(/Tu.cuenta|fue.bloqueada/);
});

test('a plan of another country is told as such, with the way to it', async () => {
  const page = await site.app.inject({
    url: `/Comparar/Lado-a-Lado?planes=${first},plan-viejo`,
    headers: { host: 'cl.test' },
  });
  const text = page.body.replaceAll('<!-- -->', '');
  expect(text).toContain(
    `Plan Base EPS es un plan de Perú: <a href="https://pe.test${exampleProduct.url}">míralo en el sitio de Perú</a>.`,
  );
  expect(text).toContain('Un plan de este enlace no se ofrece aquí.');
});

test('prices have their day', async () =>
  expect(await textOf(`?planes=${first}`)).toContain(
    '<p class="lead">Precios de ejemplo: hombre de 25 años, vigentes al 2 de marzo de 2026. En el comparador puedes decir a quiénes asegurar.</p>',
  ));

test.each(['', '?planes=', '?planes=plan-viejo'])(
  'without plans it leads to where they are picked: %j',
  async (query) => expect(await textOf(query)).toContain('href="/Comparar/EPS"'),
);

test('another plan is added where these are picked already', async () =>
  expect(await textOf(`?planes=${first}`)).toContain(`href="/Comparar/EPS?comparar=${first}"`));
