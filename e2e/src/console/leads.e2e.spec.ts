/** Work with leads in the console, alone and with others. */
import { describe, expect, test } from 'vitest';
import { leadCommand, logIn } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { useApi } from './api.ts';
import { changeStatus, chooseStatus, leadLink, signIn } from './staff.ts';

const { visit } = useBrowser();
const { call, newLead } = useApi();

describe('two people on one lead', () => {
  test('the second sees live what the first changed, and decides on it', async () => {
    const { path } = await newLead('Casilda');
    const [first, second] = [await visit(), await visit()];
    await signIn(first, 'supervisor', path);
    await signIn(second, 'gerente', path);
    await chooseStatus(second, { status: 'Agenda', substatus: 'Videollamada', note: 'La llamo hoy.' });
    await changeStatus(first, { status: 'Asignado', substatus: 'Contactado' });
    const dialog = second.getByRole('dialog');
    await dialog.getByText('La solicitud cambió mientras la tenías abierta.').waitFor();
    await dialog.getByText('Estado: de Web a Asignado').waitFor();
    await expectNoAxeViolations(second, 'a conflict');
    expect(await dialog.getByLabel('Nota (opcional)').inputValue()).toBe('La llamo hoy.');
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click();
    await second.getByText('Estado cambiado a Agenda.').waitFor();
    await first.getByRole('row').filter({ hasText: 'La llamo hoy.' }).waitFor();
  });

  test('the second is told at the latest when saving, even where nothing arrives live', async () => {
    const { path, id } = await newLead('Griselda');
    const page = await visit();
    await page.routeWebSocket(/\/api\/live/, () => undefined);
    await signIn(page, 'gerente', path);
    const dialog = await chooseStatus(page, { status: 'Agenda', substatus: 'Videollamada' });
    await leadCommand(await logIn(call, 'supervisor'), id, 'change-status', {
      statusId: 2,
      substatusId: 201,
    });
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('La solicitud cambió mientras la tenías abierta.').waitFor();
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click();
    await page.getByText('Estado cambiado a Agenda.').waitFor();
  });
});

describe('an executive', () => {
  test('does not see what somebody else has taken', async () => {
    const { path, id } = await newLead('Melquíades');
    const page = await visit();
    await signIn(page, 'ejecutivo2', path);
    await page.getByRole('heading', { name: 'Melquíades' }).waitFor();
    const rosa = await logIn(call, 'ejecutivo');
    expect((await leadCommand(rosa, id, 'assign', { executiveId: rosa.id })).status).toBe(200);
    await page.reload();
    await page.getByRole('heading', { name: 'No encontramos esa solicitud' }).waitFor();
    await expectNoAxeViolations(page, 'a lead that is not there');
  });

  test('learns why something can not be done now', async () => {
    const { path } = await newLead('Prudencia');
    const page = await visit();
    await signIn(page, 'ejecutivo', path);
    const button = page.getByRole('button', { name: 'Cambiar estado' });
    await button.waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await page.getByText('No disponible: Primero asígnate la solicitud.').waitFor({ state: 'attached' });
  });
});

describe('a supervisor', () => {
  test('finds a lead by name, and the search survives a reload', async () => {
    const { id } = await newLead('Escolástica');
    const page = await visit();
    await signIn(page, 'supervisor');
    await page
      .getByLabel('Buscar por nombre, documento, correo, teléfono o n.º de solicitud')
      .fill('escolastica');
    await page.getByText('1 solicitud', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('1 solicitud', { exact: true }).waitFor();
    expect(await leadLink(page, 'Escolástica').getAttribute('href')).toContain(id);
  });

  test('changes a status with nothing but the keyboard', async () => {
    const { path } = await newLead('Tomasa');
    const page = await visit();
    await signIn(page, 'supervisor', path);
    const opener = page.getByRole('button', { name: 'Cambiar estado' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cambiar estado' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await dialog.waitFor();
    const tabTo = async (name: string, role: 'combobox' | 'button') => {
      const wanted = dialog.getByRole(role, { name });
      for (let presses = 0; presses < 10; presses += 1) {
        if (await wanted.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The keyboard does not reach ${name}.`);
    };
    const pick = async (option: string) => {
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor();
      await page.keyboard.type(option);
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
    };
    await tabTo('Estado nuevo', 'combobox');
    await pick('Agenda');
    await tabTo('Subestado', 'combobox');
    await pick('Contacto telefónico');
    await tabTo('Guardar', 'button');
    await page.keyboard.press('Enter');
    await page.getByText('Estado cambiado a Agenda.').waitFor();
  });

  test('sees a lead as it was', async () => {
    const { path, id } = await newLead('Bernarda');
    await leadCommand(await logIn(call, 'supervisor'), id, 'change-status', {
      statusId: 2,
      substatusId: 201,
    });
    const page = await visit();
    await signIn(page, 'supervisor', path);
    const arrival = page.getByRole('row').filter({ hasText: 'Visitante del sitio' });
    await arrival.getByRole('link', { name: /^Ver la solicitud como estaba/ }).click();
    await page.getByText(/^Así estaba la solicitud el/).waitFor();
    await page.getByText('Web', { exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Cambiar estado' }).count()).toBe(0);
    await page.getByText('Volver al presente').click();
    await page.getByRole('button', { name: 'Cambiar estado' }).waitFor();
  });
});
