/** The whole way of a visitor in each country, from the home page to a request: by mouse and by touch, by keyboard, and without JavaScript. */
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../browser/browser.ts';
import { pageOf } from '../testing/platform.ts';
import {
  introduce,
  isCutOff,
  sendRequest,
  somebody,
  tabTo,
  untilAlive,
  untilInteractive,
} from './visitor.ts';

const { visit } = useBrowser();

const ways = [
  ['on a desktop', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }],
] as const;

const pricesFor = (page: Page, words: string) =>
  page
    .getByRole('status')
    .filter({ hasText: `Precios para: ${words}` })
    .waitFor();
/** A plan that is asked for, and not bought at once. */
const askedPlan = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Me interesa' }) })
    .first();
const number = (page: Page) => page.locator('strong', { hasText: /^[0-9A-F]{4}-[0-9A-F]{4}$/ });

describe.each([
  ['pe', 'Perú'],
  ['cl', 'Chile'],
  ['co', 'Colombia'],
  ['int', 'Internacional'],
] as const)('from the home page to a request, in the site of %s (%s)', (host, country) => {
  const person = { ...somebody(`Leocadia ${country}`), nombre: 'Leocadia' };

  test.each(ways)('%s', async (_, window) => {
    const page = await visit(window);
    const fits = async (): Promise<void> => expect(await isCutOff(page), page.url()).toBe(false);
    await page.goto(pageOf(host, '/'));
    await untilInteractive(page);
    const first = page.getByRole('region', { name: 'Mira tu precio' });
    await first.getByLabel('Sexo').selectOption('Femenino');
    await first.getByLabel('Edad').fill('38');
    await first.getByText('Precios para: mujer de 38 años').waitFor();
    await fits();
    await first.getByRole('button', { name: 'Comparar' }).click();

    await pricesFor(page, 'mujer de 38 años.');
    await fits();
    await askedPlan(page).getByRole('heading').getByRole('link').click();
    const plan = page.getByRole('dialog');
    await plan.getByRole('link', { name: 'Coberturas' }).click();
    await plan.locator('.coverage-tag').first().waitFor();
    await fits();
    await plan.getByRole('link', { name: 'Me interesa' }).first().click();

    await page.getByRole('heading', { name: 'Me interesa este plan' }).waitFor();
    await fits();
    await introduce(page, person);
    await sendRequest(page);
    await number(page).waitFor();
    await fits();
  });

  test('with the keyboard alone', async () => {
    const page = await visit();
    const press = (key: string) => page.keyboard.press(key);
    await page.goto(pageOf(host, '/'));
    await untilInteractive(page);
    await press('Tab');
    await press('Enter');
    await tabTo(page, '.home-profile input');
    await press('ControlOrMeta+A');
    await page.keyboard.type('61');
    await press('Enter');

    await pricesFor(page, 'hombre de 61 años.');
    await tabTo(page, '.filters-skip');
    await press('Enter');
    await tabTo(page, '.plan-card h3 a');
    await press('Enter');
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await tabTo(page, 'dialog a[href$="/Solicitar"]');
    await press('Enter');

    await page.getByLabel('Nombre', { exact: true }).waitFor();
    for (const [field, answer] of [
      ['nombre', person.nombre],
      ['email', person.email],
      ['telefono', person.telefono],
    ] as const) {
      await tabTo(page, `[name="${field}"]`);
      await page.keyboard.type(answer);
    }
    await press('Enter');
    await number(page).waitFor();
  });

  test('without JavaScript', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto(pageOf(host, '/'));
    await page.getByRole('list', { name: 'Compara' }).getByRole('link').first().click();

    await page.getByText('Precios de ejemplo').waitFor();
    const names = () => page.getByRole('article').getByRole('heading').allInnerTexts();
    const recommended = await names();
    await page.getByLabel('Ordenar por').selectOption({ label: 'Mayor precio' });
    await page.getByRole('button', { name: 'Ordenar' }).click();
    await page.waitForURL(/orden=mayor-precio/);
    expect(await names()).not.toEqual(recommended);
    await askedPlan(page).getByRole('heading').getByRole('link').click();

    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByRole('navigation', { name: 'Fichas del plan' })
      .getByRole('link', { name: 'Coberturas' })
      .click();
    await page.locator('.coverage-tag').first().waitFor();
    await page.getByRole('link', { name: 'Me interesa' }).first().click();

    await introduce(page, person);
    await sendRequest(page);
    await number(page).waitFor();
  });
});

test('the menu leads to what people ask about a line', async () => {
  const page = await visit();
  await page.goto(pageOf('pe', '/Privacidad'));
  await untilAlive(page);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByText('Salud', { exact: true }).click();
  await menu.getByRole('link', { name: 'Preguntas frecuentes sobre EPS' }).click();
  const question = page.getByText('¿Puedo entrar por mi cuenta?');
  await expect.poll(() => question.isVisible()).toBe(true);
  await expect
    .poll(() => question.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
    .toBe(true);
});
