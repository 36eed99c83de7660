/** The whole walk: from a visitor's form to the history in a supervisor's console. */
import { expect, test } from 'vitest';
import { useBrowser } from '../browser/browser.ts';
import { changeStatus, choose, inMinutes, leadLink, signIn } from '../console/staff.ts';
import { askForPlan, somebody } from '../site/visitor.ts';
import { pageOf } from '../testing/platform.ts';

const { visit } = useBrowser();

test("a visitor's request arrives live, is worked on, and its history says who, when and after how long", async () => {
  const executive = await visit();
  await signIn(executive, 'ejecutivo');
  await executive.getByRole('heading', { name: 'Solicitudes' }).waitFor();
  const loads: string[] = [];
  executive.on('framenavigated', (frame) => loads.push(frame.url()));

  const visitor = await visit();
  await visitor.goto(pageOf('pe', '/'));
  await visitor.getByRole('link', { name: 'Salud Esencial' }).click();
  await visitor.getByRole('heading', { name: 'Salud Esencial', level: 1 }).waitFor();
  await askForPlan(visitor, somebody('Petronila'));
  const number = await visitor.locator('strong', { hasText: /^[0-9A-F]{4}-[0-9A-F]{4}$/ }).innerText();

  await leadLink(executive, 'Petronila').waitFor();
  await executive.getByText('Llegó la solicitud de Petronila.').waitFor({ state: 'attached' });
  expect(loads).toEqual([]);

  await leadLink(executive, 'Petronila').click();
  await executive.getByRole('heading', { name: 'Petronila' }).waitFor();
  expect(new URL(executive.url()).pathname).toContain(number.replace('-', '').toLowerCase());
  await executive.getByRole('button', { name: 'Tomar solicitud' }).click();
  await executive.getByText('La solicitud es tuya.').waitFor();
  await executive.getByRole('button', { name: 'Agendar' }).click();
  const dialog = executive.getByRole('dialog', { name: 'Agendar' });
  await choose(executive, dialog.getByRole('combobox', { name: 'Subestado' }), 'Videollamada');
  await dialog.getByLabel('Fecha y hora de la cita').fill(inMinutes(24 * 60));
  await dialog.getByLabel('Nota (opcional)').fill('La verá con su marido.');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await executive.getByText('Cita agendada.').waitFor();

  const supervisor = await visit();
  await signIn(supervisor, 'supervisor', new URL(executive.url()).pathname.replace('/console/', ''));
  await supervisor.getByRole('tab', { name: 'Historial de estados' }).click();
  const history = supervisor.getByRole('table', { name: 'Historial de estados' }).getByRole('row');
  await history.filter({ hasText: 'Agenda' }).waitFor();
  const rows = await history.allInnerTexts();
  expect(rows.find((row) => row.includes('Agenda'))).toMatch(
    /Videollamada[^]*Rosa Quispe[^]*La verá con su marido\./,
  );
  expect(rows.find((row) => row.includes('Agenda'))).toMatch(/(?<!\d)(< 1|\d) min/);
  expect(rows.find((row) => row.includes('Visitante del sitio'))).toMatch(/Web/);

  await changeStatus(executive, { status: 'Asignado', substatus: 'Contactado' });
  await history.filter({ hasText: 'Contactado' }).waitFor();
});
