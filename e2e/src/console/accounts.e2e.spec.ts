/** Executives' accounts: the back office moves money, and the executive sees it at once. */
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { consolePage } from '../testing/platform.ts';
import { choose, openFilter, signIn } from './staff.ts';

const { visit } = useBrowser();

describe.each(windows)('in %s', (name, window) => {
  test('a deposit changes the balance, also where its executive looks', async () => {
    const [office, rosa] = [await visit(window), await visit(window)];
    await signIn(rosa, 'ejecutivo', 'accounts');
    await rosa.getByRole('link', { name: 'Rosa Quispe' }).click();
    await rosa.getByRole('heading', { name: 'Rosa Quispe' }).waitFor();
    expect(await rosa.getByRole('button', { name: 'Registrar depósito' }).count()).toBe(0);

    await signIn(office, 'backoffice', 'accounts');
    await office.getByRole('link', { name: 'Rosa Quispe' }).waitFor();
    await expectNoAxeViolations(office, `accounts in ${name}`);
    await office.getByRole('link', { name: 'Rosa Quispe' }).click();
    await office.getByRole('button', { name: 'Registrar depósito' }).click();
    const dialog = office.getByRole('dialog', { name: 'Registrar depósito' });
    await choose(
      office,
      dialog.getByRole('combobox', { name: 'Tipo de movimiento' }),
      'Depósito en cuenta corriente',
    );
    const amount = dialog.getByLabel('Monto en PEN');
    await amount.fill('118.905');
    await dialog.getByLabel('Referencia').fill(`TR-${name}`);
    await dialog.getByLabel('Motivo').fill('Depósito de prueba');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('Escribe un monto mayor que cero').waitFor();
    await amount.fill('118.90');
    await expectNoAxeViolations(office, `the dialog of a deposit in ${name}`);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.waitFor({ state: 'hidden' });
    for (const page of [office, rosa]) {
      await page.getByText(`TR-${name}`).waitFor();
      await page
        .getByText(/S\/ 118\.90/)
        .first()
        .waitFor();
    }
    expect(await office.getByText(/11,?890/).count()).toBe(0);
    await expectNoAxeViolations(office, `an account in ${name}`);
    const days = await openFilter(office, 'Fecha');
    await days.getByLabel('Desde').fill('2031-01-01');
    await office.getByText('Ningún movimiento coincide').waitFor();
    if (await days.isVisible()) await office.keyboard.press('Escape');
    await office.getByRole('button', { name: 'Quitar filtros' }).first().click();
    const kind = await openFilter(office, 'Movimiento');
    await choose(office, kind.getByRole('combobox', { name: 'Movimiento' }), 'Retiro de dinero');
    await office.keyboard.press('Escape');
    await office.getByText(`TR-${name}`).waitFor({ state: 'hidden' });
    await office.getByText('TR-1004').waitFor();

    await office.getByRole('button', { name: 'Registrar retiro' }).click();
    const withdrawal = office.getByRole('dialog', { name: 'Registrar retiro' });
    await choose(
      office,
      withdrawal.getByRole('combobox', { name: 'Tipo de movimiento' }),
      'Retiro de dinero',
    );
    await withdrawal.getByLabel('Monto en PEN').fill('9,999,999');
    await withdrawal.getByLabel('Referencia').fill('TR-2');
    await withdrawal.getByLabel('Motivo').fill('Retiro de prueba');
    await withdrawal.getByRole('button', { name: 'Guardar' }).click();
    await withdrawal.getByText('El saldo no alcanza.').first().waitFor();
  });
});

test('who may open accounts is offered the executives who have none', async () => {
  const office = await visit();
  await signIn(office, 'backoffice', 'accounts');
  await office.getByRole('button', { name: 'Abrir cuenta' }).click();
  await office
    .getByRole('dialog', { name: 'Abrir cuenta' })
    .getByRole('combobox', { name: 'Ejecutivo' })
    .click();
  await office.getByText('Ningún ejecutivo sin cuenta.').waitFor();
  await office.goto(consolePage('accounts/00000000-0000-4000-8000-000000000000/show'));
  await office.getByRole('heading', { name: 'No encontramos esa cuenta' }).waitFor();
});
