/** The past of the catalogue: who said what of a product, an insurer or a clinic, when and for how long. */
import { type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../api/staff.ts';
import { useBrowser } from '../../browser/browser.ts';
import { choose, signIn } from '../staff.ts';
import { historyOf, useCatalogue } from './desk.ts';

const { visit } = useBrowser();
const { as, send, prepare } = useCatalogue();

test('a product’s history tells drafts, publications and withdrawals with their notes, who, when and for how long', async () => {
  await prepare('DiaHistoria', 'Día Historia');
  await send('gerente', 'products/DiaHistoria/publish', {});
  await send('backoffice', 'products/DiaHistoria/change', { changes: { highlights: ['Sin deducible'] } });
  await send('gerente', 'products/DiaHistoria/publish', {});
  await send('gerente', 'products/DiaHistoria/withdraw', { note: 'Cambia la aseguradora.' });
  const page = await visit();
  await signIn(page, 'gerente', 'products/DiaHistoria/show');
  await page.getByRole('tab', { name: 'Versiones' }).click();
  const history = historyOf(page);
  await history.first().waitFor();
  const withdrawn = history.first();
  await withdrawn.getByText('Se retiró la versión 2').waitFor();
  await withdrawn.getByText('Por qué: Cambia la aseguradora.').waitFor();
  await withdrawn.getByText('Andrés Villalobos (Gerente)').waitFor();
  await withdrawn.getByText(/^Fuera de la vista desde hace/).waitFor();
  await history
    .nth(1)
    .getByText(/^A la vista durante/)
    .waitFor();
  const changed = history.nth(2);
  await changed.getByText('Se cambió el borrador').waitFor();
  await changed.getByText(/Carmen Ríos \(Back ?office\)/i).waitFor();
  await changed.getByText('Lo principal, en pocas palabras').waitFor();
  expect(await history.count()).toBe(6);
  await history.nth(5).getByText('Se empezó el borrador').waitFor();

  await page.getByRole('button', { name: 'Ver qué cambió en la versión 2' }).click();
  await page.getByRole('row', { name: /Sin deducible/ }).waitFor();
  // Today ended without it.
  await page.getByText(/los visitantes no veían este producto/).waitFor();
});

test('what a product said and cost on a day is asked with a date', async () => {
  await prepare('DiaFecha', 'Día Fecha');
  await send('gerente', 'products/DiaFecha/publish', {});
  const page = await visit();
  await signIn(page, 'gerente', 'products/DiaFecha/show');
  await page.getByRole('tab', { name: 'Versiones' }).click();
  await page.getByText(/los visitantes veían la versión 1/).waitFor();
  await page.getByRole('article').getByText('S/ 118').first().waitFor();
  await page.getByRole('button', { name: 'Todo lo que decía' }).click();
  await page.getByText('/Seguros/Inti-Seguros/DiaFecha').waitFor();
  await page.getByLabel('Día', { exact: true }).fill('2020-01-01');
  await page.getByText('El 1 de enero de 2020 los visitantes no veían este producto.').waitFor();
  await page.getByLabel('Día', { exact: true }).fill('2999-01-01');
  await page.getByText('Elige un día que ya haya llegado.').waitFor();
});

/** Registers an insurer. @returns where its page is */
const insurer = async (id: number, displayName: string): Promise<string> => {
  const details = {
    country: 'PE',
    type: 'ASEG',
    organizationCode: `P${id}`,
    url: `Pasado-${id}`,
    isDemo: true,
  };
  await send('backoffice', `organizations/${id}/register`, { ...details, displayName });
  return `organizations/${id}/show`;
};

const rename = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre visible').fill(name);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.waitFor({ state: 'hidden' });
};

test('who changes an insurer twice sees both changes, who made them, and what any two versions say differently', async () => {
  const page = await visit();
  await signIn(page, 'backoffice', await insurer(970_001, 'Pasado Primera'));
  await page.getByText('Hay una sola versión: desde que se registró no cambió nada.').waitFor();
  await rename(page, 'Pasado Segunda');
  await page.getByRole('row', { name: 'Nombre visible Pasado Primera Pasado Segunda' }).waitFor();
  await rename(page, 'Pasado Tercera');
  await send('gerente', 'organizations/970001/hide', {});
  await page.reload();

  const history = historyOf(page);
  await history.nth(3).getByText('Versión 1: se registró').waitFor();
  await history.first().getByText('Versión 4: se ocultó a los visitantes').waitFor();
  await history.first().getByText('Andrés Villalobos (Gerente)').waitFor();
  await history.nth(1).getByText('Versión 3: se cambió').waitFor();
  await history.nth(1).getByText('Nombre visible').waitFor();
  await history
    .nth(1)
    .getByText(/Carmen Ríos \(Back ?office\)/i)
    .waitFor();
  await history
    .nth(1)
    .getByText(/después de lo anterior$/)
    .waitFor();

  // The last two, until somebody chooses; by keyboard as well.
  await page.getByRole('row', { name: 'Oculto a los visitantes No Sí' }).waitFor();
  await page.getByRole('button', { name: 'Ver qué cambió en la versión 2' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: 'Nombre visible Pasado Primera Pasado Segunda' }).waitFor();
  await choose(page, page.getByRole('combobox', { name: 'Después' }), 'Versión 3');
  await page.getByRole('row', { name: 'Nombre visible Pasado Primera Pasado Tercera' }).waitFor();
  // Of many versions one types the number.
  const before = page.getByRole('combobox', { name: 'Antes' });
  await before.fill('3');
  await page.getByRole('option', { name: 'Versión 3', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Dicen lo mismo.').waitFor();

  const said = page.getByRole('button', { name: 'Ver cómo quedó en la versión 1' });
  await said.click();
  await history.nth(3).getByText('Pasado Primera').waitFor();
  await said.click();
  expect(await history.nth(3).getByText('Pasado Primera').count()).toBe(0);
});

test('what an import made of a clinic is told from what somebody made by hand', async () => {
  const staff = await as('administrador');
  const body = Buffer.from('id;name;address\npe-pasado;Clínica Pasado;Av. Brasil 200');
  const path = '/api/catalogue/imports?country=PE&source=clinicas';
  const headers = { 'idempotency-key': newId(), 'content-type': 'application/octet-stream' };
  const { status, text } = await staff.call({ method: 'POST', path, headers, body });
  expect(status, text).toBe(200);
  const id = /"id":"(\d+)"/.exec(text)![1]!;
  await send('backoffice', `coverage-organizations/${id}/change`, { category: 'Clínica' });
  const page = await visit();
  await signIn(page, 'backoffice', `coverage-organizations/${id}/show`);
  const history = historyOf(page);
  await history
    .nth(1)
    .getByText(/Julián Cárdenas \(Administrador\) · por una importación$/)
    .waitFor();
  expect(await history.first().getByText('por una importación').count()).toBe(0);
});
