/** The list of leads as somebody sets it up: filters, views, columns; one thing done to several; everything as a file. */
import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { consolePage } from '../testing/platform.ts';
import { useApi } from './api.ts';
import { choose, downloadBy, leadLink, openFilter, signIn, typeCredentials } from './staff.ts';

const { visit } = useBrowser();
const { newLead, as, act } = useApi();

/** The list of the leads that have a word in common. */
const listOf = (word: string): string => `leads?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`;

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByText('Cerrar sesión').click();
  await page.getByRole('heading', { name: 'Consola de Cotejo' }).waitFor();
};

const openView = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /^Vista/ }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('button', { name: `Vista: ${name}` }).waitFor();
};

/** Keeps what is on screen under a name. */
const saveView = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /^Vista/ }).click();
  await page.getByRole('menuitem', { name: 'Guardar como vista nueva…' }).click();
  await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill(name);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText(`La vista «${name}» está guardada.`).waitFor();
};

describe('what somebody has set up', () => {
  test('is there after a logout: columns, and a view with its filters, shared with colleagues', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await signIn(page, 'gerente');
    await page.getByRole('button', { name: 'Columnas' }).click();
    const columns = page.getByRole('dialog', { name: 'Columnas de la lista' });
    await columns.getByRole('checkbox', { name: 'Documento' }).check();
    await columns.getByRole('button', { name: 'Mover Documento antes' }).click();
    await expectNoAxeViolations(page, 'the columns');
    await columns.getByRole('button', { name: 'Listo' }).click();
    const received = await openFilter(page, 'Recibida');
    await choose(page, received.getByRole('combobox'), 'Últimos 30 días');
    await expectNoAxeViolations(page, 'a filter');
    await page.keyboard.press('Escape');
    await received.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Quitar el filtro Recibida: últimos 30 días/ }).waitFor();
    await saveView(page, 'El último mes');

    await logOut(page);
    await typeCredentials(page, 'gerente');
    await page.getByRole('button', { name: /^Cuenta de/ }).waitFor();
    await page.goto(consolePage('leads'));
    await page.getByRole('columnheader', { name: 'Documento' }).waitFor();
    await openView(page, 'El último mes');
    await page.getByRole('button', { name: /^Quitar el filtro Recibida: últimos 30 días/ }).waitFor();
    await page.getByRole('button', { name: 'Vista: El último mes' }).click();
    await page.getByRole('menuitem', { name: /^Compartir «El último mes»/ }).click();
    await page.getByText('Tus colegas ya ven «El último mes».').waitFor();

    const colleague = await visit({ viewport: { width: 1440, height: 900 } });
    await signIn(colleague, 'supervisor');
    await openView(colleague, 'El último mes');
    await colleague.getByRole('button', { name: 'Vista: El último mes' }).click();
    await expectNoAxeViolations(colleague, 'the views');
    expect(await colleague.getByRole('menuitem', { name: /^(Eliminar|Dejar de compartir)/ }).count()).toBe(0);
  });

  test('tells what is not saved yet, saves it, and goes away when it is deleted', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await signIn(page, 'ejecutivo');
    await openView(page, 'Mis pendientes');
    await saveView(page, 'Lo mío');
    const received = await openFilter(page, 'Recibida');
    await choose(page, received.getByRole('combobox'), 'Hoy');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Vista: Lo mío · sin guardar' }).click();
    await page.getByRole('menuitem', { name: 'Guardar los cambios en «Lo mío»' }).click();
    await page.getByRole('button', { name: 'Vista: Lo mío', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Eliminar la vista…' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Eliminar la vista «Lo mío»?' });
    await expectNoAxeViolations(page, 'the question before a view goes');
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByText('La vista «Lo mío» se eliminó.').waitFor();
    await page.getByRole('button', { name: /^Vista/ }).click();
    expect(await page.getByRole('menuitem', { name: 'Lo mío' }).count()).toBe(0);
  });
});

test('a view is left by who goes to the list of all leads', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'ejecutivo2');
  await openView(page, 'Agenda de hoy');
  await saveView(page, 'De paso');
  await page.getByRole('button', { name: 'Vista: De paso', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  await page.getByRole('heading', { name: 'Inicio', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Solicitudes', exact: true }).click();
  await page.getByRole('button', { name: 'Vistas', exact: true }).waitFor();
});

describe('where a list ends', () => {
  test('who follows an address to a page behind its end comes to its beginning', async () => {
    await newLead('Zacarías');
    const page = await visit();
    await signIn(page, 'supervisor', 'leads?page=900&perPage=25');
    await leadLink(page, 'Zacarías').waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBe('1');
    expect(await page.getByText('No se pudieron leer').count()).toBe(0);
  });

  test('it says what leads to the rows that were not counted, or that no page is answered for', async () => {
    const supervisor = await as('supervisor');
    const rows = await supervisor.call({ method: 'GET', path: '/api/console/leads?range=%5B0%2C9%5D' });
    const page = await visit();
    let headers: Record<string, string> = { 'content-range': 'leads 0-9/10', 'x-total-at-least': '1' };
    await page.route(
      (url) => url.pathname === '/api/console/leads',
      (route) => route.fulfill({ contentType: 'application/json', body: rows.text, headers }),
    );
    await signIn(page, 'supervisor', 'leads?page=1&perPage=10');
    await page.getByText('más de 10 solicitudes').waitFor();
    await page.getByText(/^Hay más, pero la lista llega hasta aquí: 10\. Afina los filtros/).waitFor();
    await page.getByText('1-10 de más de 10').waitFor();
    await expectNoAxeViolations(page, 'the last page that is counted');

    headers = { 'content-range': 'leads 0-9/54321' };
    await page.reload();
    await page.getByText('1-10 de 54,321').waitFor();
    await page.getByRole('button', { name: 'Ir a la página 1001', exact: true }).click();
    await page.getByText('10,001-10,010 de 54,321').waitFor();
    await page.getByText(/^Hay más, pero la lista llega hasta aquí: 10,010\. Afina los filtros/).waitFor();
    expect(await page.getByRole('button', { name: 'Ir a la página siguiente' }).isDisabled()).toBe(true);
    await expectNoAxeViolations(page, 'the last page that is answered');
  });
});

describe('from one request to the next', () => {
  test('keys and buttons follow the list, and the way back leads to it', async () => {
    const page = await visit();
    await newLead('Walda');
    await newLead('Walda');
    await signIn(page, 'supervisor', listOf('walda'));
    const rows = leadLink(page, 'Walda');
    await expect.poll(() => rows.count()).toBe(2);
    const addresses = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const list = page.url();
    await rows.first().click();
    await page.getByText('1 de 2').waitFor();
    await page.getByRole('heading', { name: 'Walda' }).waitFor();
    await page.keyboard.press('j');
    await page.getByText('2 de 2').waitFor();
    expect(new URL(page.url()).pathname).toBe(addresses[1]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('j');
    await page.getByRole('button', { name: 'Solicitud anterior' }).click();
    await page.getByText('1 de 2').waitFor();
    expect(new URL(page.url()).pathname).toBe(addresses[0]);
    await page.goBack();
    await rows.first().waitFor();
    expect(page.url()).toBe(list);
    // It is of the session: who logs in afterwards walks through no list of before.
    await logOut(page);
    await signIn(page, 'supervisor', addresses[0]!.replace('/console/', ''));
    await page.getByRole('heading', { name: 'Walda' }).waitFor();
    expect(await page.getByRole('button', { name: 'Solicitud siguiente' }).count()).toBe(0);
  });
});

describe('a filter', () => {
  test('stands in the address, is said by a chip, and is taken away by it', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await newLead('Petra');
    await signIn(page, 'supervisor', listOf('petra'));
    const statuses = await openFilter(page, 'Estado');
    await statuses.getByRole('combobox').press('ArrowDown');
    await page.getByRole('option', { name: 'Cerrado' }).click();
    await page.getByRole('option', { name: 'Duplicado' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await statuses.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Quitar el filtro Estado: Cerrado' }).waitFor();
    await page.getByRole('button', { name: 'Estado: Duplicado', exact: true }).click();
    // Its choices are open at once: the first key closes them, the second the filter.
    await page.getByRole('listbox').waitFor();
    // A press on their field leaves them open.
    await statuses.getByRole('combobox').click();
    expect(await page.getByRole('option', { name: 'Agenda' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await statuses.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Ninguna solicitud coincide' }).waitFor();
    expect(decodeURIComponent(page.url())).toContain('"statusId":[');
    await page.reload();
    const closed = page.getByRole('button', { name: 'Quitar el filtro Estado: Cerrado' });
    await closed.click();
    await closed.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Quitar el filtro Estado: Duplicado' }).click();
    await leadLink(page, 'Petra').waitFor();
  });
});

describe('one thing done to several leads', () => {
  test('has a result for each, and what was refused stays selected', async () => {
    const leads = await Promise.all(
      ['Nicasia', 'Nicanora', 'Nicolasa'].map((name) => newLead(`${name} Lotes`)),
    );
    const { id: executiveId } = await as('ejecutivo');
    for (const { id } of leads.slice(0, 2)) await act('supervisor', id, 'assign', { executiveId });
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await signIn(page, 'supervisor', listOf('lotes'));
    await page.getByText('3 solicitudes', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Seleccionar las de esta página' }).focus();
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: 'Acciones en las solicitudes seleccionadas' });
    await bar.getByText('3 seleccionadas').waitFor();
    await expectNoAxeViolations(page, 'a list with a selection');
    await bar.getByRole('button', { name: 'Acciones', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Reasignar/ }).click();
    const form = page.getByRole('dialog', { name: 'Reasignar: 3 solicitudes' });
    await form.getByText('Ahora se puede en 2 de las 3 seleccionadas').waitFor();
    const executive = form.getByRole('combobox', { name: 'Ejecutivo' });
    await executive.fill('mateo');
    const offered = /^Mateo Fuentes · \d+ abiertas? · en pausa: Vacaciones$/;
    await page.getByRole('option', { name: offered }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    expect(await executive.inputValue()).toMatch(offered);
    await expectNoAxeViolations(page, 'the form for several leads');
    await form.getByRole('button', { name: 'Aplicar a todas' }).click();
    const progress = page.getByRole('dialog', { name: 'Reasignar' });
    await progress.getByText('3 de 3').waitFor();
    await progress.getByText('No es posible desde el estado Web.').waitFor();
    await progress.getByRole('link', { name: /^Nicolasa/ }).waitFor();
    await expectNoAxeViolations(page, 'what came of each lead');
    await progress.getByRole('button', { name: 'Cerrar' }).click();
    await bar.getByText('1 seleccionada', { exact: true }).waitFor();
    await page.getByRole('row').filter({ hasText: 'Nicasia' }).getByText('Mateo Fuentes').waitFor();
  });

  test('is done to all that match, on however many pages they are', async () => {
    const leads = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => newLead(`Petrona ${'ABCDEFGHIJKL'[nth]} Remesa`)),
    );
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await signIn(page, 'supervisor', `${listOf('remesa')}&perPage=10`);
    await page.getByText('12 solicitudes', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Seleccionar las de esta página' }).focus();
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: 'Acciones en las solicitudes seleccionadas' });
    await bar.getByText('10 seleccionadas').waitFor();
    await expectNoAxeViolations(page, 'the offer to select all that match');
    await bar.getByRole('button', { name: 'Seleccionar las 12 que coinciden' }).click();
    await bar.getByText('12 seleccionadas').waitFor();
    expect(await bar.getByRole('button', { name: /^Seleccionar/ }).count()).toBe(0);
    await bar.getByRole('button', { name: 'Acciones', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Agregar nota/ }).click();
    const form = page.getByRole('dialog', { name: 'Agregar nota: 12 solicitudes' });
    await form.getByRole('textbox').fill('Llamar a todas');
    await form.getByRole('button', { name: 'Aplicar a todas' }).click();
    const progress = page.getByRole('dialog', { name: 'Agregar nota' });
    await progress.getByText('12 de 12').waitFor();
    await progress.getByText('12 hechas').waitFor();
    await progress.getByRole('button', { name: 'Cerrar' }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
    const supervisor = await as('supervisor');
    const noted = await supervisor.call({ method: 'GET', path: `/api/console/leads/${leads[0]!.id}` });
    expect(noted.text).toContain('Llamar a todas');
  });
});

test('on a phone news hangs beneath the bar of what is selected, which takes two lines', async () => {
  const leads = await Promise.all(['Uno', 'Dos', 'Tres'].map((name) => newLead(`${name} Colgante`)));
  const page = await visit({ viewport: { width: 390, height: 844 } });
  await signIn(page, 'supervisor', `${listOf('colgante')}&perPage=2`);
  await page.getByText('3 solicitudes', { exact: true }).waitFor();
  for (const nth of [0, 1])
    await page
      .getByRole('checkbox', { name: /Colgante/ })
      .nth(nth)
      .check();
  const bar = page.getByRole('region', { name: 'Acciones en las solicitudes seleccionadas' });
  await bar.getByRole('button', { name: 'Seleccionar las 3 que coinciden' }).waitFor();
  for (const { id } of leads) await act('gerente', id, 'add-note', { text: 'Llamar' });
  const pill = page.getByRole('button', { name: /^Mostrar \d cambios? recientes?$/ });
  await pill.waitFor();
  const [above, below] = [(await bar.boundingBox())!, (await pill.boundingBox())!];
  expect(above.height).toBeGreaterThan(60);
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  await expectNoAxeViolations(page, 'news beside a selection');
});

test('an export has every lead that matches, however few are on screen', async () => {
  for (const name of ['Uno', 'Dos', 'Tres']) await newLead(`${name} Planilla`);
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'supervisor', `${listOf('planilla')}&perPage=10`);
  await page.getByText('3 solicitudes', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await page.getByText(/^La exportación está en marcha/).waitFor();
  await page.goto(consolePage('bulk'));
  const ready = page.getByRole('listitem').filter({ hasText: /(?<!\d)3 filas/ });
  const button = ready.getByRole('button', { name: /^Descargar Solicitudes/ }).first();
  // Made in the background: a busy machine gets its time.
  await button.waitFor({ timeout: 60_000 });
  const download = await downloadBy(page, button);
  const file = await download.path();
  const rows = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  expect(rows).toHaveLength(4);
  expect(rows.filter((row) => row.includes('Planilla'))).toHaveLength(3);
});

describe.each(windows)('in %s', (_, window) => {
  test('filters and a selection can be used by everybody and fit', async () => {
    const page = await visit(window);
    const isFine = async (state: string) => {
      await expectNoAxeViolations(page, state);
      expect(await isCutOff(page), state).toBe(false);
    };
    await newLead('Ludovica');
    await signIn(page, 'supervisor', listOf('ludovica'));
    await leadLink(page, 'Ludovica').first().waitFor();
    const filters = await openFilter(page, 'Recibida');
    await choose(page, filters.getByRole('combobox', { name: 'Recibida' }), 'Entre dos fechas…');
    await filters.getByLabel('Recibida: desde').fill('2020-01-01');
    await isFine('a filter');
    const done = filters.getByRole('button', { name: /^Mostrar \d+ resultado/ });
    await ((await done.isVisible()) ? done.click() : page.keyboard.press('Escape'));
    await page.getByRole('button', { name: /^Quitar el filtro Recibida: del 1 ene/ }).waitFor();
    await page
      .getByRole('checkbox', { name: /^Seleccionar la solicitud/ })
      .first()
      .click();
    await page.getByText('1 seleccionada', { exact: true }).waitFor();
    await isFine('a selection');
    await page.getByRole('button', { name: 'Acciones', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Agregar nota/ }).waitFor();
    await isFine('what can be done with a selection');
  });
});
