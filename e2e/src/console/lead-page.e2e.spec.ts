/** One lead's page: what is told of it, what is added to it, and every state that it can be in. */
import { readFile } from 'node:fs/promises';
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leadCommand } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { consolePage } from '../testing/platform.ts';
import { useApi } from './api.ts';
import { holdReads } from './held-reads.ts';
import { choose, downloadBy, inMinutes, openCommand, signIn } from './staff.ts';

const { visit } = useBrowser();
const { call, workedLead, act, as, looked } = useApi();

const quotation = {
  name: 'cotización.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('plan;precio\nA;120\n'),
};

const attach = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Adjuntar archivo' }).click(),
  ]);
  await chooser.setFiles(file);
};

/** The opinion that a person gives, with the signature of her receipt. */
const giveOpinion = async (id: string, signature: string | null): Promise<void> => {
  const body = { lead: id, signature, score: 4, recommend: 9, topics: ['speed'], comment: 'Muy amables.' };
  const answer = await call({ method: 'POST', path: '/api/feedbacks', body });
  expect(answer.status).toBe(201);
};

const appointment = (minutes: number) => ({
  substatusId: 212,
  at: new Date(Date.now() + minutes * 60_000).toISOString(),
});

describe('an executive', () => {
  test('fails a lead with a reason, and takes it up again', async () => {
    const { path } = await workedLead('Domitila');
    const page = await visit();
    await signIn(page, 'ejecutivo', path);
    const dialog = await openCommand(page, 'Dar por fallida');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('Elige un subestado.').waitFor();
    await choose(page, dialog.getByRole('combobox', { name: 'Subestado' }), 'No le interesa');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('Elige un motivo.').waitFor();
    await choose(page, dialog.getByRole('combobox', { name: 'Motivo' }), 'Otros (especificar)');
    await dialog.getByLabel('Especifica el motivo').fill('Se muda de país');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('No prosperó: Se muda de país').waitFor();
    await page.getByRole('button', { name: 'Retomar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('La solicitud está abierta otra vez.').waitFor();
    await page.getByText('No prosperó: Se muda de país').waitFor({ state: 'hidden' });
  });

  test('writes a note and a call without leaving the keys: n, c, and Ctrl-Enter', async () => {
    const { path } = await workedLead('Fidelia');
    const page = await visit();
    await signIn(page, 'ejecutivo', path);
    await page.getByRole('heading', { name: /^Fidelia/ }).waitFor();
    await page.keyboard.press('n');
    await page.keyboard.type('Prefiere que le escriban.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Nota agregada').waitFor();
    await page.getByRole('main').getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Anotar llamada o reunión' });
    await choose(page, dialog.getByRole('combobox', { name: 'Tipo' }), 'Llamada');
    await page.keyboard.press('Control+Enter');
    await dialog.getByText('Elige un resultado.').waitFor();
    expect(await page.getByRole('listbox').count()).toBe(0);
    await dialog.getByLabel('Nota (opcional)').fill('No contesta.');
    await choose(page, dialog.getByRole('combobox', { name: 'Resultado' }), 'No contestó');
    await dialog.getByLabel('Nota (opcional)').focus();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Gestión anotada.').waitFor();
  });

  test('is offered an appointment where the person asked to be called later', async () => {
    const { path } = await workedLead('Ermenegilda');
    const page = await visit();
    await signIn(page, 'ejecutivo', path);
    await page.getByRole('button', { name: 'Anotar llamada o reunión' }).click();
    const dialog = page.getByRole('dialog', { name: 'Anotar llamada o reunión' });
    await choose(page, dialog.getByRole('combobox', { name: 'Tipo' }), 'Llamada');
    await choose(
      page,
      dialog.getByRole('combobox', { name: 'Resultado' }),
      'Pidió que se le llame más tarde',
    );
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Gestión anotada.' });
    await notice.waitFor();
    await expectNoAxeViolations(page, 'the next step after a call');
    await notice.getByRole('button', { name: 'Agendar' }).click();
    await page.getByRole('dialog', { name: 'Agendar' }).getByLabel('Fecha y hora de la cita').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /^Ermenegilda/ }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('is reminded of an appointment wherever she is in the console, and goes there', async () => {
    const { path } = await workedLead('Secundina');
    const page = await visit();
    await signIn(page, 'ejecutivo', path);
    await page.getByRole('button', { name: 'Agendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agendar' });
    await choose(page, dialog.getByRole('combobox', { name: 'Subestado' }), 'Videollamada');
    await dialog.getByLabel('Fecha y hora de la cita').fill(inMinutes(8));
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Cita agendada.').waitFor();
    await page.getByText(/^Videollamada: .* en \d min\. Prepárate\.$/).waitFor();
    await page.getByRole('link', { name: 'Inicio', exact: true }).click();
    const reminder = page.getByRole('alert').filter({ hasText: 'Secundina' });
    await reminder.waitFor();
    await expectNoAxeViolations(page, 'a reminder');
    await reminder.getByRole('link', { name: 'Abrir la solicitud' }).click();
    await page.getByRole('heading', { name: 'Secundina' }).waitFor();
    expect(page.url()).toContain(path);
    await reminder.waitFor({ state: 'hidden' });
  });

  test('adds a file, gets it back as it was, and withdraws it: the panel folds', async () => {
    const { path } = await workedLead('Leovigilda');
    const page = await visit();
    await signIn(page, 'ejecutivo', path);
    await attach(page, quotation);
    const save = page.getByRole('button', { name: `Descargar ${quotation.name}` });
    const download = await downloadBy(page, save);
    expect(download.suggestedFilename()).toBe(quotation.name);
    expect(await readFile(await download.path())).toEqual(quotation.buffer);

    await page.getByRole('button', { name: `Retirar ${quotation.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Retirar archivo' });
    const send = dialog.getByRole('button', { name: 'Retirar archivo' });
    await send.click();
    await dialog.getByText('Elige un motivo.').waitFor();
    await expectNoAxeViolations(page, 'a file that is about to be withdrawn');
    await choose(page, dialog.getByRole('combobox', { name: 'Motivo' }), 'Está repetido');
    await send.click();
    await page.getByText(`Se retiró ${quotation.name}.`).waitFor();
    await save.waitFor({ state: 'hidden' });
    await page.getByRole('region', { name: 'Archivos' }).getByText('Ninguno todavía').waitFor();
    await page.getByRole('button', { name: 'Adjuntar archivo' }).and(page.locator(':focus')).waitFor();
    const told = `Se retiró un archivo · ${quotation.name} · Está repetido`;
    await page.getByText(told, { exact: true }).waitFor();

    await attach(page, { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') });
    await page.getByText('Ese tipo de archivo no se puede adjuntar.').waitFor();
    await expectNoAxeViolations(page, 'a file that was refused');
  });

  test('marks a lead as repeating another of the same person, and the first shows it', async () => {
    const [first, again] = [await workedLead('Policarpa'), await workedLead('Policarpa')];
    const page = await visit();
    await signIn(page, 'supervisor', again.path);
    const dialog = await openCommand(page, 'Marcar como duplicada');
    const search = dialog.getByRole('combobox', { name: 'La solicitud que llegó primero' });
    await search.fill(first.id.slice(0, 8));
    await page.getByRole('option', { name: /^Policarpa/ }).click();
    expect(await search.inputValue()).toMatch(/^Policarpa/);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('La solicitud quedó como duplicada.').waitFor();
    await page.getByText('Repite una solicitud anterior:').getByRole('link').click();
    await page.getByText('Repite esta solicitud', { exact: true }).waitFor();
    expect(page.url()).toContain(first.id);
  });

  test('reads what the person thought of how she was treated', async () => {
    const { id, path, feedbackSignature } = await workedLead('Filiberta');
    const page = await visit();
    await signIn(page, 'ejecutivo', path);
    await page.getByRole('button', { name: 'Opinión de la persona' }).click();
    const ask = page.getByRole('link', { name: /^Pedírsela por WhatsApp/ });
    expect(await ask.getAttribute('href')).not.toMatch(/sig(=|%3D)/);
    await giveOpinion(id, feedbackSignature);
    await page.getByText('«Muy amables.»').waitFor();
    await page.getByText('Nos recomendaría: 9 de 10').waitFor();
  });

  test('sees the newest of a long life, and the rest when she asks for it', async () => {
    const { id, path } = await workedLead('Longina');
    const supervisor = await as('supervisor');
    for (let note = 1; note < 55; note += 1)
      await leadCommand(supervisor, id, 'add-note', { text: `Nota ${note}.` });
    await act('supervisor', id, 'add-note', { text: 'Nota 55.' });
    const page = await visit();
    await signIn(page, 'ejecutivo', path);
    const life = page.getByRole('tabpanel');
    await life.getByText('Nota 55.').waitFor();
    expect(await life.getByText('Llegó la solicitud').count()).toBe(0);
    await life.getByRole('button', { name: /^Mostrar \d+ más/ }).focus();
    await page.keyboard.press('Enter');
    await life.getByText('Llegó la solicitud').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  });
});

describe.each(windows)('in %s', (_, window) => {
  const isFine = async (page: Page, state: string) => {
    await expectNoAxeViolations(page, state);
    expect(await isCutOff(page), state).toBe(false);
  };

  test('a lead that is read, that can not be read, and that is full of everything fits', async () => {
    const { id, path, feedbackSignature } = await workedLead('Wilfrida');
    await act('supervisor', id, 'set-appointment', appointment(90));
    await act('supervisor', id, 'add-note', { text: `Una nota larga: ${'muchísimo '.repeat(40)}` });
    await act('supervisor', id, 'log-activity', {
      typeId: 'REUNION',
      outcomeId: 'REALIZADA',
      note: 'En su casa.',
    });
    await giveOpinion(id, feedbackSignature);
    const page = await visit(window);
    const reads = await holdReads(page, `**/api/console/leads/${id}`);
    await signIn(page, 'gerente', path);
    await page.getByRole('status', { name: /Cargando/ }).waitFor();
    await isFine(page, 'a lead that is being read');
    await reads.refuse();
    await page.getByRole('heading', { name: 'No encontramos esa solicitud' }).waitFor();
    await isFine(page, 'a lead that can not be read');
    await reads.letThrough();
    await page.reload();
    await page.getByText(/^Videollamada: .*Perú\), en 1 h/).waitFor();
    await attach(page, quotation);
    await page.getByRole('button', { name: `Descargar ${quotation.name}` }).waitFor();
    await page.getByText('«Muy amables.»').waitFor();
    await page.getByText('Visitante del sitio').first().waitFor();
    await isFine(page, 'a lead with everything');
    await page.getByRole('tab', { name: 'Historial de estados' }).click();
    await page.getByRole('tabpanel').getByText('Agenda').first().waitFor();
    await isFine(page, 'a history of statuses');
    await looked('gerente', id);
    await page.getByRole('tab', { name: 'Quién la vio' }).click();
    await page.getByRole('tabpanel').getByText('Andrés Villalobos').first().waitFor();
    await isFine(page, 'who saw it');
    await openCommand(page, 'Corregir datos');
    await isFine(page, 'the form of the request');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await openCommand(page, 'Reasignar');
    await page.getByRole('dialog').getByRole('combobox', { name: 'Ejecutivo' }).click();
    await page.getByRole('option').first().waitFor();
    await isFine(page, 'the choice of an executive');
  });

  test('a lead that was deleted, and one whose person was erased, say so and fit', async () => {
    const { id, path } = await workedLead('Zoraida');
    await act('gerente', id, 'delete', {});
    const page = await visit(window);
    await signIn(page, 'gerente', path);
    await page.getByText('La solicitud está eliminada: no aparece en las listas.').waitFor();
    await isFine(page, 'a lead that was deleted');
    await page.getByRole('button', { name: 'Restaurar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Solicitud restaurada.').waitFor();
    const composer = page.getByRole('main').getByLabel('Nota nueva');
    await composer.fill('Prefiere las tardes.');
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cotejo-draft/')).length);
    await expect.poll(drafts).toBe(1);
    const dialog = await openCommand(page, 'Borrar datos personales');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('Escribe BORRAR para confirmar.').last().waitFor();
    await isFine(page, 'the form that erases');
    await dialog.getByRole('textbox', { name: 'Escribe BORRAR para confirmar.' }).fill('borrar');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('heading', { name: 'Datos eliminados' }).waitFor();
    await page.getByText('se eliminaron para siempre').waitFor();
    await expect.poll(() => composer.inputValue()).toBe('');
    await page.reload();
    await page.getByText('se eliminaron para siempre').waitFor();
    await expect.poll(drafts).toBe(0);
    await isFine(page, 'a lead whose person was erased');
    expect(await page.getByRole('heading', { name: 'Contacto' }).count()).toBe(0);
    await page.goto(consolePage(`leads/${crypto.randomUUID()}/show`));
    await page.getByRole('heading', { name: 'No encontramos esa solicitud' }).waitFor();
    await isFine(page, 'a lead that is not there');
  });
});

test('without a connection the lead stays readable, and says when it can not be read again', async () => {
  const { path } = await workedLead('Apolinaria');
  const page = await visit();
  await signIn(page, 'ejecutivo', path);
  await page.getByRole('heading', { name: 'Apolinaria' }).waitFor();
  await page.context().setOffline(true);
  const dialog = await openCommand(page, 'Cerrar venta');
  await choose(page, dialog.getByRole('combobox', { name: 'Subestado' }), 'Web: pago único');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByRole('button', { name: 'Reintentar' }).waitFor();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText('Venta cerrada.').waitFor();
});
