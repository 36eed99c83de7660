/** Every screen of the console in every state: usable by everybody, on every window, without a complaint of the browser. */
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { consolePage } from '../testing/platform.ts';
import { useApi } from './api.ts';
import { holdReads } from './held-reads.ts';
import { changeStatus, choose, leadLink, openFilter, signIn, typeCredentials } from './staff.ts';

const { visit } = useBrowser();
const { newLead, workedLead } = useApi();

describe.each(windows)('in %s', (_, window) => {
  const isFine = async (page: Page, state: string) => {
    await expectNoAxeViolations(page, state);
    expect(await isCutOff(page), state).toBe(false);
  };

  test('every page and state can be used by everybody and fits', async () => {
    const page = await visit(window);
    const { path } = await workedLead('Filomena');
    await page.goto(consolePage('leads'));
    await page.getByRole('heading', { name: 'Consola de Cotejo' }).waitFor();
    await isFine(page, 'the login');
    await typeCredentials(page, 'supervisor');
    await leadLink(page, 'Filomena').first().waitFor();
    await isFine(page, 'the list');
    await page
      .getByLabel('Buscar por nombre, documento, correo, teléfono o n.º de solicitud')
      .fill('nadie con este nombre');
    await page.getByRole('heading', { name: 'Ninguna solicitud coincide' }).waitFor();
    await isFine(page, 'an empty list');
    await page.goto(consolePage(path));
    await page.getByText('Visitante del sitio').waitFor();
    await isFine(page, 'a lead');
    await page.getByRole('button', { name: 'Cambiar estado' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar estado' });
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('Elige un estado.').waitFor();
    await choose(page, dialog.getByRole('combobox', { name: 'Estado nuevo' }), 'Agenda');
    await isFine(page, 'the dialog with an error');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Ver como estaba' }).click();
    await page.getByRole('slider').waitFor();
    await isFine(page, 'a lead as it was');
    await page.goto(consolePage('no-existe'));
    await page.getByRole('heading', { name: 'Esta página no existe' }).waitFor();
    await isFine(page, 'a page that does not exist');
  });

  test('waiting, failing and choosing can be used by everybody and fit', async () => {
    const page = await visit(window);
    const { path } = await newLead('Saturnina');
    await signIn(page, 'supervisor', path);
    await page.getByRole('button', { name: /^(Asignar|Reasignar)$/ }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Ejecutivo' }).waitFor();
    await isFine(page, 'the dialog that assigns');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByText('Cerrar sesión').waitFor();
    await isFine(page, 'who is logged in');

    const reads = await holdReads(page, '**/api/console/leads?*');
    await page.goto(consolePage('leads'));
    await page.getByRole('status', { name: /Cargando/ }).waitFor();
    await isFine(page, 'a list that is being read');
    await reads.refuse(503);
    await page.getByText('No se pudieron leer las solicitudes').waitFor();
    await isFine(page, 'a list that can not be read');
    await reads.letThrough();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await leadLink(page, 'Saturnina').first().waitFor();
    const filters = await openFilter(page, 'Recibida');
    await filters.getByRole('combobox', { name: 'Recibida' }).waitFor();
    await isFine(page, 'a list with its filters');
  });
});

test('the browser complains about nothing on a walk through the console', async () => {
  const page = await visit();
  await signIn(page, 'supervisor');
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const { path } = await workedLead('Obdulia');
  await page.goto(consolePage('leads'));
  await leadLink(page, 'Obdulia').click();
  await changeStatus(page, { status: 'Asignado', substatus: 'Contactado' });
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('button', { name: 'Oscuro' }).click();
  await page.getByRole('button', { name: 'Oscuro', pressed: true }).waitFor();
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).pathname).toBe(`/console/${path}`);
  expect(complaints).toEqual([]);
});
