/** The site around the products: its lists, texts and old addresses, each with the status that crawlers understand. */
import { afterAll, describe, expect, test } from 'vitest';
import { siteInTest } from '../testing/built-site.ts';
import { startTestSite } from '../testing/test-site.ts';

const { site } = await startTestSite();
const lonelySite = await siteInTest('http://127.0.0.1:1');
afterAll(() => lonelySite.stop());

const ask = (url: string, host = 'pe.test') => site.app.inject({ url, headers: { host } });

test.each([
  '/EPS',
  '/Seguros',
  '/SCTR',
  '/Clinicas-y-Hospitales',
  '/Seguros-de-Viaje',
  '/EPS/Pacifica-del-Sur-EPS',
  '/Que-Hacemos',
  '/Terminos-y-Condiciones',
  '/Terms-and-Conditions',
  '/Privacidad',
  '/EPS-Personas-Empresas',
  '/Insurance-List',
  '/Sitemap-Products',
  '/Contacto',
])('%s is a page with its own address', async (url) => {
  const page = await ask(url);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`<link rel="canonical" href="https://pe.test${url}"/>`);
});

test.each([
  ['/eps', '/EPS'],
  ['/EPS/', '/EPS'],
  ['/ePs?pagina=1', '/EPS?pagina=1'],
  ['/Clinica', '/Clinicas-y-Hospitales'],
  ['/clinica', '/Clinicas-y-Hospitales'],
  ['/quehacemos', '/Que-Hacemos'],
  ['/QueHacemos', '/Que-Hacemos'],
  ['/Seguro', '/Seguros'],
  ['/seguros-de-salud?x=1', '/Comparar/Seguros-de-Salud?x=1'],
  ['/v1?perfil=x', '/?perfil=x'],
  ['/V1', '/'],
  ['/Seguros/Pacifica-del-Sur-EPS', '/EPS/Pacifica-del-Sur-EPS'],
  ['/clinicas-y-hospitales/pacifica-del-sur-eps', '/EPS/Pacifica-del-Sur-EPS'],
  ['/Clinicas-y-Hospitales/clinica-del-misti', '/Comparar/Planes-Clinicos?clinicas=9'],
  ['/EPS/Pacifica-del-Sur-EPS/Planes', '/EPS/Pacifica-del-Sur-EPS'],
  ['/eps/pacifica-del-sur-eps', '/EPS/Pacifica-del-Sur-EPS'],
  ['/Comparar', '/Comparar/EPS'],
  ['/privacidad', '/Privacidad'],
  ['/sitemap-products', '/Sitemap-Products'],
])('%s leads to %s for ever', async (url, location) => {
  let page = await ask(url);
  for (let steps = 0; page.statusCode === 301 && page.headers.location !== location && steps < 2; steps += 1)
    page = await ask(String(page.headers.location));
  expect([page.statusCode, page.headers.location]).toEqual([301, location]);
});

test.each([
  `productType=${','.repeat(6_000)}`,
  ...['organizationIds', 'organizationType', 'coverageCountries', 'features', 'insuranceTypeIds'].map(
    (name) => `${name}=${Array.from({ length: 2_500 }, (_, nth) => nth).join(',')}`,
  ),
])('a list of far too many (%.20s) is not found, and no outage', async (query) =>
  expect((await ask(`/Insurance-List?${query}`)).statusCode).toBe(404),
);

test('the comparison of an event of sales leads to all comparisons while there is no event', async () => {
  for (const host of ['pe.test', 'cl.test', 'int.test']) {
    const { statusCode, headers } = await ask('/Comparar/Cyber-Days?orden=precio', host);
    expect([statusCode, headers.location]).toEqual([302, '/Comparar?orden=precio']);
  }
});

test.each([
  ['/EPS/nadie', 'pe.test'],
  ['/Clinicas-y-Hospitales/nadie', 'pe.test'],
  ['/Clinica', 'int.test'],
  ['/preview', 'pe.test'],
  ['/Preview', 'cl.test'],
  ['/EPS?pagina=9', 'pe.test'],
  ['/EPS', 'cl.test'],
  ['/EPS-Personas-Empresas', 'cl.test'],
  ['/Sitemap-Products?pagina=9', 'pe.test'],
])('%s of %s is a real 404', async (url, host) => expect((await ask(url, host)).statusCode).toBe(404));

test('Chile’s clinics have a page, in lower case and by its old name too', async () => {
  const page = await ask('/Clinicas-y-Hospitales', 'cl.test');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<link rel="canonical" href="https://cl.test/Clinicas-y-Hospitales"/>');
  for (const url of ['/clinicas-y-hospitales', '/clinica']) {
    const { statusCode, headers } = await ask(url, 'cl.test');
    expect([statusCode, headers.location]).toEqual([301, '/Clinicas-y-Hospitales']);
  }
});

test('an advertisement’s page has the short form, and is not to be listed', async () => {
  const page = await ask('/Registro?utm_source=x');
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('name="nombre"');
  expect(page.body).toContain('<meta name="robots" content="noindex"/>');
});

describe('every page', () => {
  test('has the platform’s menu and contacts around it, which open without a script', async () => {
    const { body } = await ask('/Privacidad');
    const [opener] = /<summary>.*?<\/summary>/.exec(body) ?? [];
    expect(opener).toContain('fill="#0a7d4f"');
    expect(opener).toMatch(/<\/svg>Salud<\/summary>$/);
    expect(body).toContain('href="mailto:a@cotejo.example"');
    expect(body).toContain('href="https://clientes.pe.cotejo.example/"');
    expect(body).toContain('popoverTarget="avisos"');
    expect(body).toMatch(/<a href="https:\/\/www\.sbs\.gob\.pe\/"[^>]*><svg.*?<strong>SBS<\/strong>/);
  });

  test('says so in the menu where the platform does not tell it, and is there all the same', async () => {
    const page = await lonelySite.app.inject({ url: '/Privacidad', headers: { host: 'pe.test' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Ups! algo salió mal.');
  });

  test('keeps its query in its canonical address for a referral alone', async () => {
    const canonical = async (url: string) =>
      /<link rel="canonical" href="([^"]+)"/.exec((await ask(url)).body)?.[1];
    expect(await canonical('/EPS?utm_source=x')).toBe('https://pe.test/EPS');
    expect(await canonical('/EPS?qpRL=7')).toBe('https://pe.test/EPS?qpRL=7');
  });
});

test('the home names its counterparts in other countries, and a page of one country none', async () => {
  const home = await ask('/');
  expect(home.body).toContain('<link rel="alternate" hrefLang="es-CL" href="https://cl.test/"/>');
  expect(home.body).toContain('<link rel="alternate" hrefLang="x-default" href="https://int.test/"/>');
  expect((await ask('/EPS')).body).not.toContain('hrefLang');
});

test('crawlers find lists, comparators, who offers plans, and texts', async () => {
  const { body } = await ask('/sitemap.xml');
  for (const path of ['/EPS', '/Comparar/SCTR', '/EPS/Pacifica-del-Sur-EPS', '/Privacidad', '/Contacto'])
    expect(body).toContain(`<loc>https://pe.test${path}</loc>`);
  expect(body).not.toContain('/Registro');
});
