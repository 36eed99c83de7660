/** The focus moves to a sensible place when its element leaves the page. */
import { type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { pageOf } from '../testing/platform.ts';
import { untilAlive, untilInteractive } from './visitor.ts';

const { visit } = useBrowser();
const comparison = '**/api/insurance/compare/metadata*';

const opened = async (path: string, site: 'pe' | 'cl' = 'pe'): Promise<Page> => {
  const page = await visit();
  await page.goto(pageOf(site, path));
  await untilAlive(page);
  return page;
};
const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
const expectFocus = (page: Page, selector: string) => expect.poll(() => hasFocus(page, selector)).toBe(true);

test('after Reintentar it is at the results', async () => {
  const page = await opened('/Comparar/EPS');
  await page.route(comparison, (route) => route.abort());
  await page.getByLabel('Ordenar por').selectOption({ label: 'Menor precio' });
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  await page.unroute(comparison);
  await retry.press('Enter');
  await page.getByRole('article').first().waitFor();
  await expectFocus(page, '#resultados');
});

test('while results do not come it stays in the filter that asked for them', async () => {
  const page = await opened('/Comparar/EPS');
  await page.route(comparison, (route) => route.abort());
  const choice = '.filters input[name=caracteristicas]';
  await page.locator(choice).first().press('Space');
  await page.getByRole('alert').getByText('Error al cargar resultados').waitFor();
  await expectFocus(page, choice);
  await page.unroute(comparison);
  await page.getByRole('article').first().waitFor();
  await expectFocus(page, choice);
});

test('it is never under the plans that were picked for comparing', async () => {
  const page = await visit({ viewport: { width: 1280, height: 600 } });
  await page.goto(pageOf('pe', '/Comparar/EPS?comparar=Eps-Pacifica-Base,Eps-Andina-Total'));
  await untilAlive(page);
  const isCovered = () =>
    page.evaluate(() => {
      const [focused, tray] = [document.activeElement, document.querySelector('.compare-tray')];
      if (!focused || !tray || tray.contains(focused)) return false;
      return focused.getBoundingClientRect().bottom > tray.getBoundingClientRect().top;
    });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isCovered(), `after ${presses + 1} presses of Tab`).toBe(false);
  }
});

test('after Reintentar on a card it is where the answer comes, and the answer is announced', async () => {
  const page = await visit();
  const features = '**/api/insurance/*/features';
  await page.route(features, (route) => route.abort());
  await page.goto(pageOf('pe', '/Comparar/EPS'));
  const card = page.getByRole('article').first();
  const retry = card.getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  await page.unroute(features);
  await retry.press('Enter');
  await card
    .getByRole('status')
    .getByText(/^Atención en /)
    .waitFor();
  await expectFocus(page, '.plan-extra');
});

test('after Reintentar in a plan it is at the tab', async () => {
  const page = await opened('/Seguros/Andina-Seguros/Salud-Esencial-Andina');
  const questions = '**/api/insurance/*/faq';
  await page.route(questions, (route) => route.abort());
  await page.getByRole('link', { name: 'Preguntas' }).click();
  const retry = page.getByRole('link', { name: 'Reintentar' });
  await retry.waitFor();
  await page.unroute(questions);
  await retry.press('Enter');
  await page.getByText('¿Puedo incluir a mi familia?').waitFor();
  await expectFocus(page, '.plan-tabs [aria-current]');
});

test('after Deshacer it is at the form, which says so', async () => {
  const page = await visit();
  await page.goto(pageOf('pe', '/Comparar/EPS'));
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Modificar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Edad', { exact: true }).fill('44');
  await dialog.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await dialog.getByRole('status').getByText('Deshicimos los cambios.').waitFor();
  await expectFocus(page, 'form.profile-form');
  expect(await dialog.getByLabel('Edad', { exact: true }).inputValue()).toBe('25');
});

test('the form drops down from its button on a desktop, and gives it the focus back', async () => {
  const page = await visit({ viewport: { width: 1280, height: 800 } });
  await page.goto(pageOf('pe', '/Comparar/EPS'));
  await untilInteractive(page);
  const button = page.getByRole('button', { name: 'Modificar' });
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Comparar' }).waitFor();
  const [above, below] = [(await button.boundingBox())!, (await dialog.boundingBox())!];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  expect(below.y - above.y - above.height).toBeLessThan(20);
  expect(below.y + below.height).toBeLessThanOrEqual(800);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(page, '.profile-edit');
});

test('when the last plan leaves the comparison it is at the heading', async () => {
  const page = await opened('/Comparar/Lado-a-Lado?planes=Eps-Pacifica-Base');
  await page.getByRole('link', { name: /^Quitar/ }).press('Enter');
  await page.getByRole('heading', { name: 'Todavía no hay planes que comparar' }).waitFor();
  await expectFocus(page, 'h1');
});

test('who is taken for a robot says Soy humano! and is back where she was', async () => {
  const page = await opened('/Comparar/EPS');
  await page.route(comparison, (route) => route.fulfill({ status: 401, json: { status: 401 } }));
  await page.getByLabel('Ordenar por').selectOption({ label: 'Menor precio' });
  const human = page.getByRole('button', { name: 'Soy humano!' });
  await human.waitFor();
  await expectNoAxeViolations(page, 'taken for a robot');
  await page.unroute(comparison);
  await human.press('Enter');
  await page.getByRole('article').first().waitFor();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('orden')]).toEqual(['/Comparar/EPS', 'menor-precio']);
});
