/** A product is drafted in the console, section by section, by keyboard too, beside others who do the same. */
import { type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../../browser/browser.ts';
import { choose, signIn } from '../staff.ts';
import { openDialog, save, useCatalogue } from './desk.ts';

const { visit } = useBrowser();
const { send, draft, prepare } = useCatalogue();

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

test('back office drafts a product, section by section, and is told what is wrong where it is wrong', async () => {
  const page = await visit();
  await signIn(page, 'backoffice', 'products');
  await page.getByRole('heading', { name: 'Productos' }).waitFor();
  const draft = await openDialog(page, 'Nuevo producto');
  await draft.getByLabel('Código').fill('con espacios');
  await draft.getByText('Escribe letras sin acento, números, puntos, guiones y guiones bajos.').waitFor();
  await draft.getByLabel('Código').fill('IntiPrueba1');
  await draft.getByRole('textbox', { name: 'Nombre' }).fill('Inti Prueba Uno');
  await save(draft);
  await page.getByRole('heading', { level: 1, name: 'Inti Prueba Uno' }).waitFor();
  await page.getByText('Borrador', { exact: true }).first().waitFor();

  const identity = await openDialog(page, 'Editar: Identidad');
  await identity.getByRole('combobox', { name: 'Organización' }).fill('Inti');
  await page.getByRole('option', { name: 'Inti Seguros' }).first().click();
  await identity.getByLabel('Ruta en el sitio').fill('sin barra');
  await identity.getByRole('button', { name: 'Guardar' }).click();
  await identity.getByText('Escribe una ruta del sitio, como /Seguros/Aseguradora/Plan.').waitFor();
  expect(await identity.getByLabel('Ruta en el sitio').getAttribute('aria-invalid')).toBe('true');
  await identity.getByLabel('Ruta en el sitio').fill('/Seguros/Inti/IntiPrueba1');
  await save(identity);
  await page.getByText('/Seguros/Inti/IntiPrueba1').waitFor();

  const coverages = await openDialog(page, 'Agregar: Coberturas');
  await coverages.getByRole('textbox', { name: 'Nombre' }).fill('Consulta médica');
  await coverages.getByRole('button', { name: 'Tope anual', exact: true }).click();
  await coverages.getByRole('textbox', { name: 'Máximo' }).fill('1500.5');
  await choose(page, coverages.getByRole('combobox', { name: 'Unidad' }), 'Sol');
  await save(coverages);
  await page.getByText('Tope anual: S/ 1,500.50').waitFor();

  const price = await openDialog(page, 'Agregar: Precio');
  await choose(page, price.getByRole('combobox', { name: 'Cómo se calcula' }), 'Precio fijo para todos');
  await price.getByRole('textbox', { name: 'Monto' }).fill('gratis');
  await price.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => price.locator('[aria-invalid="true"]').count()).toBeGreaterThan(1);
  await price.getByRole('textbox', { name: 'Monto' }).fill('99.90');
  await choose(page, price.getByRole('combobox', { name: 'Unidad' }), 'Sol');
  await choose(page, price.getByRole('combobox', { name: 'Período' }), 'Mensual');
  await choose(page, price.getByRole('combobox', { name: /^Impuesto/ }), 'No paga impuesto');
  await save(price);
  await page.getByText('Cuesta lo mismo para todos: S/ 99.90.').waitFor();
  // Publishing is the manager's: who never may is not offered it.
  expect(await page.getByRole('button', { name: 'Publicar' }).count()).toBe(0);
});

test('sections without data stand in one line, and the keys go on where one works', async () => {
  await prepare('DiaTeclas', 'Día Teclas');
  const page = await visit();
  await signIn(page, 'backoffice', 'products/DiaTeclas/show');
  const empty = page.getByRole('region', { name: 'Sin datos todavía' });
  await empty.getByRole('button', { name: 'Agregar: Coberturas' }).waitFor();
  expect(await page.getByRole('button', { name: 'Editar: Identidad' }).innerText()).toBe('Editar');

  await empty.getByRole('button', { name: 'Agregar: Lo principal, en pocas palabras' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Agregar: Lo principal, en pocas palabras' });
  await dialog.waitFor();
  await page.keyboard.type('Sin deducible');
  // A key thrown by mistake loses nothing.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '¿Salir y dejarlo a medias?' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('Sin deducible');
  await dialog.getByRole('button', { name: 'Guardar' }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Editar: Lo principal, en pocas palabras');
});

test('a section that was left half done is told by its name, and gone on with', async () => {
  await draft('DiaMedias', 'Día Medias');
  const page = await visit();
  await signIn(page, 'backoffice', 'products/DiaMedias/show');
  const dialog = await openDialog(page, 'Agregar: Precio');
  await choose(page, dialog.getByRole('combobox', { name: 'Cómo se calcula' }), 'Precio fijo para todos');
  await dialog.getByRole('textbox', { name: 'Monto' }).fill('1,250.5');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salir', exact: true }).click();
  await page.getByText(/^Quedó a medias: Precio \(hoy/).waitFor();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Monto' }).inputValue()).toBe('1,250.5');
});

test('after a refusal one is at the first field that is wrong, and an amount is read back with its unit', async () => {
  await draft('DiaMontos', 'Día Montos');
  const page = await visit();
  await signIn(page, 'backoffice', 'products/DiaMontos/show');
  const dialog = await openDialog(page, 'Agregar: Precio');
  await choose(page, dialog.getByRole('combobox', { name: 'Cómo se calcula' }), 'Precio fijo para todos');
  await dialog.getByRole('textbox', { name: 'Monto' }).fill('1,250.5');
  await dialog.getByText('S/ 1,250.50').waitFor();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByText('Elige una opción.').waitFor();
  const wrong = dialog.getByRole('combobox', { name: /^Impuesto/ });
  await expect.poll(() => wrong.evaluate((field) => field === document.activeElement)).toBe(true);
  await choose(page, wrong, 'No paga impuesto');
  await save(dialog);
  await page.getByText('Cuesta lo mismo para todos: S/ 1,250.50.').waitFor();
});

test('an index leads to each section, marks what still has to be said, and each section has an address', async () => {
  await prepare('IntiPrueba7', 'Inti Prueba Siete');
  await send('backoffice', 'products/IntiPrueba7/change', {
    changes: { identity: { name: 'Inti Prueba Siete', isDemo: true } },
  });
  const page = await visit({ viewport: { width: 1280, height: 500 } });
  await signIn(page, 'backoffice', 'products/IntiPrueba7/show#section-price');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe('section-price');
  const index = page.getByRole('navigation', { name: 'Secciones', exact: true });
  await index.getByRole('link', { name: 'Identidad (falta algo para publicar)' }).click();
  await expect.poll(focused).toBe('section-identity');
  await page.getByText('Organización: Campo requerido.').waitFor();
  expect(new URL(page.url()).hash).toBe('#section-identity');
  await page.setViewportSize({ width: 320, height: 640 });
  const folded = page.getByRole('button', { name: /^Secciones/ });
  await folded.click();
  await index.getByRole('link', { name: 'Documentos' }).focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => index.count()).toBe(0);
  expect(await folded.evaluate((button) => button === document.activeElement)).toBe(true);
  await folded.click();
  await index.getByRole('link', { name: 'Documentos' }).click();
  await expect.poll(focused).toBe('section-documents');
  expect(await index.count()).toBe(0);
});

test('who edits what somebody else has just changed is told what, before it is overwritten', async () => {
  await prepare('IntiPrueba4', 'Inti Prueba Cuatro', { content: { highlights: ['Sin deducible'] } });
  const page = await visit();
  await signIn(page, 'backoffice', 'products/IntiPrueba4/show');
  const dialog = await openDialog(page, 'Editar: Lo principal, en pocas palabras');
  await send('administrador', 'products/IntiPrueba4/change', {
    changes: { highlights: ['Con red en Lima'] },
  });
  await dialog.getByText(/Sin deducible → Con red en Lima/).waitFor();
  await dialog.getByRole('textbox').first().fill('Sin deducible\nCon red en Lima');
  await save(dialog, 'Guardar de todos modos');
  await page.getByRole('listitem').filter({ hasText: 'Con red en Lima' }).waitFor();
});
