/** Visitors say whom to insure: prices follow, here and when they come back. */
import { type Locator, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { pageOf } from '../testing/platform.ts';
import { isCutOff, readablePartOf, untilInteractive } from './visitor.ts';

const { visit } = useBrowser();

const dialogOf = (page: Page) => page.getByRole('dialog');
const bar = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
const pricesOf = (page: Page): Promise<string[]> => page.locator('.plan-price').allInnerTexts();

const openForm = async (page: Page, path: string, title: string, country: 'pe' | 'cl' = 'pe') => {
  await page.goto(pageOf(country, path));
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Modificar' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('heading', { name: title }).waitFor();
  await dialog.getByRole('button', { name: 'Comparar' }).waitFor();
  return dialog;
};

describe('a family', () => {
  test('says who is insured, sees its own prices, and finds them again', async () => {
    const page = await visit();
    const dialog = await openForm(page, '/Comparar/EPS', '¿Quiénes se asegurarán?');
    const before = await pricesOf(page);
    await dialog.getByRole('radio', { name: 'Femenino' }).check();
    await dialog.getByLabel('Edad', { exact: true }).fill('38');
    await dialog.getByRole('checkbox', { name: 'Asegurar también a mi pareja' }).check();
    const partner = dialog.getByRole('group', { name: 'Tu pareja' });
    expect(await partner.getByRole('radio', { name: 'Femenino' }).isChecked()).toBe(true);
    await partner.getByRole('radio', { name: 'Masculino' }).check();
    await partner.getByLabel('Edad', { exact: true }).fill('40');
    await dialog.getByRole('button', { name: /Agregar Persona\s*como dependiente/ }).click();
    const son = dialog.getByRole('group', { name: 'Dependiente' });
    await son.getByRole('radio', { name: 'Masculino' }).check();
    await son.getByLabel('Edad', { exact: true }).fill('30');
    await expectNoAxeViolations(page, 'the form of a family');
    await dialog.getByRole('button', { name: 'Comparar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await bar(page, 'Precios para: mujer de 38, hombre de 40 años y 1 dependiente.');
    const search = (state: string) => page.locator(`.profile-edit[data-search=${state}]`);
    await search('finished').waitFor();
    await search('finished').waitFor({ state: 'detached' });
    const own = await pricesOf(page);
    expect(own).not.toEqual(before);

    await page.getByRole('button', { name: 'Quiénes pueden asegurarse' }).click();
    const insured = page.locator('.profile-insured');
    await insured.getByText('Mujer de 38 años').waitFor();
    await insured.getByText(/^No puede asegurarse en ninguno|^Puede asegurarse en \d+ de los/).waitFor();
    await insured.getByText('El plan asegura de los 0 a los 27 años.').waitFor();
    await expectNoAxeViolations(page, 'who is insured');

    await page.reload();
    await bar(page, 'Precios para: mujer de 38, hombre de 40 años y 1 dependiente.');
    expect(await pricesOf(page)).toEqual(own);
    expect(readablePartOf(page.url())).not.toMatch(/38|perfil/);
  });

  test('corrects what its employer pays while it asks for a plan, and keeps what it typed', async () => {
    const page = await visit();
    await page.goto(pageOf('pe', '/EPS/Salud-Norte-EPS/Planes/Eps-Norte-Base/Solicitar'));
    await untilInteractive(page);
    await page.getByLabel('Nombre', { exact: true }).fill('Rosa');
    const plan = page.getByRole('complementary', { name: 'El plan que pides' });
    await plan.getByText('Suponemos que tu empleador paga el 50 %.').waitFor();
    const before = await plan.locator('.price strong').innerText();
    await plan.getByRole('button', { name: 'Cambiar porcentaje' }).click();
    const share = dialogOf(page).getByLabel('Cuánto paga tu empleador');
    await share.fill('80');
    await dialogOf(page).getByRole('button', { name: 'Comparar' }).click();
    await plan.getByText('Tu empleador paga el 80 %.').waitFor();
    expect(await plan.locator('.price strong').innerText()).not.toBe(before);
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Rosa');
  });

  test('cannot leave a wrong profile behind, and is told where it is wrong', async () => {
    const page = await visit({ viewport: { width: 320, height: 640 } });
    const dialog = await openForm(page, '/Comparar/EPS', '¿Quiénes se asegurarán?');
    await dialog.getByRole('button', { name: /como dependiente/ }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('alert').getByText('Dependiente: falta elegir sexo.').waitFor();
    const child = dialog.getByRole('group', { name: 'Dependiente' });
    await child.getByRole('radio', { name: 'Femenino' }).check();
    await page.keyboard.press('Escape');
    await dialog.getByRole('alert').getByText('Dependiente: falta la edad.').waitFor();
    const age = child.getByLabel('Edad', { exact: true });
    expect(await age.getAttribute('aria-invalid')).toBe('true');
    expect(await age.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await isCutOff(page)).toBe(false);
    await expectNoAxeViolations(page, 'a wrong profile');
    await dialog.getByRole('button', { name: 'Deshacer' }).click();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('has one spouse', async () => {
    const page = await visit();
    const dialog = await openForm(page, '/Comparar/Isapres', '¿Quiénes se asegurarán?', 'cl');
    for (const name of ['Carga', 'Carga 2']) {
      await dialog.getByRole('button', { name: /como carga/ }).click();
      const spouse = dialog.getByRole('group', { name, exact: true });
      await spouse.getByLabel('Parentesco').selectOption('Cónyuge');
      await spouse.getByLabel('Edad', { exact: true }).fill('40');
    }
    await dialog.getByRole('button', { name: 'Comparar' }).click();
    await dialog.getByText('Solo puede haber un cónyuge.').first().waitFor();
  });

  test('arrives with its profile in the address, which goes from there', async () => {
    const page = await visit();
    const perfil = encodeURIComponent(JSON.stringify({ cotizante: [{ sexo: 'Femenino', edad: 52 }] }));
    await page.goto(pageOf('pe', `/Comparar/EPS?perfil=${perfil}`));
    await bar(page, 'Precios para: mujer de 52 años.');
    await expect.poll(() => page.url()).toBe(pageOf('pe', '/Comparar/EPS'));
    await page.goto(pageOf('pe', '/Comparar/Seguros-Mascotas?perfil=%7B'));
    await bar(page, 'Precios de ejemplo');
    // What another line asks too is known there.
    await page.goto(pageOf('pe', '/Comparar/Seguros-de-Salud'));
    await bar(page, 'Precios para: mujer de 52 años.');
  });
});

describe('what is wrong in the form', () => {
  /** @returns how many wrong questions move at once */
  const movedBy = (button: Locator): Promise<number> =>
    button.evaluate((element: HTMLElement) => {
      element.click();
      const wrong = [...document.querySelectorAll('.field-wrong')];
      return wrong.filter((question) => question.getAnimations().length > 0).length;
    });
  test.each([
    ['shakes', 'no-preference', 1],
    ['stands still for who prefers reduced motion', 'reduce', 0],
  ] as const)('%s', async (_, reducedMotion, moved) => {
    const page = await visit({ reducedMotion });
    const dialog = await openForm(page, '/Comparar/EPS', '¿Quiénes se asegurarán?');
    await dialog.getByLabel('Edad', { exact: true }).fill('');
    expect(await movedBy(dialog.getByRole('button', { name: 'Comparar' }))).toBe(moved);
    await dialog.getByRole('alert').waitFor();
  });
});

test('on a phone the form is a sheet from below, as wide as the window', async () => {
  const viewport = { width: 390, height: 800 };
  const page = await visit({ viewport, hasTouch: true, isMobile: true });
  const dialog = await openForm(page, '/Comparar/EPS', '¿Quiénes se asegurarán?');
  const { x, y, width, height } = (await dialog.boundingBox())!;
  expect([x, width, y + height]).toEqual([0, viewport.width, viewport.height]);
  // The page stays in sight above it.
  expect(y).toBeGreaterThan(20);
  expect(await dialog.getByRole('button', { name: 'Comparar' }).isVisible()).toBe(true);
});

test('pets come in by themselves, and more of them by a button', async () => {
  const page = await visit();
  const dialog = await openForm(page, '/Comparar/Seguros-Mascotas', '¿Qué mascotas se asegurarán?');
  await dialog.getByRole('button', { name: 'Agregar Mascota' }).click();
  await dialog.getByRole('group', { name: 'Mascota 2' }).getByLabel('Especie').selectOption('Gato');
  await dialog.getByRole('button', { name: 'Comparar' }).click();
  await bar(page, 'Precios para: perro de 2 y gato de 2 años.');
});

test('a company is told which plans it is too small for', async () => {
  const page = await visit();
  const dialog = await openForm(page, '/Comparar/Empresas', 'Cuéntanos de tu empresa');
  await dialog.getByLabel('Número de trabajadores').fill('3');
  await dialog.getByRole('button', { name: 'Comparar' }).click();
  await bar(page, 'Precios para: empresa de 3 trabajadores.');
  await page.getByText('Plan para un mínimo de 5 empleados', { exact: true }).first().waitFor();
});

test('the work of a sector is chosen after it', async () => {
  const page = await visit();
  const dialog = await openForm(page, '/Comparar/SCTR', 'Cuéntanos del trabajo');
  expect(await dialog.getByLabel('Tipo de trabajo').count()).toBe(0);
  await dialog.getByLabel('Sector').selectOption({ label: 'Explotación de minas y canteras' });
  await dialog.getByLabel('Tipo de trabajo').selectOption({ label: 'Minería' });
  await dialog.getByLabel('Sector').selectOption({ label: 'Construcción' });
  expect(await dialog.getByLabel('Tipo de trabajo').inputValue()).toBe('');
});

describe('the keyboard alone', () => {
  test('opens the form, fills it in and compares; the focus comes back', async () => {
    const page = await visit();
    await page.goto(pageOf('pe', '/Comparar/Seguros-de-Salud'));
    await untilInteractive(page);
    await page.getByRole('button', { name: 'Modificar' }).focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).getByRole('button', { name: 'Comparar' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    for (let presses = 0; presses < 10 && (await focused()) !== 'cotizante.0.edad'; presses += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('61');
    await page.keyboard.press('Enter');
    await bar(page, 'Precios para: hombre de 61 años.');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Modificar');
  });
});

describe('the first price, on the home page', () => {
  test('takes four inputs at most, none of them a contact, and goes along to the comparator', async () => {
    const page = await visit({ viewport: { width: 320, height: 720 } });
    await page.goto(pageOf('pe', '/'));
    await untilInteractive(page);
    const form = page.getByRole('region', { name: 'Mira tu precio' });
    const lines = await form.getByLabel('Qué quieres asegurar').locator('option').allInnerTexts();
    for (const line of lines) {
      await form.getByLabel('Qué quieres asegurar').selectOption(line);
      expect(await form.locator('input, select').count()).toBeLessThanOrEqual(4);
      expect(await form.getByLabel(/correo|teléfono|nombre/i).count()).toBe(0);
    }
    await form.getByLabel('Qué quieres asegurar').selectOption('EPS');
    await form.getByLabel('Edad').fill('38');
    await form.getByText('Precios para: hombre de 38 años').waitFor();
    expect(await form.getByRole('listitem').count()).toBe(3);
    await expectNoAxeViolations(page, 'the home page with own prices');
    expect(await isCutOff(page)).toBe(false);
    await form.getByRole('button', { name: 'Comparar' }).click();
    await bar(page, 'Precios para: hombre de 38 años.');
  });

  test('is links to the comparators where no script runs', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto(pageOf('pe', '/'));
    await page.getByRole('list', { name: 'Compara' }).getByRole('link', { name: 'EPS', exact: true }).click();
    await bar(page, 'Precios de ejemplo: hombre de 25 años.');
  });
});
