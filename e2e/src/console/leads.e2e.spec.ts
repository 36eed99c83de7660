/** Work with leads in the console, alone and with others. */
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { useApi } from './api.ts';
import { arrowTo, changeStatus, chooseStatus, leadLink, openCommand, signIn } from './staff.ts';

const { visit } = useBrowser();
const { newLead, workedLead, act, as } = useApi();

describe('two people on one lead', () => {
  test('the second sees live what the first changed, and decides on it', async () => {
    const { path } = await workedLead('Casilda');
    const [first, second] = [await visit(), await visit()];
    await signIn(first, 'supervisor', path);
    await signIn(second, 'gerente', path);
    await chooseStatus(second, {
      status: 'Interesa',
      substatus: 'Pendiente de envío de firma',
      note: 'La llamo.',
    });
    await changeStatus(first, { status: 'Por cerrar' });
    const dialog = second.getByRole('dialog');
    await dialog.getByText('La solicitud cambió mientras la tenías abierta.').waitFor();
    await dialog.getByText('Estado: de Asignado a Por cerrar').waitFor();
    await dialog.getByText('Lo tuyo: Interesa').waitFor();
    await expectNoAxeViolations(second, 'a conflict');
    expect(await dialog.getByLabel('Nota (opcional)').inputValue()).toBe('La llamo.');
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click();
    await second.getByText('Estado cambiado.').waitFor();
    await first.getByRole('tabpanel').getByText('La llamo.').waitFor();
  });

  test('a form that was opened by a key follows the lead behind it', async () => {
    const { path, id } = await workedLead('Leocadia');
    const page = await visit();
    await signIn(page, 'gerente', path);
    await page.getByRole('heading', { name: /^Leocadia/ }).waitFor();
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Estado actual: Asignado').waitFor();
    await act('supervisor', id, 'change-status', { statusId: 2, substatusId: 201 });
    await dialog.getByText('Estado actual: Asignado · Contactado').waitFor();
  });

  test('the second is told at the latest when saving, even where nothing arrives live', async () => {
    const { path, id } = await workedLead('Griselda');
    const page = await visit();
    await page.routeWebSocket(/\/api\/live/, () => undefined);
    await signIn(page, 'gerente', path);
    const dialog = await chooseStatus(page, { status: 'Por cerrar' });
    await act('supervisor', id, 'change-status', { statusId: 2, substatusId: 201 });
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('La solicitud cambió mientras la tenías abierta.').waitFor();
    await dialog.getByText('Subestado: de nada a Contactado').waitFor();
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click();
    await page.getByText('Estado cambiado.').waitFor();
  });

  test('what one corrects stands beside what the other corrected, and the rest is not written back', async () => {
    const { path, id } = await workedLead('Eduvigis');
    const page = await visit();
    await signIn(page, 'gerente', path);
    const dialog = await openCommand(page, 'Corregir datos');
    await dialog.getByLabel('Apellido paterno').fill('Quiroga');
    const person = { firstName: 'Eduvigis', paternalSurname: 'Salazar', email: 'eduvigis@example.test' };
    await act('supervisor', id, 'update-request', { person: { ...person, phone: '+51911222333' } });
    await dialog.getByText('Apellido paterno: de Salas a Salazar').waitFor();
    await dialog.getByText('Lo tuyo: Quiroga').waitFor();
    expect(await dialog.getByLabel('Teléfono').inputValue()).toBe('+51911222333');
    expect(await dialog.getByLabel('Apellido paterno').inputValue()).toBe('Quiroga');
    await expectNoAxeViolations(page, 'a conflict between corrections');
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click();
    await page.getByText('Datos corregidos.').waitFor();
    await page.getByRole('heading', { name: 'Eduvigis Quiroga' }).waitFor();
    await page.getByRole('link', { name: '+51 911 222 333' }).waitFor();
  });

  test('what one empties is taken back, and the rest stays', async () => {
    const { path, id } = await workedLead('Rosalinda');
    await act('supervisor', id, 'update-request', { quotedPrice: { amount: '120.5', unit: 'PEN' } });
    const page = await visit();
    await signIn(page, 'gerente', path);
    const price = page.getByRole('definition').getByText('S/ 120.50');
    await price.waitFor();
    const message = page.getByRole('definition').getByText('Quiero comparar planes de salud.');
    await message.waitFor();
    const dialog = await openCommand(page, 'Corregir datos');
    await dialog.getByLabel('Precio cotizado').fill('');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Datos corregidos.').waitFor();
    await price.waitFor({ state: 'hidden' });
    expect(await message.isVisible()).toBe(true);
  });

  test('who takes the new goes on from it', async () => {
    const { path, id } = await workedLead('Hermelinda');
    const page = await visit();
    await signIn(page, 'gerente', path);
    const dialog = await openCommand(page, 'Corregir datos');
    await dialog.getByLabel('Nombre').fill('Ermelinda');
    const person = { firstName: 'Herminia', email: 'herminia@example.test', phone: '+51911222334' };
    await act('supervisor', id, 'update-request', { person });
    await dialog.getByRole('button', { name: 'Usar lo nuevo' }).click();
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).waitFor();
    expect(await dialog.getByLabel('Nombre').inputValue()).toBe('Herminia');
  });

  test('a note that is being written stays while the page shows what others do', async () => {
    const { path, id } = await workedLead('Abundia');
    const page = await visit();
    await signIn(page, 'ejecutivo', path);
    const note = page.getByLabel('Nota nueva');
    await note.fill('Prefiere las tardes');
    await act('supervisor', id, 'log-activity', { typeId: 'LLAMADA', outcomeId: 'NO_CONTESTO' });
    await page.getByText('Llamada: No contestó').first().waitFor();
    await page.getByRole('tabpanel').getByText('Llamada: No contestó').waitFor();
    expect(await note.inputValue()).toBe('Prefiere las tardes');
  });
});

describe('an executive', () => {
  test('does not see what somebody else has taken', async () => {
    const { path, id } = await newLead('Melquíades');
    const page = await visit();
    await signIn(page, 'ejecutivo2', path);
    await page.getByRole('heading', { name: 'Melquíades' }).waitFor();
    await act('ejecutivo', id, 'assign', { executiveId: (await as('ejecutivo')).id });
    await page.reload();
    await page.getByRole('heading', { name: 'No encontramos esa solicitud' }).waitFor();
    await expectNoAxeViolations(page, 'a lead that is not there');
  });

  test('learns why something can not be done now, and is not offered what is for other roles', async () => {
    const { path } = await newLead('Prudencia');
    const page = await visit();
    await signIn(page, 'ejecutivo', path);
    await page.getByRole('button', { name: 'Más acciones' }).click();
    const item = page.getByRole('menuitem', { name: /^Anotar llamada o reunión/ });
    await item.getByText('Primero asígnate la solicitud.').waitFor();
    expect(await item.getAttribute('aria-disabled')).toBe('true');
    // Deleting is for other roles.
    expect(await page.getByRole('menuitem', { name: /^Eliminar/ }).count()).toBe(0);
    await expectNoAxeViolations(page, 'the menu of what can be done');
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

  test('walks the list by j and k, and opens a lead', async () => {
    for (const name of ['Teodomira', 'Teodosia']) await newLead(name);
    const page = await visit();
    await signIn(page, 'supervisor', 'leads');
    await leadLink(page, 'Teodosia').first().waitFor();
    const focused = (): Promise<string> => page.locator('tbody a:focus').innerText();
    const walked = [];
    for (const key of ['j', 'j', 'k']) {
      await page.keyboard.press(key);
      walked.push(await focused());
    }
    expect(walked[0]).toBe(walked[2]);
    expect(walked[0]).not.toBe(walked[1]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: walked[0]!, level: 1 }).waitFor();
  });

  test('changes a status with nothing but the keyboard', async () => {
    const { path } = await workedLead('Tomasa');
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
      await arrowTo(page, page.getByRole('option', { name: new RegExp(`^${option}`) }));
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
    };
    await tabTo('Estado nuevo', 'combobox');
    await pick('Fallido');
    await tabTo('Subestado', 'combobox');
    await pick('No le interesa');
    await tabTo('Motivo', 'combobox');
    await pick('Caro');
    await tabTo('Guardar', 'button');
    await page.keyboard.press('Enter');
    await page.getByText('Estado cambiado.').waitFor();
    await page.getByText(/^No prosperó: Caro/).waitFor();
  });

  test('moves through the life of a lead by the keyboard, and comes back to now', async () => {
    const { path, id } = await workedLead('Bernarda');
    await act('supervisor', id, 'change-status', { statusId: 2, substatusId: 201 });
    const page = await visit();
    await signIn(page, 'supervisor', path);
    await page.getByRole('tab', { name: 'Historial de estados' }).click();
    const arrival = page.getByRole('row').filter({ hasText: 'Visitante del sitio' });
    await arrival.getByRole('link', { name: /^Ver la solicitud como estaba/ }).click();
    await page.getByText(/^Así estaba la solicitud el/).waitFor();
    expect(await page.getByRole('button', { name: 'Cambiar estado' }).count()).toBe(0);
    const slider = page.getByRole('slider', { name: 'Momento de la vida de la solicitud' });
    await slider.focus();
    await page.getByText('1 de 3: Llegó la solicitud').waitFor();
    await page.getByText('Sin asignar').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 de 3: Se asignó').waitFor();
    await page.getByText('Rosa Quispe', { exact: false }).first().waitFor();
    expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    await page.getByText('3 de 3: Cambió de estado').waitFor();
    await page.getByText('Contactado', { exact: true }).first().waitFor();
    await expectNoAxeViolations(page, 'a lead as it was');
    await page.goBack();
    await page.getByRole('button', { name: 'Cambiar estado' }).waitFor();
  });
});
