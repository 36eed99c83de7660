/** Plans beside each other: picked in a comparator, read in sentences and in a table, shared with a profile or without. */
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { pageOf } from '../testing/platform.ts';
import { isCutOff, readablePartOf, untilAlive } from './visitor.ts';

const { visit } = useBrowser();

const [base, total] = ['Eps-Pacifica-Base', 'Eps-Andina-Total'];
const beside = `/Comparar/Lado-a-Lado?planes=${base},${total}`;

test('a visitor picks plans, reads in what they differ, takes one away and goes back for another', async () => {
  const page = await visit();
  await page.goto(pageOf('pe', '/Comparar/EPS'));
  const boxes = page.getByRole('checkbox', { name: /^Comparar / });
  await untilAlive(page);
  for (const box of [boxes.first(), boxes.nth(1)]) {
    await box.click();
    // The address holds what is picked, and it is there a moment later.
    await expect.poll(() => box.isChecked()).toBe(true);
  }
  await page.getByRole('link', { name: 'Comparar 2' }).click();
  await page.getByRole('heading', { name: /, lado a lado$/ }).waitFor();
  await page.getByText(/ menos al mes que /).waitFor();
  const table = page.getByRole('table');
  const rows = await table.getByRole('rowheader').count();

  await page.getByRole('link', { name: 'Ver solo diferencias' }).click();
  await page.getByRole('link', { name: 'Ver todo' }).waitFor();
  expect(new URL(page.url()).searchParams.get('diferencias')).toBe('solo');
  expect(await table.getByRole('rowheader').count()).toBeLessThan(rows);

  await table
    .getByRole('link', { name: /^Quitar/ })
    .first()
    .click();
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(1);
  await page.getByRole('link', { name: 'Agregar otro plan' }).click();
  await page.getByRole('complementary', { name: 'Planes para comparar' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/Comparar/EPS');
});

test('on a phone plans are picked and compared as well, and their names stay in sight', async () => {
  const page = await visit({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await page.goto(pageOf('pe', '/Comparar/EPS'));
  await untilAlive(page);
  const boxes = page.getByRole('checkbox', { name: /^Comparar / });
  for (const box of [boxes.first(), boxes.nth(1)]) {
    await box.tap();
    await expect.poll(() => box.isChecked()).toBe(true);
  }
  await page.getByRole('link', { name: 'Comparar 2' }).tap();
  await page.getByRole('heading', { name: /, lado a lado$/ }).waitFor();
  const table = page.getByRole('region', { name: 'Tabla de comparación' });
  const name = table.getByRole('columnheader').first();
  await table.evaluate((element) => {
    element.scrollIntoView();
    element.scrollTop = element.scrollHeight;
  });
  const topOf = async (one: typeof name) => (await one.boundingBox())!.y;
  expect(await topOf(name)).toBeCloseTo(await topOf(table), -1);
  // The site's header comes back when one scrolls up: the table fits below it.
  const heightOf = async (one: typeof name) => (await one.boundingBox())!.height;
  expect((await heightOf(page.getByRole('banner'))) + (await heightOf(table))).toBeLessThanOrEqual(800);
});

test('in a low window the names of plans leave the rows their room', async () => {
  const page = await visit({ viewport: { width: 320, height: 256 } });
  await page.goto(pageOf('pe', beside));
  const table = page.getByRole('region', { name: 'Tabla de comparación' });
  expect(await table.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await page.getByRole('rowheader', { name: 'Puntaje' }).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await page.getByRole('columnheader').first().boundingBox())!.y)
    .toBeLessThan(0);
});

test('without a script no box offers to compare', async () => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto(pageOf('pe', '/Comparar/EPS'));
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('checkbox', { name: /^Comparar / }).count()).toBe(0);
});

test('in a wide window the names of plans stay above their columns', async () => {
  const page = await visit();
  await page.goto(pageOf('pe', beside));
  const name = page.getByRole('columnheader').first();
  await page.getByRole('rowheader', { name: 'Puntaje' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => (await name.boundingBox())!.y).toBeGreaterThanOrEqual(0);
});

test('on paper it has the differences alone, with what is best and worst, and none of the tools', async () => {
  // A4, at 96 points an inch.
  const page = await visit({ viewport: { width: 794, height: 1_123 } });
  await page.goto(pageOf('pe', beside));
  const rows = page.getByRole('table').getByRole('rowheader');
  const whole = await rows.count();
  await page.goto(pageOf('pe', `${beside}&diferencias=solo`));
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  expect(await rows.count()).toBeLessThan(whole);
  for (const mark of ['▲ Lo mejor', '▼ Lo menos conveniente'])
    expect(await table.locator('.side-mark:visible', { hasText: mark }).count()).toBeGreaterThan(0);
  for (const tool of ['.side-tools', '.side-actions', '.site-menu', '.bell'])
    expect(await page.locator(`${tool}:visible`).count(), tool).toBe(0);
  const { x, width } = (await table.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(794);
  expect(await isCutOff(page)).toBe(false);
});

test('a comparison is shared with the profile that its prices are for, which no address holds', async () => {
  const page = await visit();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pageOf('pe', beside));
  await page.getByText('Precios de ejemplo: hombre de 25 años, vigentes al ').waitFor();
  await page.evaluate(() =>
    localStorage.setItem(
      'cotejo.perfil.1.PE.EPS',
      JSON.stringify({ cotizante: [{ sexo: 'Femenino', edad: 61 }], ingresodatos: true }),
    ),
  );
  // The server's page knows no profile; once it is alive, it asks again with the kept one.
  await page.reload();
  await page.getByText('Precios para las personas que indicaste, vigentes al ').waitFor();
  const price = await page.getByRole('row', { name: /^(Precio|Tú pagas)/ }).innerText();
  await page.getByRole('button', { name: 'Compartir con los datos que indiqué' }).click();
  await page.getByText('¡Enlace de la comparación copiado al portapapeles!').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(readablePartOf(link)).not.toMatch(/61|Femenino|edad/);

  const friend = await visit();
  await friend.goto(link);
  await friend.getByText('Precios para las personas que indicó quien te compartió').waitFor();
  expect(await friend.getByRole('row', { name: /^(Precio|Tú pagas)/ }).innerText()).toBe(price);
  await friend
    .getByRole('link', { name: /^Ver plan/ })
    .first()
    .click();
  await friend.getByText('Los precios son para las personas que indicó quien te compartió').waitFor();
  expect(readablePartOf(friend.url())).not.toMatch(/61|Femenino|edad/);

  await friend
    .getByRole('link', { name: /^(Me interesa|Contratar)$/ })
    .first()
    .click();
  await friend
    .getByRole('complementary', { name: 'El plan que pides' })
    .getByText('Precio compartido')
    .waitFor();
  await friend.goto(link);
  await friend.getByRole('link', { name: 'Agregar otro plan' }).click();
  await friend.getByRole('link', { name: 'Comparar 2' }).click();
  await friend.getByText('Precios para las personas que indicó quien te compartió').waitFor();
});

test('side by side keeps the profile that was told in the comparator, there and back', async () => {
  const page = await visit();
  await page.goto(pageOf('pe', '/Comparar/EPS'));
  await page.evaluate(() =>
    localStorage.setItem(
      'cotejo.perfil.1.PE.EPS',
      JSON.stringify({ cotizante: [{ sexo: 'Femenino', edad: 44 }], ingresodatos: true }),
    ),
  );
  await page.reload();
  const whom = page.getByRole('status').filter({ hasText: 'Precios para: mujer de 44 años.' });
  await whom.waitFor();
  const [first, second] = await page.getByRole('article').all();
  const price = await first!.locator('.plan-price strong').innerText();
  for (const card of [first!, second!]) {
    const box = card.getByRole('checkbox', { name: /^Comparar / });
    await box.click();
    await expect.poll(() => box.isChecked()).toBe(true);
  }
  await page.getByRole('link', { name: 'Comparar 2' }).click();
  await page.getByText('Precios para las personas que indicaste, vigentes al ').waitFor();
  expect(await page.getByRole('row', { name: /^(Precio|Tú pagas)/ }).innerText()).toContain(price);
  expect(readablePartOf(page.url())).not.toMatch(/44|Femenino|edad/);
  await page.getByRole('link', { name: 'Agregar otro plan' }).click();
  await whom.waitFor();
});

test('the menu closes by Escape and by a click elsewhere, and the bell remembers what was read', async () => {
  const page = await visit();
  await page.goto(pageOf('pe', '/Privacidad'));
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const category = menu.getByRole('heading', { name: 'Programas clínicos' });
  await menu.getByText('Salud', { exact: true }).click();
  await category.waitFor();
  await page.keyboard.press('Escape');
  await category.waitFor({ state: 'hidden' });
  await menu.getByText('Salud', { exact: true }).click();
  // The open panel covers what stands below the header.
  await page.mouse.click(5, 700);
  await category.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Avisos: 1 sin leer' }).click();
  await page.getByRole('heading', { name: 'Compara hasta tres planes' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Avisos', exact: true }).waitFor();
});

test('on a phone the header makes place for what is read, and comes back', async () => {
  const page = await visit({ viewport: { width: 390, height: 700 }, reducedMotion: 'no-preference' });
  await page.goto(pageOf('pe', '/Privacidad'));
  const top = () => page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom);
  await untilAlive(page);
  await page.mouse.wheel(0, 500);
  await expect.poll(top).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -200);
  await expect.poll(top).toBeGreaterThan(50);
});

describe.each(windows)('in %s', (_, window) => {
  test('every page around can be used by everybody and fits', async () => {
    const page = await visit(window);
    const isFine = async (state: string) => {
      await expectNoAxeViolations(page, state);
      expect(await isCutOff(page), state).toBe(false);
    };
    for (const path of [
      beside,
      `${beside}&diferencias=solo`,
      '/Comparar/Lado-a-Lado?planes=no-hay',
      '/EPS',
      '/EPS/Andina-EPS',
      '/Terms-and-Conditions',
      '/Sitemap-Products',
      '/Registro',
    ]) {
      await page.goto(pageOf('pe', path));
      await isFine(path);
    }
    await page.getByRole('button', { name: /^Avisos/ }).click();
    await isFine('the bell');
    await page.keyboard.press('Escape');
    const button = page.getByRole('button', { name: 'Menú' });
    if (await button.isVisible()) await button.click();
    await page.getByRole('navigation', { name: 'Principal' }).getByText('Empresas', { exact: true }).click();
    await isFine('the menu');
  });
});
