/** Roles that move money, erase or publish: asked for by one person, and approved by another. */
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { mailedLink } from '../testing/mails.ts';
import { consolePage } from '../testing/platform.ts';
import { signIn } from './staff.ts';

const { visit } = useBrowser();

const ask = async (page: Page, name: string, email: string): Promise<void> => {
  await page.goto(consolePage('users'));
  await page.getByRole('button', { name: 'Registrar usuario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar usuario' });
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByLabel('Correo').fill(email);
  await dialog.getByRole('combobox', { name: 'Países' }).click();
  await page.getByRole('option', { name: 'Perú', exact: true }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('combobox', { name: 'Roles' }).fill('backoff');
  await page.getByRole('option', { name: 'Backoffice', exact: true }).click();
  await dialog.getByText(/Espera la aprobación de otra persona/).waitFor();
  await dialog.getByText(/Mueve dinero/).waitFor();
  await dialog.getByLabel('Nota (opcional)').fill('Reemplaza a Luis desde el lunes.');
  await expectNoAxeViolations(page, 'a registration that will wait');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Lo que pediste espera la aprobación de otra persona.').waitFor();
};

const waiting = (name: string): string =>
  consolePage(`users?filter=${encodeURIComponent(JSON.stringify({ q: name, waiting: 'true' }))}`);

describe.each(windows)('in %s', (place, window) => {
  const [name, mail] = [`Delia Rivas ${place.split(' ')[1]}`, `delia.${place.split(' ')[1]}`];
  test('what one person asks for waits, and another approves it with one click, by which a link is mailed', async () => {
    const [asker, approver, delia] = [await visit(window), await visit(window), await visit(window)];
    await signIn(asker, 'administrador', 'users');
    await ask(asker, name, `${mail}@demo.test`);
    await asker.goto(waiting(name));
    await asker.getByRole('link', { name }).click();
    const panel = asker.getByRole('region', { name: 'Por aprobar' });
    await panel.getByText(/pidió que pueda entrar como Backoffice/).waitFor();
    // The asker may take it back, and approves nothing.
    await panel.getByRole('button', { name: 'Retirar' }).waitFor();

    await signIn(approver, 'gerente', '');
    await approver
      .getByRole('region', { name: 'Usuarios' })
      .getByRole('link', { name: /Por aprobar/ })
      .click();
    await approver.getByRole('link', { name }).click();
    const answers = approver.getByRole('region', { name: 'Por aprobar' });
    await answers.getByText('Reemplaza a Luis desde el lunes.').waitFor();
    await answers.getByText(/Mueve dinero/).waitFor();
    await expectNoAxeViolations(approver, 'what waits for an approval');
    await answers.getByRole('button', { name: 'Aprobar' }).click();
    await answers.waitFor({ state: 'hidden' });
    await approver.getByText('Otra persona lo aprobó').waitFor();

    await delia.goto(await mailedLink(`${mail}@demo.test`));
    await delia.getByText(`Para entrar con ${mail}@demo.test.`).waitFor();
  });
});

test('what is declined says why to who asked, in the notifications and the history', async () => {
  const [asker, approver] = [await visit(), await visit()];
  await signIn(asker, 'administrador', 'users');
  await ask(asker, 'Saúl Ponce', 'saul.ponce@demo.test');
  await signIn(approver, 'gerente', 'users');
  await approver.goto(waiting('Saúl Ponce'));
  await approver.getByRole('link', { name: 'Saúl Ponce' }).click();
  await approver.getByRole('button', { name: 'Rechazar' }).click();
  const dialog = approver.getByRole('dialog', { name: 'Rechazar' });
  await dialog.getByLabel('Motivo').fill('Luis sigue con nosotros.');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await approver.getByText('Otra persona lo rechazó').waitFor();
  await asker.goto(consolePage('notifications'));
  await asker
    .getByRole('link', { name: /Rechazado: Saúl Ponce/ })
    .first()
    .click();
  await asker.getByText('Luis sigue con nosotros.').waitFor();
  expect(await asker.getByRole('region', { name: 'Por aprobar' }).count()).toBe(0);
});
