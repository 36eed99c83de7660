/** Who gets into the console, how, and for how long. */
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { consolePage } from '../testing/platform.ts';
import { useApi } from './api.ts';
import { signIn, typeCredentials } from './staff.ts';

const { visit } = useBrowser();
const { newLead } = useApi();

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

  test('opens the documentation of commands in the same browser, and to nobody else', async () => {
    const page = await visit();
    const chooseCommands = async () => {
      await page.goto(new URL('/api/docs', consolePage('')).href);
      await page.getByRole('heading', { name: /Cotejo: consultas/ }).waitFor();
      await page.getByRole('combobox').selectOption({ label: 'Comandos (con sesión en la consola)' });
    };
    await chooseCommands();
    await page.getByText('Unauthorized /api/docs/write.json').waitFor();
    await signIn(page, 'supervisor');
    await page.getByRole('heading', { name: 'Solicitudes' }).waitFor();
    await chooseCommands();
    await page.getByRole('heading', { name: /Cotejo: operaciones/ }).waitFor();
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

describe('a session that nobody uses', () => {
  test('is announced over what somebody types, goes on with any key, and ends at the login page', async () => {
    const page = await visit();
    await page.clock.install();
    await signIn(page, 'supervisor');
    await page.getByRole('heading', { name: 'Solicitudes' }).waitFor();
    const search = page.getByRole('searchbox').first();
    await search.fill('Violante');
    await page.clock.fastForward('28:30');
    const notice = page.getByRole('alert').getByText('Lo que escribes sigue aquí.');
    await notice.waitFor();
    await expectNoAxeViolations(page, 'an idle session');
    expect(await search.inputValue()).toBe('Violante');
    // A pointer that goes down is a sign already: the notice may be gone before it comes up.
    await page.getByRole('button', { name: 'Seguir aquí' }).press('Enter');
    await notice.waitFor({ state: 'hidden' });
    await page.clock.fastForward('30:10');
    await page.getByText('Tu sesión expiró. Inicia sesión para volver a donde estabas.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Consola de Cotejo' }).waitFor();
  });
});
