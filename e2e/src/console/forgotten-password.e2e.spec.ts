/** A forgotten password: from the login page over the mail to another password, and what a link says that is good no more. */
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { logIn, newId } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { mailedLink, mailsTo } from '../testing/mails.ts';
import { consolePage } from '../testing/platform.ts';
import { useApi } from './api.ts';
import { typeCredentials } from './staff.ts';

const { visit } = useBrowser();
const { call } = useApi();

const ask = async (page: Page, email: string): Promise<void> => {
  await page.goto(consolePage('login'));
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByRole('alert').getByText('Escribe tu correo electrónico.').waitFor();
  await page.getByLabel('Correo electrónico').fill(email);
  await expectNoAxeViolations(page, 'a forgotten password');
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByRole('status').getByText(`Si ${email} tiene una cuenta`).waitFor();
};
const choose = async (page: Page, next: string): Promise<void> => {
  await page.getByLabel(/^Contraseña nueva/).fill(next);
  await page.getByLabel(/^Repite la contraseña nueva/).fill(next);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
};

describe.each(windows)('in %s', (place, window) => {
  const login = `nora.${place.split(' ')[1]}`;
  const email = `${login}@demo.test`;

  test('whoever forgot the password chooses another by a mailed link, once', async () => {
    const admin = await logIn(call, 'administrador');
    const body = { name: 'Nora Salas', email, roles: ['CLIENT'], countries: ['PE'] };
    await admin.call({
      method: 'POST',
      path: `/api/commands/users/${newId()}/register`,
      headers: { 'idempotency-key': newId() },
      body,
    });
    await mailedLink(email);

    const page = await visit(window);
    await ask(page, email);
    await expectNoAxeViolations(page, 'a link that was asked for');
    const link = await mailedLink(email, 2);
    // An outage spends nothing.
    const isOpening = (url: URL) => url.pathname.endsWith('/link/open');
    await page.route(isOpening, (route) => route.abort(), { times: 1 });
    await page.goto(link);
    await page.getByRole('heading', { name: 'No pudimos abrir el enlace' }).waitFor();
    await expectNoAxeViolations(page, 'a link that could not be opened');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.getByText(`Para entrar con ${email}.`).waitFor();
    expect(page.url()).toMatch(/\/console\/password-link$/);
    await expectNoAxeViolations(page, 'a link of a mail');
    await choose(page, 'Cotejo#2026');
    await page
      .getByText('La contraseña no puede tener tu nombre, tu correo ni el nombre de Cotejo.')
      .waitFor();
    await choose(page, 'Propia#2026');
    await page.getByRole('heading', { name: 'Tu contraseña está lista' }).waitFor();
    await expectNoAxeViolations(page, 'a password that was chosen');
    await page.getByRole('link', { name: 'Iniciar sesión' }).click();
    await typeCredentials(page, login, 'Propia#2026');
    await page.getByRole('button', { name: 'Cuenta de Nora Salas' }).waitFor();

    // The session that is open changes nothing: the link was used.
    await page.goto(link);
    await page.getByRole('heading', { name: 'Este enlace no se puede usar' }).waitFor();
    await page.getByText('El enlace ya se usó o dejó de valer. Pide otro.').waitFor();
    await expectNoAxeViolations(page, 'a link that was used');
  });
});

test('an e-mail that nobody has is answered alike, and gets no mail', async () => {
  const [page, nobody] = [await visit(), 'nadie.de.aqui@demo.test'];
  await ask(page, nobody);
  await page.getByRole('button', { name: 'Volver a iniciar sesión' }).click();
  await page.getByRole('heading', { name: 'Consola de Cotejo' }).waitFor();
  expect(await mailsTo(nobody)).toEqual([]);
});
