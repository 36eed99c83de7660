/** The public site, as visitors of four countries meet it. */
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { callerOf } from '../api/call.ts';
import { leadsNamed, logIn, receivedOf, sendContact } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { pageOf, platform } from '../testing/platform.ts';
import { askForPlan, introduce, isCutOff, somebody, tabTo, untilInteractive } from './visitor.ts';

const { visit } = useBrowser();
const call = callerOf(platform().port);
afterAll(() => call.close());

const plan = '/Seguros/Andina-Seguros/Salud-Esencial-Andina';

describe.each([
  {
    host: 'pe',
    name: 'Perú',
    price: /S\/\s119/,
    documents: ['DNI', 'RUC', 'Carné de extranjería'],
    locale: 'es-PE',
  },
  { host: 'cl', name: 'Chile', price: /\$\s19\.862/, documents: [], locale: 'es-CL' },
  {
    host: 'co',
    name: 'Colombia',
    price: /\$\s310\.000/,
    documents: ['Cédula de ciudadanía', 'Cédula de extranjería', 'NIT'],
    locale: 'es-CO',
  },
  { host: 'int', name: 'Internacional', price: /USD\s185/, documents: [], locale: 'es' },
] as const)('the site of $name', ({ host, name, price, documents, locale }) => {
  test('speaks its language, shows its prices and asks for its documents', async () => {
    const page = await visit();
    await page.goto(pageOf(host, '/'));
    expect(await page.getAttribute('html', 'lang')).toBe(locale);
    await page.getByText(price).first().waitFor();
    await page.getByText('Estos planes son de demostración').waitFor();
    const countries = page.getByRole('navigation', { name: 'Países' });
    expect(await countries.locator('[aria-current]').innerText()).toBe(name);

    await page.goto(pageOf(host, '/Contacto'));
    const types = page.getByLabel('Tipo de documento');
    expect(await types.locator('option').allInnerTexts()).toEqual(documents);
    await page.getByLabel('Número de documento').waitFor();
  });
});

describe.each(windows)('in %s', (_, window) => {
  test('every page and state can be used by everybody and fits', async () => {
    const page = await visit(window);
    const isFine = async (state: string) => {
      await expectNoAxeViolations(page, state);
      expect(await isCutOff(page), state).toBe(false);
    };
    await page.goto(pageOf('pe', '/'));
    await isFine('the home page');
    await page.goto(pageOf('pe', plan));
    await isFine('a plan');
    await page.goto(pageOf('pe', `${plan}/Solicitar`));
    await isFine('the form of a plan');
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await page.getByRole('alert').waitFor();
    await isFine('a form with errors');
    await introduce(page, somebody('Remedios'));
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await page.getByRole('heading', { name: /^Recibimos tu solicitud/ }).waitFor();
    await isFine('the confirmation');
    await page.goto(pageOf('pe', '/Contacto'));
    await isFine('the contact page');
    await page.goto(pageOf('pe', '/no-existe'));
    await isFine('a page that does not exist');
  });
});

test('every kind of page fits at 200 % zoom', async () => {
  // A window of 1280 points shows at 200 % what one of 640 shows whose points are two pixels wide.
  const page = await visit({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  for (const path of [
    '/',
    '/Comparar/EPS',
    '/Comparar/Lado-a-Lado?planes=Eps-Pacifica-Base,Eps-Andina-Total',
    ...['', '/Coberturas', '/Precio', '/Clinicas', '/Solicitar'].map((tab) => `${plan}${tab}`),
    '/Contacto',
    '/EPS',
  ]) {
    await page.goto(pageOf('pe', path));
    expect(await isCutOff(page), path).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true);
  }
});

test('a whole page of results is small, and has its data once', async () => {
  const page = await visit();
  const answer = await page.goto(pageOf('co', '/Comparar/Seguros-de-Salud'));
  const html = await answer!.body();
  expect(await page.getByRole('article').count()).toBe(20);
  const data = html.toString().split('__staticRouterHydrationData=');
  expect(data).toHaveLength(2);
  expect(data[1]!.split('"productCode":').length - 1).toBe(20);
  // As the proxy compresses it.
  expect(gzipSync(html).length).toBeLessThanOrEqual(20_000);
});

describe('a visitor', () => {
  test('is told what is missing, in one place that takes the focus and leads to each question', async () => {
    const page = await visit();
    await page.goto(pageOf('pe', '/Contacto'));
    await untilInteractive(page);
    await page.getByRole('button', { name: 'Enviar consulta' }).click();
    const summary = page.getByRole('alert');
    await summary.getByText('No pudimos enviar tu solicitud').waitFor();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: /Correo electrónico/ }).click();
    const email = page.getByLabel('Correo electrónico');
    await expect.poll(() => email.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
  });

  test('who clicks twice sends one request', async () => {
    const page = await visit();
    await page.goto(pageOf('pe', '/Contacto'));
    await introduce(page, somebody('Eulalia'));
    await page.getByRole('button', { name: 'Enviar consulta' }).dblclick();
    await page.getByRole('heading', { name: 'Recibimos tu consulta' }).waitFor();
    const supervisor = await logIn(call, 'supervisor');
    const { position } = receivedOf(await sendContact(call, 'Otilia'));
    expect(await leadsNamed(supervisor, 'Eulalia', position)).toHaveLength(1);
  });

  test('keeps what she wrote when the plan is taken out meanwhile, and may send it as a question', async () => {
    const page = await visit();
    await page.goto(pageOf('pe', `${plan}/Solicitar`));
    await untilInteractive(page);
    await introduce(page, somebody('Veneranda'));
    await page.route('**/api/insurance/product/**', (route) => route.fulfill({ status: 404, json: {} }));
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await page.getByRole('alert').getByText(/^Este plan dejó de ofrecerse/).waitFor();
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Veneranda');
    await page.getByRole('button', { name: 'Enviar como consulta' }).click();
    await page.getByRole('heading', { name: 'Recibimos tu consulta' }).waitFor();
    const supervisor = await logIn(call, 'supervisor');
    const { position } = receivedOf(await sendContact(call, 'Ludovina'));
    expect(await leadsNamed(supervisor, 'Veneranda', position)).toHaveLength(1);
  }); // oxfmt-ignore

  test('needs no JavaScript, not even for what is wrong', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto(pageOf('pe', plan));
    await page.getByRole('link', { name: 'Me interesa' }).click();
    await introduce(page, { ...somebody('Fermina'), telefono: '12' });
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await page
      .getByRole('alert')
      .getByText(/Teléfono:/)
      .waitFor();
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Fermina');
    await page.getByLabel('Teléfono').fill('+51 987 654 321');
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await page.getByRole('heading', { name: /^Recibimos tu solicitud por Salud Esencial/ }).waitFor();
  });

  test('can do all of it with the keyboard', async () => {
    const page = await visit();
    await page.goto(pageOf('pe', plan));
    const press = async (key: string) => page.keyboard.press(key);
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar al contenido');
    await press('Enter');
    await tabTo(page, 'a[href$="/Solicitar"]');
    await press('Enter');
    await page.getByRole('heading', { name: 'Me interesa este plan' }).waitFor();
    await tabTo(page, '[name="nombre"]');
    await page.keyboard.type('Úrsula');
    await tabTo(page, '[name="email"]');
    await page.keyboard.type('ursula@example.test');
    await tabTo(page, '[name="telefono"]');
    await page.keyboard.type('+51987654321');
    await press('Enter');
    await page.getByRole('heading', { name: /^Recibimos tu solicitud/ }).waitFor();
  });

  test('finds a real 404, a way back, and the one address of each plan', async () => {
    const page = await visit();
    const missing = await page.goto(pageOf('pe', '/Seguros/Andina-Seguros/Nunca-Existio'));
    expect(missing?.status()).toBe(404);
    await page.getByRole('link', { name: 'Volver al Home' }).click();
    await page.getByRole('heading', { level: 1, name: /Seguros lado a lado/ }).waitFor();
    await page.goto(pageOf('pe', '/Seguros/otra-empresa/Salud-Esencial-Andina'));
    expect(new URL(page.url()).pathname).toBe(plan);
    const abroad = await page.goto(pageOf('cl', plan));
    expect(abroad?.status()).toBe(404);
    await page.getByRole('link', { name: 'míralo en el sitio de Perú' }).click();
    await page.getByRole('heading', { level: 1, name: 'Salud Esencial' }).waitFor();
  });

  test('sees no complaint of the browser on the way', async () => {
    const page = await visit();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!new URL(request.url()).hostname.endsWith('localhost')) strangers.push(request.url());
    });
    await page.goto(pageOf('pe', '/'));
    await page.getByRole('link', { name: 'Salud Esencial' }).click();
    // Each card of the page that is left has its own *Me interesa*.
    await page.getByRole('heading', { level: 1, name: 'Salud Esencial' }).waitFor();
    await askForPlan(page, somebody('Amaranta'));
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });
});
