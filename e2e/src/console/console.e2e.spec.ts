/** The console, as executives, supervisors and people without business there meet it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerOf } from '../api/call.ts';
import { leadCommand, logIn, receivedOf, sendContact, type StaffCaller } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { isCutOff } from '../site/visitor.ts';
import { consolePage, platform } from '../testing/platform.ts';
import { changeStatus, choose, chooseStatus, leadLink, signIn, typeCredentials } from './staff.ts';

const { visit } = useBrowser();
const call = callerOf(platform().port);
let supervisor: StaffCaller;
beforeAll(async () => {
  supervisor = await logIn(call, 'supervisor');
});
afterAll(() => call.close());

/** A lead that nobody has yet; answers with the address of its page. */
const newLead = async (nombre: string): Promise<{ id: string; path: string }> => {
  const { id } = receivedOf(await sendContact(call, nombre));
  return { id, path: `leads/${id}/show` };
};

describe('logging in', () => {
  test('tells what is wrong, keeps what was typed, and goes on to the page that was wanted', async () => {
    const { path } = await newLead('Violante');
    const page = await visit();
    await page.goto(consolePage(path));
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByRole('alert').getByText('Escribe tu correo electrónico y tu contraseña.').waitFor();
    await typeCredentials(page, 'supervisor', 'otra-cosa');
    await page.getByRole('alert').getByText('Credenciales inválidas.').waitFor();
    await expectNoAxeViolations(page, 'a refused login');
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('supervisor@demo.test');
    await typeCredentials(page, 'supervisor');
    await page.getByRole('heading', { name: 'Violante' }).waitFor();
  });

  test('lasts over a reload and ends with a logout', async () => {
    const page = await visit();
    await signIn(page, 'supervisor');
    await page.getByRole('heading', { name: 'Solicitudes' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Solicitudes' }).waitFor();
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByText('Cerrar sesión').click();
    await page.getByRole('heading', { name: 'Consola de Cotejo' }).waitFor();
    await page.goto(consolePage('leads'));
    await page.getByRole('heading', { name: 'Consola de Cotejo' }).waitFor();
  });

  test.each(['backoffice', 'cliente'])('as %s leads to a friendly explanation and no lead', async (login) => {
    const page = await visit();
    await signIn(page, login);
    await page.getByRole('heading', { name: 'Tu cuenta no tiene acceso a esta sección' }).waitFor();
    await expectNoAxeViolations(page, 'not allowed');
    await page.getByRole('button', { name: 'Entrar con otra cuenta' }).click();
    await page.getByRole('heading', { name: 'Consola de Cotejo' }).waitFor();
  });
});

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
    await leadCommand(supervisor, id, 'change-status', { statusId: 2, substatusId: 201 });
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
    await page.getByLabel('Buscar por nombre, documento, correo o teléfono').fill('escolastica');
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
    await leadCommand(supervisor, id, 'change-status', { statusId: 2, substatusId: 201 });
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

describe.each(
  Object.entries({
    'a wide window': { viewport: { width: 1280, height: 800 } },
    'a phone': { viewport: { width: 320, height: 640 } },
    'the dark': { viewport: { width: 375, height: 740 }, colorScheme: 'dark' },
  } as const),
)('in %s', (_, window) => {
  test('every page and state can be used by everybody and fits', async () => {
    const page = await visit(window);
    const isFine = async (state: string) => {
      await expectNoAxeViolations(page, state);
      expect(await isCutOff(page), state).toBe(false);
    };
    const { path } = await newLead('Filomena');
    await page.goto(consolePage('leads'));
    await page.getByRole('heading', { name: 'Consola de Cotejo' }).waitFor();
    await isFine('the login');
    await typeCredentials(page, 'supervisor');
    await leadLink(page, 'Filomena').first().waitFor();
    await isFine('the list');
    await page.getByLabel('Buscar por nombre, documento, correo o teléfono').fill('nadie con este nombre');
    await page.getByRole('heading', { name: 'Ninguna solicitud coincide' }).waitFor();
    await isFine('an empty list');
    await page.goto(consolePage(path));
    await page.getByText('Visitante del sitio').waitFor();
    await isFine('a lead');
    await page.getByRole('button', { name: 'Cambiar estado' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar estado' });
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('Elige un estado.').waitFor();
    await choose(page, dialog.getByRole('combobox', { name: 'Estado nuevo' }), 'Agenda');
    await isFine('the dialog with an error');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Ver como estaba' }).click();
    await page.getByRole('dialog').getByLabel('Fecha y hora').waitFor();
    await isFine('the dialog of the past');
    await page.goto(consolePage('no-existe'));
    await page.getByRole('heading', { name: 'Esta página no existe' }).waitFor();
    await isFine('a page that does not exist');
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
  const { path } = await newLead('Obdulia');
  await page.goto(consolePage('leads'));
  await leadLink(page, 'Obdulia').click();
  await changeStatus(page, { status: 'Asignado', substatus: 'Contactado' });
  await page.getByRole('button', { name: 'Usar modo oscuro' }).click();
  await page.getByRole('button', { name: 'Usar modo claro' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/console/${path}`);
  expect(complaints).toEqual([]);
});
