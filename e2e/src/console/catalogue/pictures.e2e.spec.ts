/** A logo: uploaded in the console, seen by visitors, and taken away again. */
import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inRepository } from '../../../../local/src/build/index.ts';
import { useBrowser } from '../../browser/browser.ts';
import { windows } from '../../browser/windows.ts';
import { eventually } from '../../testing/eventually.ts';
import { pageOf } from '../../testing/platform.ts';
import { choose, signIn } from '../staff.ts';
import { expectFine, openDialog, save, useCatalogue } from './desk.ts';

const { visit } = useBrowser();
const { prepare, send } = useCatalogue();

const png = readFileSync(inRepository('public-web', 'public', 'assets', 'demo', 'types', 'EPS.png'));
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

const register = async (page: Page, name: string): Promise<number> => {
  const dialog = await openDialog(page, 'Registrar');
  await choose(page, dialog.getByRole('combobox', { name: 'País' }), 'Perú');
  await choose(page, dialog.getByRole('combobox', { name: 'Tipo' }), 'Aseguradora');
  await dialog.getByLabel('Nombre visible').fill(name);
  await dialog.getByLabel('Código de la organización').fill(name);
  await dialog.getByLabel('Parte de la dirección').fill(name.replace(' ', '-'));
  const picture = dialog.getByRole('group', { name: 'Imagen' });
  const input = picture.locator('input[type="file"]');
  await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg });
  await picture.getByText(/^No se aceptan SVG/).waitFor();
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg });
  await picture.getByText(/^No se aceptan SVG/).waitFor();
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('MZ') });
  await picture.getByText('El archivo no es una imagen PNG, JPG ni WebP, o está dañado.').waitFor();
  await expectFine(page, 'a picture that was refused');
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await picture.getByText('Listo: logo.png').waitFor();
  await picture.getByRole('img', { name: 'Vista previa: Imagen' }).waitFor();
  await expectFine(page, 'a picture that was chosen');
  await save(dialog);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: /^Imagen subida/ }).waitFor();
  return Number(/organizations\/(\d+)\//.exec(page.url())?.[1]);
};

describe.each(windows)('in %s', (place, window) => {
  const name = place.startsWith('a phone') ? 'Sexta Seguros' : 'Séptima Seguros';
  const code = place.startsWith('a phone') ? 'SextaPrueba1' : 'SeptimaPrueba1';
  test('an insurer’s logo is uploaded, shown to visitors from the site itself, and taken away', async () => {
    const [page, visitor] = [await visit(window), await visit(window)];
    await signIn(page, 'gerente', 'organizations');
    await prepare(code, code, { organizationId: await register(page, name) });
    await send('gerente', `products/${code}/publish`, {});
    const logo = visitor.locator('img.insurer-logo').first();
    const seen = async (): Promise<string | null> => {
      await visitor.goto(pageOf('pe', `/Seguros/Inti-Seguros/${code}`));
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      return (await logo.count()) > 0 ? logo.getAttribute('src') : null;
    };
    await eventually('the logo', async () => (await seen())?.startsWith('/api/pictures/') === true);
    expect([await logo.getAttribute('width'), await logo.getAttribute('height')]).toEqual(['130', '36']);
    await expect.poll(() => logo.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1_200);

    const dialog = await openDialog(page, 'Editar');
    await dialog.getByRole('button', { name: 'Quitar imagen' }).click();
    await save(dialog);
    await eventually('initials in its place', async () => (await seen()) === null);
    expect(await visitor.locator('.insurer-initials').first().textContent()).toBe(`${name[0]}S`);
  });
});
