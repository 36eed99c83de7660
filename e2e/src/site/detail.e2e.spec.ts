/** A plan, as visitors meet it: its page in tabs, above the results, its document, and the link that they send on. */
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { pageOf } from '../testing/platform.ts';
import { isCutOff, readablePartOf, untilAlive, untilInteractive } from './visitor.ts';

const { visit } = useBrowser();
const plan = '/Seguros/Andina-Seguros/Salud-Esencial-Andina';
const results = '/Comparar/Seguros-de-Salud?orden=menor-precio';
const tabs = ['', '/Coberturas', '/Precio', '/Clinicas', '/Condiciones', '/Documento', '/Preguntas'];

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const hasFocus = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.textContent === wanted, text);

const openResults = async (page: Page): Promise<void> => {
  await page.goto(pageOf('pe', results));
  await untilInteractive(page);
};
const openAbove = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Salud Esencial', exact: true }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Salud Esencial' }).waitFor();
};

describe('a plan above the results', () => {
  test('has its own address, and closes by Escape, its button and the way back, to where one was', async () => {
    const page = await visit();
    await openResults(page);
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Cerrar el plan' }).click(),
      () => page.goBack(),
    ];
    for (const close of closings) {
      await openAbove(page);
      expect(pathOf(page)).toBe(plan);
      const scrolled = await page.evaluate(() => scrollY);
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await close();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(page.url()).toBe(pageOf('pe', results));
      await expect.poll(() => hasFocus(page, 'Salud Esencial')).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    }
  });

  test('has its tabs at their addresses, closes from each in one step, and is a page once it is loaded anew', async () => {
    const page = await visit();
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    await openResults(page);
    await openAbove(page);
    await expectNoAxeViolations(page, 'a plan above the results');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Preguntas' }).click();
    await dialog.getByText('¿Puedo incluir a mi familia?').waitFor();
    expect(pathOf(page)).toBe(`${plan}/Preguntas`);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(pageOf('pe', results));

    await page.goForward();
    await dialog.getByText('¿Puedo incluir a mi familia?').waitFor();
    const answer = await page.reload();
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'Salud Esencial' }).waitFor();
    expect(await dialog.count()).toBe(0);
    await page.getByRole('navigation', { name: 'Ruta de navegación' }).waitFor();
    expect(broken).toEqual([]);
  });
});

test('a clinic unfolds what the plan covers in it, by keyboard, and asks again where that fails', async () => {
  const page = await visit();
  const coverages = '**/api/insurance/*/coverageOrganization/*/coverages';
  await page.route(coverages, (route) => route.abort());
  await page.goto(pageOf('pe', `${plan}/Clinicas`));
  await untilAlive(page);
  const clinic = page.getByRole('listitem').filter({ hasText: 'Clínica San Bartolo' });
  const summary = clinic.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await clinic.getByText('No pudimos cargar las coberturas de esta clínica.').waitFor();
  await expectNoAxeViolations(page, 'a clinic whose coverages failed');
  await page.unroute(coverages);
  await clinic.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await clinic.getByRole('rowheader', { name: 'Consulta ambulatoria' }).waitFor();
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await clinic.getByText(/Copago S\/.\d+/).count()).toBeGreaterThan(0);
  await expectNoAxeViolations(page, 'a clinic with its coverages');
  expect(await isCutOff(page)).toBe(false);
  await page.keyboard.press('Enter');
  await clinic.getByRole('table').first().waitFor({ state: 'hidden' });
});

describe.each(windows)('in %s', (_, window) => {
  test('every tab of a plan can be used by everybody and fits', async () => {
    const page = await visit(window);
    for (const tab of tabs) {
      await page.goto(pageOf('pe', `${plan}${tab}`));
      await page.getByRole('button', { name: 'Compartir' }).waitFor();
      await expectNoAxeViolations(page, tab);
      expect(await isCutOff(page), tab).toBe(false);
    }
  });
});

test('tabs are opened with the keyboard, which stays on them', async () => {
  const page = await visit();
  await page.goto(pageOf('pe', plan));
  await untilAlive(page);
  const tab = page
    .getByRole('navigation', { name: 'Fichas del plan' })
    .getByRole('link', { name: 'Condiciones' });
  await tab.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Qué no cubre' }).waitFor();
  expect(pathOf(page)).toBe(`${plan}/Condiciones`);
  expect(await hasFocus(page, 'Condiciones')).toBe(true);
  expect(await tab.getAttribute('aria-current')).toBe('page');
});

test('on a phone three tabs stand beside a menu with the others', async () => {
  const page = await visit({ viewport: { width: 390, height: 800 } });
  await page.goto(pageOf('pe', plan));
  const menu = page.getByRole('navigation', { name: 'Fichas del plan' });
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(['Resumen', 'Coberturas', 'Precio']);
  await menu.getByRole('button', { name: 'Ver más' }).click();
  await menu.getByRole('link', { name: 'Preguntas' }).click();
  await page.getByText('¿Puedo incluir a mi familia?').waitFor();
  await menu.getByRole('button', { name: 'Preguntas' }).waitFor();
});

test('the price and what to do next stay at hand when the plan’s name has left the view', async () => {
  const page = await visit();
  await page.goto(pageOf('pe', plan));
  await page.getByRole('button', { name: 'Compartir' }).scrollIntoViewIfNeeded();
  const bar = page.getByRole('group', { name: 'El plan y su precio' });
  await bar.getByRole('link', { name: 'Me interesa' }).waitFor();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'hidden' });
});

describe('a document', () => {
  test('is read page by page: seven at first, then all, and never beyond the last', async () => {
    const page = await visit();
    await page.goto(pageOf('pe', `${plan}/Documento`));
    const turn = page.getByRole('group', { name: 'Páginas del documento' });
    await turn.getByText('Página 1 de 10').waitFor();
    expect(await turn.getByRole('button', { name: 'Anterior' }).isDisabled()).toBe(true);
    expect(await page.locator('.pdf-pages canvas').count()).toBe(7);
    for (let turns = 1; turns < 7; turns += 1) await turn.getByRole('button', { name: 'Siguiente' }).click();
    await turn.getByText('Página 7 de 10').waitFor();
    const next = turn.getByRole('button', { name: 'Siguiente' });
    expect(await next.isDisabled()).toBe(true);
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Seguir leyendo...' }).press('Enter');
    const eighth = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: 'Página 8 de 10' }) });
    await expect.poll(() => eighth.evaluate((item) => item === document.activeElement)).toBe(true);
    await page.getByRole('img', { name: 'Página 10 de 10' }).waitFor();
    expect(await page.getByRole('button', { name: 'Seguir leyendo...' }).count()).toBe(0);
    await expect.poll(() => page.locator('.pdf-drawing').count(), { timeout: 30_000 }).toBe(0);
  });

  test('that does not come leaves its text and the file', async () => {
    const page = await visit();
    await page.route('**/api/documents/insurance/*/*', (route) => route.abort());
    await page.goto(pageOf('pe', `${plan}/Documento`));
    await page
      .getByRole('alert')
      .getByText(/^No pudimos mostrar el documento/)
      .waitFor();
    await page.getByText('Definiciones').click();
    await page.getByText(/^Copago: lo que paga el asegurado/).waitFor();
    await page.getByRole('link', { name: 'Descargar PDF' }).waitFor();
  });
});

test('a part that does not come can be asked for again', async () => {
  const page = await visit();
  await page.goto(pageOf('pe', plan));
  await untilAlive(page);
  await page.route('**/api/insurance/*/faq', (route) => route.fulfill({ status: 503, json: {} }));
  await page
    .getByRole('navigation', { name: 'Fichas del plan' })
    .getByRole('link', { name: 'Preguntas' })
    .click();
  await page.getByRole('alert').getByText('Error al cargar resultados').waitFor();
  await page.unroute('**/api/insurance/*/faq');
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await page.getByText('¿Puedo incluir a mi familia?').waitFor();
});

describe('a plan is shared', () => {
  const share = async (page: Page): Promise<string> => {
    await untilAlive(page);
    await page.getByRole('button', { name: 'Compartir' }).click();
    await page.getByText('¡Enlace del plan copiado al portapapeles!').waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const permissions = { permissions: ['clipboard-read', 'clipboard-write'] };

  test('by its own address', async () => {
    const page = await visit(permissions);
    await page.goto(pageOf('pe', `${plan}/Coberturas`));
    expect(await share(page)).toBe(pageOf('pe', plan));
  });

  test('with whom it is for only where the visitor wants it, and no address ever tells that', async () => {
    const page = await visit(permissions);
    const key = 'cotejo.perfil.1.PE.SALUD_INDIVIDUAL';
    const family = {
      cotizante: [
        { sexo: 'Femenino', edad: 36 },
        { sexo: 'Masculino', edad: 38 },
      ],
    };
    await page.goto(pageOf('pe', '/Contacto'));
    await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, JSON.stringify(family)]);
    await page.goto(pageOf('pe', plan));
    await page.getByRole('complementary', { name: 'Precio' }).getByText('Tu precio').waitFor();
    await page.getByLabel('Con los datos que indiqué').check();
    const link = await share(page);
    expect(new URL(link).pathname).toMatch(/^\/url\/[\w-]+$/);

    const other = await visit({ viewport: { width: 390, height: 800 } });
    await other.goto(link);
    await other.getByRole('complementary', { name: 'Precio' }).getByText('Precio compartido').waitFor();
    expect(new URL(other.url()).pathname).toBe(new URL(pageOf('pe', plan)).pathname);
    expect(readablePartOf(other.url())).not.toMatch(/36|38|Femenino|edad/);
    // The friend's own stored profile stays as it is.
    expect(await other.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  });
});
