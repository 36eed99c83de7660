/** The audit across all leads: what was done, by whom, why, after how long, what caused it, and who saw whose data. */
import { setTimeout as pause } from 'node:timers/promises';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { type Page, type Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leadCommand, positionOf, readUpTo } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { eventually } from '../testing/eventually.ts';
import { useApi } from './api.ts';
import { holdReads } from './held-reads.ts';
import { choose, openFilter, signIn } from './staff.ts';

const { visit } = useBrowser();
const { workedLead, looked, as } = useApi();

/** A lead that failed, with a reason and a note; answers with the number that people call it by. */
const failedLead = async (name: string) => {
  const { id, path } = await workedLead(name);
  const supervisor = await as('supervisor');
  const failure = { substatusId: 402, reasonId: 99, reasonText: 'Se muda de país', note: 'Llamé dos veces' };
  const failed = await leadCommand(supervisor, id, 'fail', failure);
  expect(failed.status).toBe(200);
  // The audit moves nothing by itself: what is read too early is never seen. It reads of two projectors.
  for (const list of ['durations?by=day', 'happenings?range=[0,0]'])
    await readUpTo(supervisor, `/api/console/${list}`, positionOf(failed));
  return { id, path, reference: referenceNumber(id) };
};

const changeOf = (page: Page, reference: string) =>
  page.getByRole('row').filter({ hasText: reference }).filter({ hasText: 'Asignado → Fallido' });

/** The text of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Walks down the rows from the first one, until the focus is on one of this lead. */
const walkTo = async (page: Page, reference: string) => {
  await page.keyboard.press('j');
  for (let step = 0; step < 25; step += 1) {
    const text = await focused(page);
    if (text.includes(reference) && text.includes('Fallido')) return;
    await page.keyboard.press(step % 2 === 0 ? 'ArrowDown' : 'j');
  }
  throw new Error(`no row of ${reference}`);
};

describe('a supervisor', () => {
  test('finds in the audit who did what to which lead, and before and after', async () => {
    const { reference } = await failedLead('Teodora');
    const page = await visit();
    await signIn(page, 'supervisor', 'auditoria');
    const change = changeOf(page, reference);
    await change.getByText(/^Asignado → Fallido · No le interesa · /).waitFor();
    await change.getByText('Teodora').waitFor();
    await change.getByRole('button', { name: 'Ver el detalle' }).click();
    await page.getByText('Llamé dos veces').waitFor();
    await page.getByText(/Estado: Asignado → Fallido/).waitFor();
  });

  test('reaches the moment of a row on the lead by keyboard, and comes back to the row', async () => {
    const { reference, path } = await failedLead('Dorotea');
    const page = await visit();
    await signIn(page, 'supervisor', 'auditoria');
    await changeOf(page, reference).waitFor();
    for (const back of ['Escape', 'u']) {
      await walkTo(page, reference);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.includes(path));
      await eventually('the event has the focus', async () =>
        (await focused(page)).startsWith('Pasó a Fallido'),
      );
      expect(await page.getByRole('tab', { name: 'Línea de tiempo' }).getAttribute('aria-selected')).toBe(
        'true',
      );
      await page.keyboard.press(back);
      await page.getByRole('heading', { name: 'Auditoría' }).waitFor();
      await eventually('the row has the focus', async () => (await focused(page)).includes(reference));
      expect(await focused(page)).toContain('Fallido');
      await page.getByRole('heading', { name: 'Auditoría' }).focus();
    }
  });

  test('narrows it by kind, takes a filter away, and what is left survives a reload', async () => {
    const { reference } = await failedLead('Pelagia');
    const page = await visit();
    await signIn(page, 'supervisor', 'auditoria');
    // Its choices are there at once.
    await openFilter(page, 'Qué pasó');
    for (const kind of ['Cambio de estado', 'Sesión']) await page.getByRole('option', { name: kind }).click();
    for (const _ of ['the choices', 'the filter']) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quitar el filtro Qué pasó: Sesión' }).click();
    await changeOf(page, reference).waitFor();
    const logins = page.getByRole('row').filter({ hasText: 'Inició sesión' });
    await logins.first().waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('button', { name: 'Quitar el filtro Qué pasó: Cambio de estado' }).waitFor();
    await changeOf(page, reference).waitFor();
    expect(await logins.count()).toBe(0);
  });

  test('reads times in the zone of the address, whatever the zone of the browser', async () => {
    const { reference } = await failedLead('Zulema');
    const page = await visit();
    await signIn(page, 'supervisor', 'auditoria');
    await choose(page, page.getByRole('combobox', { name: 'Zona horaria' }), 'Hora universal (UTC)');
    await page.waitForURL(/zone/);
    await page.reload();
    await page.getByText('Hora universal (UTC)').waitFor();
    const time = changeOf(page, reference).locator('time').first();
    const [at, told] = [await time.getAttribute('datetime'), await time.textContent()];
    expect(told).toContain(new Date(at!).toISOString().slice(11, 19));
  });

  test('sees how long leads stood still, drawn and as a table', async () => {
    await failedLead('Anatolia');
    const page = await visit();
    await signIn(page, 'supervisor', 'auditoria');
    await page.getByRole('tab', { name: 'Tiempos' }).click();
    const drawing = page.getByRole('list', { name: /^Medianas y percentiles 90/ });
    await drawing.getByRole('listitem', { name: /^Asignado: mediana/ }).waitFor();
    await choose(page, page.getByLabel('Agrupar por'), 'Motivo de fallo');
    await page.getByRole('rowheader', { name: 'Otros (especificar)' }).waitFor();
    await page.reload();
    await page.getByRole('rowheader', { name: 'Otros (especificar)' }).waitFor();
  });

  test('follows what caused a change, and comes back to where the hand was', async () => {
    const { reference } = await failedLead('Casimira');
    const page = await visit();
    await signIn(page, 'supervisor', 'auditoria');
    const opener = changeOf(page, reference).getByRole('button', { name: 'Ver qué causó este cambio' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Qué causó qué' });
    await drawer.getByText('Pasó a Fallido').waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('sees who was shown a lead', async () => {
    const { id, path, reference } = await failedLead('Ramona');
    const manager = await visit();
    await signIn(manager, 'gerente', path);
    await manager.getByRole('heading', { name: 'Ramona' }).waitFor();
    await looked('gerente', id);
    const page = await visit();
    await signIn(page, 'supervisor', 'auditoria');
    await page.getByRole('tab', { name: 'Quién vio datos' }).click();
    const look = page
      .getByRole('row')
      .filter({ hasText: reference })
      .filter({ hasText: 'Abrió la página' })
      .first();
    await look.getByText('Andrés Villalobos').waitFor();
  });

  test('is told of new changes, and nothing moves until asked for', async () => {
    await failedLead('Eustaquia');
    const page = await visit();
    const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    const underWay = new Set<Request>();
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    await signIn(page, 'supervisor', 'auditoria');
    await live;
    await page.getByRole('table').waitFor();
    // Who begins to listen reads again what may be older, and that comes without being asked for.
    await eventually('the page to be at rest', async () => {
      await pause(300);
      return underWay.size === 0;
    });
    const { reference } = await failedLead('Macaria');
    await page.getByText(/cambios? nuevos/).waitFor();
    expect(await changeOf(page, reference).count()).toBe(0);
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await changeOf(page, reference).waitFor();
  });
});

test('an executive sees in the audit what the executive did, and no times of a team', async () => {
  const page = await visit();
  await signIn(page, 'ejecutivo', 'auditoria');
  await page.getByRole('row').filter({ hasText: 'Inició sesión' }).first().waitFor();
  const tabs = page.getByRole('tablist', { name: 'Vistas de la auditoría' }).getByRole('tab');
  expect(await tabs.allTextContents()).toEqual(['Todo', 'Cambios de estado', 'Quién vio datos']);
  expect(await page.getByRole('button', { name: 'Exportar' }).count()).toBe(0);
});

test('a client has no audit, and is told so', async () => {
  const page = await visit();
  await signIn(page, 'cliente', 'auditoria');
  await page.getByRole('heading', { name: 'Tu cuenta no tiene acceso a esta sección' }).waitFor();
  expect(await page.getByRole('link', { name: 'Auditoría' }).count()).toBe(0);
});

describe.each(windows)('in %s', (_, window) => {
  const isFine = async (page: Page, state: string) => {
    await expectNoAxeViolations(page, state);
    expect(await isCutOff(page), state).toBe(false);
  };

  test('every view of the audit can be used by everybody and fits', async () => {
    const { reference } = await failedLead('Perpetua');
    const page = await visit(window);
    const reads = await holdReads(page, '**/api/console/happenings?*');
    await signIn(page, 'supervisor', 'auditoria');
    await page.getByRole('status', { name: /Cargando/ }).waitFor();
    await isFine(page, 'an audit that is being read');
    await reads.refuse(503);
    await page.getByText('No se pudo leer la auditoría').waitFor();
    await isFine(page, 'an audit that can not be read');
    await reads.letThrough();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('link', { name: reference }).first().waitFor();
    await isFine(page, 'everything');
    await page.getByRole('button', { name: 'Ver el detalle' }).first().click();
    await page.getByRole('button', { name: 'Cerrar el detalle' }).waitFor();
    await isFine(page, 'a row that is opened');
    await page.getByRole('button', { name: 'Ver qué causó este cambio' }).first().click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await isFine(page, 'a chain of causes');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'Tiempos' }).click();
    await page.getByLabel(/^Tiempos: /).waitFor();
    await isFine(page, 'the times');
    await page.getByRole('tab', { name: 'Cambios de estado' }).click();
    await page.getByRole('link', { name: reference }).first().waitFor();
    await isFine(page, 'the changes of status');
    await page.getByRole('tab', { name: 'Quién vio datos' }).click();
    await page.getByRole('tabpanel').locator('table, h2, li').first().waitFor();
    await isFine(page, 'who saw data');
    await page.getByRole('tab', { name: 'Todo' }).click();
    const filter = await openFilter(page, 'Periodo');
    await filter.getByLabel('Desde').fill('2020-01-01');
    await filter.getByLabel('Hasta').fill('2020-01-02');
    await page.getByText('Nada coincide').waitFor();
    await isFine(page, 'the days of an audit');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Nada coincide' }).waitFor();
    await isFine(page, 'an audit without anything');
  });
});
