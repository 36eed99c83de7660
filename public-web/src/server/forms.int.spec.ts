import { beforeEach, describe, expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-products.ts';
import { startTestSite } from '../testing/test-site.ts';

const { platform, site } = await startTestSite();
beforeEach(() => void platform.takeSent());

const rosa = { nombre: 'Rosa', email: 'Rosa@Correo.test', telefono: '987 654 321' };
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { host: 'pe.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const namedKey = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const formKey = '6f1a22b0-7f5c-4d7e-9a53-0d6b1c2d3e4f';
const keyIn = (html: string) =>
  /name="clave" value="([^"]+)"|value="([^"]+)"[^>]*name="clave"/.exec(html)?.[1];

describe('a form without scripts', () => {
  test('is sent to the platform and leads to the confirmation', async () => {
    const form = await site.app.inject({ url: '/Contacto', headers: { host: 'pe.test' } });
    const clave = keyIn(form.body)!;
    const answer = await post(
      '/Contacto?utm_source=x',
      { ...rosa, clave },
      { 'x-forwarded-for': '203.0.113.9' },
    );
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/Contacto/Confirmacion?solicitud=${platform.receivedId}&sig=${platform.feedbackSignature}`,
    ]);
    expect(platform.takeSent()).toEqual([
      {
        path: '/api/contactos',
        key: expect.stringMatching(namedKey) as string,
        country: 'PE',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
        visitorAddress: '203.0.113.9',
        body: {
          businessLine: 'contacto',
          originLead: 'web-contacto',
          origin_url: 'https://pe.test/Contacto?utm_source=x',
          leadAttributionInfo: [],
          datosingresados: rosa,
        },
      },
    ]);
    const confirmation = await site.app.inject({
      url: answer.headers.location!,
      headers: { host: 'pe.test' },
    });
    expect(confirmation.body).toContain('6F1A-22B0');
    expect(confirmation.body).toContain(
      `href="/Feedback?lead=${platform.receivedId}&amp;sig=${platform.feedbackSignature}"`,
    );
  });

  test('of a plan names the plan', async () => {
    const answer = await post(`${exampleProduct.url}/Solicitar`, rosa);
    expect(answer.headers.location).toBe(
      `${exampleProduct.url}/Solicitar/Confirmacion?solicitud=${platform.receivedId}&sig=${platform.feedbackSignature}`,
    );
    expect(platform.takeSent()).toMatchObject([
      {
        path: '/api/solicitarplans',
        body: {
          nombreplan: 'Eps-Pacifica-Base',
          nombreLargoPlan: 'Plan Base EPS',
          productType: 'EPS',
          businessLine: 'SALUD',
          hasOnlineOnboarding: false,
          precio: exampleProduct.price.minPrice,
          unit: exampleProduct.price.unit.code,
        },
      },
    ]);
  });

  test('of a plan that is gone comes back as a question, with what was written', async () => {
    const page = await post(exampleProduct.url.replace(/[^/]+$/, 'Se-Fue/Solicitar'), {
      ...rosa,
      clave: formKey,
    });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([410, 'no-store']);
    expect(page.body).toContain('Este plan dejó de ofrecerse');
    expect(page.body).toContain('value="Rosa"');
    expect(page.body).toMatch(/<form[^>]* action="\/Contacto"/);
    expect(page.body).toContain('Enviar como consulta');
    expect(page.body).not.toContain('type="module"');
    expect(keyIn(page.body)).toBe(formKey);
    expect(platform.takeSent()).toEqual([]);
  });

  test('with mistakes comes back as it was, with what is wrong, and nothing is sent', async () => {
    const page = await post('/Contacto', { ...rosa, email: 'rosa', mensaje: '<b>"hola"', clave: formKey });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('<title>Error: Contacto');
    expect(page.body).toContain('href="#campo-email"');
    expect(page.body).toContain('value="987 654 321"');
    expect(page.body).toContain('&lt;b&gt;&quot;hola&quot;');
    expect(page.body).not.toContain('<b>"hola"');
    expect(keyIn(page.body)).toBe(formKey);
    expect(platform.takeSent()).toEqual([]);
  });

  test('shows what the platform refuses at the field that it names', async () => {
    platform.replyWith({ status: 422, body: { errors: { 'datosingresados.telefono': 'No existe.' } } });
    const page = await post('/Contacto', rosa);
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('Teléfono: No existe.');
  });

  test('is tried again with the same key while the platform falters', async () => {
    platform.replyWith({ status: 503, body: {} });
    expect((await post('/Contacto', { ...rosa, clave: formKey })).statusCode).toBe(303);
    const [first, second, ...others] = platform.takeSent();
    expect(others).toEqual([]);
    expect(second).toEqual(first);
    expect(first?.key).toMatch(namedKey);
  });

  test('keeps what was typed and its key when the platform does not answer at all', async () => {
    const silence = { status: 503, body: {} };
    platform.replyWith(silence, silence, silence);
    const page = await post('/Contacto', { ...rosa, clave: formKey });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('no se duplicará');
    expect(page.body).toContain('value="Rosa"');
    expect(keyIn(page.body)).toBe(formKey);
    platform.takeSent();
  });

  test('is the same request however often it is sent, and another one with other answers', async () => {
    const other = { ...rosa, clave: formKey, mensaje: 'Otra cosa' };
    await Promise.all(
      [{ ...rosa, clave: formKey }, { ...rosa, clave: formKey }, other, other].map((sent) =>
        post('/Contacto', sent),
      ),
    );
    const keys = platform.takeSent().map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(keys).not.toContain(formKey);
  });

  test.each(['', 'x', `${'0'.repeat(30)}`])(
    'without a key of its own (%s) sends none, so that its content tells a repeat',
    async (clave) => {
      const silence = { status: 503, body: {} };
      platform.replyWith(silence, silence, silence);
      const page = await post('/Contacto', { ...rosa, clave });
      expect(keyIn(page.body)).toBeUndefined();
      expect(platform.takeSent().map(({ key }) => key)).toEqual([undefined, undefined, undefined]);
    },
  );

  test('that had arrived with another price is no second request, and says so', async () => {
    platform.replyWith({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Ya se usó.' } });
    const page = await post('/Contacto', { ...rosa, clave: formKey });
    expect(page.statusCode).toBe(409);
    expect(page.body).toContain('Ya nos había llegado');
    expect(platform.takeSent()).toHaveLength(1);
  });

  test('is asked to wait when too many come from one address', async () => {
    platform.replyWith({ status: 429, body: {}, headers: { 'retry-after': '41' } });
    const page = await post('/Contacto', rosa);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '41']);
    expect(page.body).toContain('Espera un minuto');
  });

  test.each([
    ['origin', 'https://otro.test'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
  ])('of another site (%s: %s) is refused', async (header, value) => {
    expect((await post('/Contacto', rosa, { [header]: value })).statusCode).toBe(403);
    expect(platform.takeSent()).toEqual([]);
  });

  test('of this site is accepted whatever the scheme and port in front of the proxy', async () =>
    expect((await post('/Contacto', rosa, { origin: 'http://pe.test:8080' })).statusCode).toBe(303));

  test('that is far too large is a 413', async () =>
    expect((await post('/Contacto', { ...rosa, mensaje: 'a'.repeat(300_000) })).statusCode).toBe(413));

  test('of a plan that there never was is a 404 with mistakes too', async () => {
    const nowhere = exampleProduct.url.replace(/[^/]+$/, 'Nunca-Hubo/Solicitar');
    expect((await post(nowhere, { ...rosa, email: 'rosa' })).statusCode).toBe(404);
  });

  test('without any body is as good as empty', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/Contacto', headers: { host: 'pe.test' } });
    expect(answer.statusCode).toBe(422);
  });

  test.each([
    ['application/json', '{}', 415],
    ['text/plain', 'x', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['nada', 'x', 415],
    ['application/x-www-form-urlencoded', '', 422],
    ['application/x-www-form-urlencoded; charset=latin-1', '%E0%A4%A=%&&==', 422],
  ])('of the type %s is a refusal and no failure of ours', async (type, payload, status) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/Contacto',
      headers: { host: 'pe.test', 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });

  test('sent to a page that has none is a 405', async () =>
    expect((await post('/', rosa)).statusCode).toBe(405));
});

test.each(['', '?solicitud=x', '?solicitud=<script>'])(
  'a confirmation of nothing (%s) leads to the form',
  async (query) => {
    const page = await site.app.inject({
      url: `/Contacto/Confirmacion${query}`,
      headers: { host: 'pe.test' },
    });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/Contacto']);
  },
);
