/** A product from its first to its last publication, and the paper that comes with it. */
import { productNumber } from '@cotejo/core/catalogue';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '../../browser/axe.ts';
import { useBrowser } from '../../browser/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { choose, downloadBy, signIn } from '../staff.ts';
import { byAge, openDialog, save, useCatalogue } from './desk.ts';

const { visit } = useBrowser();
const { call, draft, prepare } = useCatalogue();

test('a manager publishes it, sees what changes, compares versions, and takes it back', async () => {
  await prepare('IntiPrueba2', 'Inti Prueba Dos');
  const page = await visit();
  await signIn(page, 'gerente', 'products/IntiPrueba2/show');
  await page.getByRole('heading', { level: 1, name: 'Inti Prueba Dos' }).waitFor();
  await page.getByRole('tab', { name: 'Vista previa' }).click();
  await page.getByText('S/ 118').first().waitFor();
  await page.getByRole('heading', { name: '¿Cómo se calcula?' }).waitFor();
  await save(await openDialog(page, 'Publicar'), 'Publicar');
  await page.getByText('Publicado', { exact: true }).waitFor();

  const visitors = async (): Promise<string> => {
    const headers = { 'x-country': 'PE' };
    return (await call({ method: 'GET', path: '/api/insurance/product/IntiPrueba2', headers })).text;
  };
  await eventually('visitors see it', async () => (await visitors()).includes('Inti Prueba Dos'));
  await page.getByRole('tab', { name: 'Contenido' }).click();
  const identity = await openDialog(page, 'Editar: Identidad');
  await identity.getByLabel('Nombre visible').fill('Inti Prueba Dos Plus');
  await save(identity);
  await page.getByText('Con cambios sin publicar').waitFor();
  expect(await visitors()).not.toContain('Inti Prueba Dos Plus');
  const publish = await openDialog(page, 'Publicar');
  await publish.getByRole('row', { name: /Nombre visible — Inti Prueba Dos Plus/ }).waitFor();
  await save(publish, 'Publicar');
  await page.getByText('Con cambios sin publicar').waitFor({ state: 'hidden' });
  await eventually('visitors read its new name', async () =>
    (await visitors()).includes('Inti Prueba Dos Plus'),
  );

  await page.getByRole('tab', { name: 'Versiones' }).click();
  await page.getByText('Andrés Villalobos (Gerente)').first().waitFor();
  await choose(page, page.getByRole('combobox', { name: 'Antes' }), 'Versión 1');
  await choose(page, page.getByRole('combobox', { name: 'Después' }), 'Versión 2');
  await page.getByRole('row', { name: /Nombre visible — Inti Prueba Dos Plus/ }).waitFor();

  const withdraw = await openDialog(page, 'Retirar');
  await withdraw.getByLabel('Por qué (opcional)').fill('Cambia de precio en abril.');
  await save(withdraw, 'Retirar');
  await page.getByText('Retirado', { exact: true }).waitFor();
  await page.getByText('Por qué: Cambia de precio en abril.').waitFor();
  await eventually('visitors see it no more', async () => !(await visitors()).includes('Inti Prueba Dos'));
});

test('a price with a hole is told before visitors meet it, and may be meant', async () => {
  const insured = { holder: { from: 16, to: 65 } };
  const bands = [{ from: 18, to: 120, amount: 10_000 }];
  await prepare('IntiPrueba9', 'Inti Prueba Nueve', { price: { ...byAge, insured, bands } });
  const page = await visit();
  await signIn(page, 'gerente', 'products/IntiPrueba9/show');
  const publish = await openDialog(page, 'Publicar');
  await publish.getByText('no tiene precio: titular de 16 a 17 años.').waitFor();
  await expectNoAxeViolations(page, 'a publication with a warning');
  await save(publish, 'Publicar');
  await page.getByText('Publicado', { exact: true }).waitFor();
});

test('a PDF is added to a product from its page, and visitors read it once the product is published', async () => {
  await prepare('IntiPrueba6', 'Inti Prueba Seis');
  const page = await visit();
  await signIn(page, 'gerente', 'products/IntiPrueba6/show');
  const dialog = await openDialog(page, 'Subir PDF');
  const send = dialog.getByRole('button', { name: 'Guardar' });
  expect(await send.isDisabled()).toBe(true);
  const file = dialog.locator('input[type="file"]');
  await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await dialog.getByText('No es un PDF: su nombre termina en .pdf.').waitFor();
  const buffer = Buffer.from('%PDF-1.7\nCondiciones de prueba');
  const name = 'condiciones_generales-2026.pdf';
  await file.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('MZ no es') });
  await dialog.getByText('El contenido del archivo no es un PDF.').waitFor();
  await file.setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await dialog.getByText(`Listo: ${name}`).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Título' }).inputValue()).toBe(
    'Condiciones generales 2026',
  );
  await choose(page, dialog.getByRole('combobox', { name: 'Clase' }), 'Condiciones');
  await expectNoAxeViolations(page, 'a PDF on its way');
  await save(dialog);
  await page.getByText('Condiciones generales 2026').first().waitFor();
  // Nobody but the staff may read it yet.
  const saved = await downloadBy(page, page.getByRole('link', { name: /^\/api\/documents\/files\// }));
  expect(saved.suggestedFilename()).toMatch(/\.pdf$/);
  // The section was empty before, and its buttons stand elsewhere now.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await save(await openDialog(page, 'Publicar'), 'Publicar');

  const number = productNumber('IntiPrueba6');
  const headers = { 'x-country': 'PE' };
  const documents = async (): Promise<string> =>
    (await call({ method: 'GET', path: `/api/documents/insurance/${number}`, headers })).text;
  await eventually('visitors see it', async () => (await documents()).includes('Condiciones generales 2026'));
  const [, path] = /"url":"([^"]*)"/.exec(await documents())!;
  const sent = await call({ method: 'GET', path: path!, headers });
  expect([sent.status, sent.text]).toEqual([200, buffer.toString()]);
});

test('a draft that lacks something is not published, and the dialog names what', async () => {
  await draft('IntiPrueba3', 'Inti Prueba Tres');
  const page = await visit();
  await signIn(page, 'gerente', 'products/IntiPrueba3/show');
  const dialog = await openDialog(page, 'Publicar');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await dialog.getByText('Identidad › Organización: Campo requerido.').waitFor();
  await dialog.getByText('Precio: Falta la regla de precio.').waitFor();
});

test('what others publish appears in the list without a reload', async () => {
  const page = await visit();
  const filter = encodeURIComponent(JSON.stringify({ q: 'Inti Prueba Cinco' }));
  await signIn(page, 'gerente', `products?filter=${filter}`);
  await page.getByRole('heading', { name: 'Ningún producto coincide' }).waitFor();
  await prepare('IntiPrueba5', 'Inti Prueba Cinco');
  await page.getByRole('link', { name: 'Inti Prueba Cinco' }).waitFor();
});
