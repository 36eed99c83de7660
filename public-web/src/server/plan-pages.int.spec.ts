/** A plan's pages as the server answers them: every tab, whatever else an address names, and parts that do not come. */
import { describe, expect, test } from 'vitest';
import { exampleProduct, secondProduct, womensProduct } from '../testing/example-products.ts';
import { startTestSite } from '../testing/test-site.ts';

const { platform, site } = await startTestSite();
platform.withoutClinics.add(secondProduct.id);

const { url } = exampleProduct;
const ask = (address: string) => site.app.inject({ url: address, headers: { host: 'pe.test' } });
const canonicalOf = (body: string): string | undefined =>
  /<link rel="canonical" href="https:\/\/pe\.test([^"]*)"/.exec(body)?.[1];

describe('a tab', () => {
  test.each([
    ['', url, ['Telemedicina', 'no incluido', 'Se contrata entre los 18 y los 65 años.']],
    ['/Coberturas', `${url}/Coberturas`, ['Consultas médicas', 'Copago S/\u00a040', 'Red preferente']],
    ['/Precio', url, ['Persona 1: titular, hombre, 25 años.', '10 de enero de 2026', 'Tarjeta de crédito']],
    ['/Clinicas', `${url}/Clinicas`, ['Clínica del Misti', 'Arequipa', 'la lista dice lo mismo']],
    ['/Condiciones', `${url}/Condiciones`, ['Maternidad: 10 meses.', 'Cirugías con fines', 'Tope anual']],
    ['/Documento', `${url}/Documento`, ['Copago: lo que paga el asegurado.', '/api/documents/insurance/1/1']],
    ['/Preguntas', `${url}/Preguntas`, ['¿Puedo incluir a mi familia?']],
  ])('can be read without a script, and is found at one address: %j', async (segment, canonical, words) => {
    const page = await ask(`${url}${segment}`);
    expect(page.statusCode).toBe(200);
    for (const one of words) expect(page.body).toContain(one);
    expect(canonicalOf(page.body)).toBe(canonical);
    expect(page.body).toContain('aria-current="page"');
    expect(page.body).not.toMatch(/ style="| on[a-z]+="/);
  });

  test('says what it is, and the way to the plan', async () => {
    const { body } = await ask(`${url}/Condiciones`);
    expect(body).toContain(
      '<title>Condiciones de Plan Base EPS de Pacífica del Sur EPS · Cotejo Perú</title>',
    );
    expect(body).toContain(`href="${url}"`);
  });

  test('has the price that the structured data tells', async () => {
    const { body } = await ask(`${url}/Coberturas`);
    const told =
      /<script type="application\/ld\+json">(\{[^<]*"Product"[^<]*)<\/script>/.exec(body)?.[1] ?? '{}';
    expect(JSON.parse(told)).toMatchObject({ offers: { price: 192.4 } });
    expect(body).toContain('S/\u00a0192');
  });

  test('in other letters leads to the one that is right', async () => {
    const page = await ask(`${url}/pReCiO?a=b`);
    expect([page.statusCode, page.headers.location]).toEqual([301, `${url}/Precio?a=b`]);
  });

  test('that no plan has is a 404, and one that this plan has not leads to the plan', async () => {
    expect((await ask(`${url}/Nada`)).statusCode).toBe(404);
    const page = await ask(`${secondProduct.url}/Clinicas`);
    expect([page.statusCode, page.headers.location]).toEqual([302, secondProduct.url]);
    expect((await ask(secondProduct.url)).body).not.toContain(`${secondProduct.url}/Clinicas`);
  });

  test('whose part does not come says so, and the rest of the page stays', async () => {
    const page = await ask(`${secondProduct.url}/Preguntas`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Error al cargar resultados');
    expect(page.body).toContain('Reintentar');
    expect(page.body).toContain(secondProduct.displayName);
  });
});

describe('a plan that does not insure whom the site begins with', () => {
  test('has a page, which says so and how to ask for somebody else', async () => {
    const page = await ask(womensProduct.url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('No disponible para este perfil');
    expect(page.body).toContain('Ver mi precio');
    expect(page.body).not.toMatch(/"Offer"|Precios de ejemplo/);
  });

  test('says why where its price comes about, and can be asked for', async () => {
    expect((await ask(`${womensProduct.url}/Precio`)).body).toContain('Solo asegura a mujeres.');
    expect((await ask(`${womensProduct.url}/Solicitar`)).statusCode).toBe(200);
  });
});

describe('an address that names no plan', () => {
  test.each([
    ['an organization', '/EPS/x/Planes/pacifica-del-sur-eps', '/EPS/Pacifica-del-Sur-EPS'],
    ['a category', '/EPS/x/Planes/eps', '/Comparar/EPS'],
    ['a clinic, by its name', '/EPS/x/Planes/clinica-del-misti', '/Comparar/EPS?clinicas=9'],
  ])('but %s leads to its plans', async (_, address, location) => {
    const page = await ask(address);
    expect([page.statusCode, page.headers.location]).toEqual([301, location]);
  });

  test('and nothing else is a 404 with the way to the comparison', async () => {
    const page = await ask('/EPS/x/Planes/Nada');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('href="/Comparar/EPS"');
  });
});

test('a short link leads to the plan that was shared; one that opens no more is a 404 that leads to comparing', async () => {
  const page = await ask('/url/abc');
  expect([page.statusCode, page.headers.location]).toEqual([302, `${url}?code=abc`]);
  const closed = await ask('/url/otro');
  expect(closed.statusCode).toBe(404);
  expect(closed.body).toContain('Los enlaces compartidos vencen a los 90 días.');
  expect(closed.body).toMatch(/<a [^>]*href="\/Comparar"[^>]*>Comparar otros planes<\/a>/);
});

test('who opens short links more often than the platform allows is told to wait', async () => {
  const page = await ask('/url/too-many');
  expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '60']);
  expect(page.body).toContain('Espera un momento');
  expect(page.body).not.toContain('eres un robot');
});

test('a short link leads to the site of its country from any other', async () => {
  const { statusCode, headers } = await site.app.inject({ url: '/url/abc', headers: { host: 'cl.test' } });
  expect([statusCode, headers.location]).toEqual([302, 'https://pe.test/url/abc']);
});
