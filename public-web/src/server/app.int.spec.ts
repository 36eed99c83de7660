import { type InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { siteInTest } from '../testing/built-site.ts';
import { exampleProduct, secondProduct } from '../testing/example-products.ts';
import { startTestSite } from '../testing/test-site.ts';

const unreachable = 'http://127.0.0.1:1';
const { site } = await startTestSite();
const lonelySite = await siteInTest(unreachable);
afterAll(() => lonelySite.stop());

const ask = (url: string, options: InjectOptions = {}) =>
  site.app.inject({ url, headers: { host: 'pe.test' }, ...options });

describe('a page', () => {
  test('that exists is a 200 in the language of its country', async () => {
    const home = await ask('/');
    expect(home.statusCode).toBe(200);
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(home.body).toContain('<html lang="es-PE">');
    expect(home.body).toContain('Plan Base EPS');
    expect(home.body).toContain('<link rel="canonical" href="https://pe.test/"/>');
  });

  test('of another country shows what that country has, which may be nothing', async () => {
    const home = await ask('/', { headers: { host: 'cl.test' } });
    expect(home.body).toContain('<html lang="es-CL">');
    expect(home.body).toContain('Todavía no publicamos planes aquí.');
  });

  test.each(['/Contacto', '/Contacto?utm_source=x'])(
    'is the contact page at %s, whose canonical address is one',
    async (url) => {
      const page = await ask(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<link rel="canonical" href="https://pe.test/Contacto"/>');
    },
  );

  test('written with other capitals leads to its address', async () => {
    const page = await ask('/contacto?utm_source=x');
    expect([page.statusCode, page.headers.location]).toEqual([301, '/Contacto?utm_source=x']);
  });

  test('of a product is found at its canonical address only', async () => {
    expect((await ask(exampleProduct.url)).statusCode).toBe(200);
    for (const other of [
      '/eps/otra/planes/eps-pacifica-base',
      `/Seguros/otra/${exampleProduct.productCode}`,
    ]) {
      const moved = await ask(`${other}?utm_source=x`);
      expect([moved.statusCode, moved.headers.location]).toEqual([301, `${exampleProduct.url}?utm_source=x`]);
    }
  });

  test.each([
    '/nada',
    '/Seguros/Huella-Seguros/no-existe',
    '/?pagina=2',
    '/?pagina=0',
    '/?pagina=x',
    '//otro.test',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.vite/manifest.json',
  ])('that does not exist is a real 404: %s', async (url) => {
    const page = await ask(url);
    expect(page.statusCode).toBe(404);
    expect(page.headers.location).toBeUndefined();
    expect(page.body).toContain('No encontramos esta página');
    expect(page.body).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each([exampleProduct.url, `/Seguros/otra/${exampleProduct.productCode}/Coberturas`])(
    'of another country’s plan is a real 404, which leads to it: %s',
    async (url) => {
      const page = await ask(url, { headers: { host: 'cl.test' } });
      expect(page.statusCode).toBe(404);
      const way = `<a href="https://pe.test${exampleProduct.url}">`;
      expect(page.body).toContain(way);
      expect(page.body.replaceAll('<!-- -->', '')).toContain(
        `${exampleProduct.displayName} es un plan de Perú: ${way}míralo en el sitio de Perú</a>.`,
      );
    },
  );

  test.each([
    ['pe.test', '/Comparar/Isapres', 'cl', '/Comparar/Isapres', 'Chile'],
    ['pe.test', '/isapre', 'cl', '/Isapre', 'Chile'],
    ['cl.test', '/Comparar/EPS/', 'pe', '/Comparar/EPS', 'Perú'],
  ])('of another country’s list leads to it: %s%s', async (host, url, country, path, name) => {
    const page = await ask(url, { headers: { host } });
    expect(page.statusCode).toBe(404);
    expect(page.body.replaceAll('<!-- -->', '')).toContain(
      `Esta página es de ${name}: <a href="https://${country}.test${path}">mírala en el sitio de ${name}</a>.`,
    );
  });

  test('of a plan that no country has offers no other site', async () => {
    const page = await ask('/Seguros/otra/No-Existe', { headers: { host: 'cl.test' } });
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain('es un plan');
  });

  test('of a plan says Contratar where it is sold online, and otherwise Me interesa', async () => {
    const home = (await ask('/')).body;
    const wayTo = (url: string) =>
      new RegExp(`<a [^>]*href="${url}/Solicitar"[^>]*>([^<]*)</a>`).exec(home)?.[1];
    expect([wayTo(exampleProduct.url), wayTo(secondProduct.url)]).toEqual(['Me interesa', 'Contratar']);
    for (const [{ url, displayName }, words] of [
      [exampleProduct, 'Me interesa'],
      [secondProduct, 'Contratar'],
    ] as const) {
      expect((await ask(url)).body).toContain(`href="${url}/Solicitar" data-discover="true">${words}</a>`);
      const form = (await ask(`${url}/Solicitar`)).body;
      expect(form).toContain(`<h1 class="request-title">${words} este plan</h1>`);
      expect(form).toContain(`<title>${words} ${displayName}`);
    }
  });

  test('of a plan says how often and for whom its price is', async () => {
    expect((await ask(exampleProduct.url)).body).toContain('<span class="price-period">/mes</span>');
    expect((await ask(secondProduct.url)).body).toContain('<span class="price-period">/mes p/p</span>');
  });

  test('that does not exist leads home, to the contact page, and to who answers letters in that country', async () => {
    const page = (await ask('/nada')).body;
    expect(page).toContain(
      '<a href="mailto:contacto.pe@cotejo.example">Escríbenos a contacto.pe@cotejo.example.</a>',
    );
    expect(page).toMatch(/<a [^>]*href="\/"[^>]*>Volver al Home<\/a>/);
    expect(page).toMatch(/<a [^>]*href="\/Contacto"[^>]*>Contacto<\/a>/);
    const chile = await ask('/nada', { headers: { host: 'cl.test' } });
    expect(chile.body).toContain('mailto:contacto.cl@cotejo.example');
  });

  test('shows search engines and shared links what staff wrote for them, or else what visitors read', async () => {
    const headOf = async (url: string) => (await ask(url)).body.split('</head>')[0];
    const written = await headOf(exampleProduct.url);
    const { seoTitle, seoDescription, seoImage } = exampleProduct.insuranceMetadata.metadata;
    expect(written).toContain(`<title>${seoTitle} · Cotejo Perú</title>`);
    expect(written).toContain(`<meta name="description" content="${seoDescription}"/>`);
    expect(written).toContain(`<meta property="og:image" content="https://pe.test${seoImage}"/>`);
    const unwritten = await headOf(secondProduct.url);
    expect(unwritten).toContain(
      `<title>${secondProduct.displayName} de ${secondProduct.organization.displayName} · `,
    );
    expect(unwritten).toContain(`<meta name="description" content="${secondProduct.description}"/>`);
    expect(unwritten).toContain('<meta property="og:image" content="https://pe.test/assets/og/cotejo.png"/>');
  });

  test('answers HEAD as GET, without its text', async () => {
    const [head, get] = [await ask('/', { method: 'HEAD' }), await ask('/')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect((await ask('/nada', { method: 'HEAD' })).statusCode).toBe(404);
  });

  test('is a 503 with a time to come back while the platform does not answer', async () => {
    for (const url of ['/', exampleProduct.url]) {
      const page = await lonelySite.app.inject({ url, headers: { host: 'pe.test' } });
      expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
      expect(page.body).toContain('Reintentar');
    }
    const contact = await lonelySite.app.inject({ url: '/Contacto', headers: { host: 'pe.test' } });
    expect(contact.statusCode).toBe(200);
  });
});

test('a page that breaks is a plain 500 that says nothing about why', async () => {
  const brokenSite = await siteInTest(unreachable, () => () => Promise.reject(new Error('clave=secreta')));
  const page = await brokenSite.app.inject({ url: '/', headers: { host: 'pe.test' } });
  await brokenSite.stop();
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Algo salió mal');
  expect(page.body).not.toContain('secreta');
});

describe('what no page can be', () => {
  const accept = 'text/html,application/xhtml+xml';
  test.each([
    ...['%09', '%0a', '%0d%0a', '%00', '%1b', '%C2%85', '%E2%80%A8', '%E2%80%A9'].flatMap((sign) => [
      `/${sign}/`,
      `/${sign}/otro.test/x`,
      `/Contacto${sign}`,
      `/Seguros/a/${sign}`,
      `//${sign}/x`,
    ]),
    '/%ff',
    '/Seguros/50%',
  ])('is refused in Spanish, to people with a page: %s', async (url) => {
    const page = await ask(url, { headers: { host: 'pe.test', accept } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<html lang="es"');
    expect(page.body).toContain('mal formada');
    const program = await ask(url);
    expect(program.statusCode).toBe(400);
    expect(program.json()).toMatchObject({ code: 'MALFORMED', title: 'Solicitud mal formada' });
  });

  test('shows nothing of the address or of the router', async () => {
    const { body } = await ask('/%0a%3Cb%3E', { headers: { host: 'pe.test', accept } });
    expect(body).not.toMatch(/Unexpected|<b>|%3C|script/);
  });

  test('such as another site’s form or a host that is not ours, neither', async () => {
    const foreign = await ask('/Contacto', {
      method: 'POST',
      headers: {
        host: 'pe.test',
        accept,
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'nombre=Rosa',
    });
    const elsewhere = await ask('/', { headers: { host: 'otro.test', accept } });
    expect([foreign.statusCode, elsewhere.statusCode]).toEqual([403, 421]);
    for (const { body, headers } of [foreign, elsewhere]) {
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<html lang="es"');
    }
  });
});

describe('what a browser may do with a page', () => {
  test('is to run the scripts that carry its nonce, which no other page has', async () => {
    const nonceOf = (page: Awaited<ReturnType<typeof ask>>) =>
      /script-src 'self' 'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
    const [first, second] = [await ask('/'), await ask('/')];
    expect(nonceOf(first)).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    const scripts = [...first.body.matchAll(/<script(?![^>]*ld\+json)[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonceOf(first)}"`);
    expect(first.body).not.toMatch(/ style="| on[a-z]+="/);
  });

  test('is neither to frame it, nor to guess what it is, nor to use the visitor’s devices', async () => {
    for (const url of ['/', '/nada', '/robots.txt', '/assets/entry-1.js', '/assets/entry-0.js']) {
      const { headers } = await ask(url);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      // No picture sends a visitor's browser to somebody else.
      expect(headers['content-security-policy']).toContain("img-src 'self';");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('geolocation=()') as string,
      });
    }
  });

  test('is to go back to it at once, but not to a form, whose key is for one request', async () => {
    const cached = async (url: string) => (await ask(url)).headers['cache-control'];
    expect(await cached('/')).toBe('private, no-cache');
    expect(await cached(exampleProduct.url)).toBe('private, no-cache');
    expect(await cached('/Contacto')).toBe('no-store');
    expect(await cached(`${exampleProduct.url}/Solicitar`)).toBe('no-store');
  });
});

describe('a host', () => {
  test.each(['otro.test', 'pe.test.otro.test', 'pe.test@otro.test', 'PE.TEST:99999999', 'localhost"><b>'])(
    'that is not ours is refused and never repeated: %s',
    async (host) => {
      for (const headers of [{ host }, { host: 'pe.test', 'x-forwarded-host': host }]) {
        const page = await ask('/', { headers });
        expect(page.statusCode).toBe(421);
        expect(page.body).not.toContain(host);
      }
    },
  );

  test('that the proxy in front names is the one that counts', async () => {
    const page = await ask('/', { headers: { host: '127.0.0.1:4000', 'x-forwarded-host': 'int.test' } });
    expect(page.body).toContain('<html lang="es">');
  });
});

describe('crawlers', () => {
  test('find every page of their host', async () => {
    expect((await ask('/robots.txt')).body).toContain('Sitemap: https://pe.test/sitemap.xml');
    const map = await ask('/sitemap.xml');
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(map.body).toContain(`<loc>https://pe.test${exampleProduct.url}</loc>`);
  });

  test('come back later for the site map while the platform does not answer', async () => {
    const map = await lonelySite.app.inject({ url: '/sitemap.xml', headers: { host: 'pe.test' } });
    expect([map.statusCode, map.headers['retry-after']]).toEqual([503, '5']);
  });
});

describe('files', () => {
  test('that the first page needs are all named in it, so that none waits for another', async () => {
    const { body } = await ask('/');
    for (const file of ['/assets/first-1.js', '/assets/entry-1.js'])
      expect(body).toContain(`<script type="module" src="${file}"`);
  });
  test('whose name tells their content are kept for ever', async () => {
    const file = await ask('/assets/entry-1.js');
    expect([file.statusCode, file.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });
  test('that are gone are a 404', async () => expect((await ask('/assets/entry-0.js')).statusCode).toBe(404));
});

test.each(['PUT', 'DELETE', 'PATCH'] as const)('%s is nothing that a page answers', async (method) =>
  expect((await ask('/', { method })).statusCode).toBe(404),
);
