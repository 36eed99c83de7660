/** The server's page about the profile: it knows no visitor. */
import { describe, expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-products.ts';
import { startTestSite } from '../testing/test-site.ts';

const { platform, site } = await startTestSite();

const bodyOf = async (url: string): Promise<string> => {
  const page = await site.app.inject({ url, headers: { host: 'pe.test' } });
  expect(page.statusCode).toBe(200);
  return page.body;
};

describe('the home page', () => {
  test('has prices before anything is asked, and asks for nobody’s name, mail or phone', async () => {
    const body = await bodyOf('/');
    const [, section = ''] = /<section class="home-profile".*?>(.*?)<\/section>/.exec(body) ?? [];
    expect(section).toContain('Precios de ejemplo: hombre de 25 años');
    expect(section).toContain(exampleProduct.displayName);
    expect(section.match(/<(input|select) /g)).toHaveLength(3);
    expect(section).not.toMatch(/correo|tel[eé]fono|nombre/i);
  });

  test('leads to the comparators where no script runs', async () =>
    expect(await bodyOf('/')).toMatch(/<noscript><ul[^>]*><li><a href="\/Comparar\/EPS"/));

  test('is there while nobody knows what is compared', async () => {
    const elsewhere = await site.app.inject({ url: '/', headers: { host: 'cl.test' } });
    expect([elsewhere.statusCode, elsewhere.body.includes('home-profile')]).toEqual([200, false]);
  });
});

describe('a comparator', () => {
  test('keeps the rest of the search in its forms, for who has no script', async () => {
    const body = await bodyOf('/Comparar/EPS?companias=7&orden=menor-precio&comparar=a,b&pagina=1');
    const formOf = (name: string) =>
      new RegExp(`<form class="${name}"[^>]*action="([^"]*)"[^>]*>(.*?)</form>`).exec(body)!;
    const kept = (form: string) =>
      [...form.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"/g)].map(
        ([, name, value]) => `${name}=${value}`,
      );
    const [, sorted, sort] = formOf('sort');
    const [, filtered, filters] = formOf('filters');
    expect([sorted, kept(sort!)]).toEqual(['/Comparar/EPS', ['companias=7', 'comparar=a,b']]);
    expect([filtered, kept(filters!)]).toEqual(['/Comparar/EPS', ['orden=menor-precio', 'comparar=a,b']]);
  });

  test('answers what people ask about its line, where the menu leads', async () => {
    const body = await bodyOf('/Comparar/EPS');
    expect(body).toContain('href="/Comparar/EPS#preguntas-EPS"');
    const [, section = ''] = /<section[^>]* id="preguntas-EPS".*?>(.*?)<\/section>/.exec(body) ?? [];
    expect(section).toContain('¿Puedo entrar por mi cuenta?');
    expect(section).toContain('No: entras por tu empresa.');
  });

  test('shows prices for an example, and says so', async () => {
    const body = await bodyOf('/Comparar/EPS');
    expect(body).toContain('Precios de ejemplo: hombre de 25 años.');
    expect(body).not.toContain('Tu precio');
  });

  test('tells the day for which the platform priced, whatever day it is here', async () =>
    expect(await bodyOf('/Comparar/EPS')).toContain('2 de marzo de 2026'));

  test('leaves a profile in the address to the browser, and repeats none of it', async () => {
    const perfil = encodeURIComponent(JSON.stringify({ cotizante: [{ sexo: 'Femenino', edad: 52 }] }));
    const body = await bodyOf(`/Comparar/EPS?perfil=${perfil}`);
    expect(body).toContain('Precios de ejemplo');
    expect(body).not.toMatch(/Femenino|edad%22/);
    expect(body).toContain('<link rel="canonical" href="https://pe.test/Comparar/EPS"/>');
    expect(platform.takeSent()).toEqual([]);
  });
});
