/** Who gets into the console: administrators decide it, and it holds at once. */
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { jsonOf } from '../api/call.ts';
import { leadCommand, logIn, password } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { eventually } from '../testing/eventually.ts';
import { mailedLink, mailsTo } from '../testing/mails.ts';
import { consolePage } from '../testing/platform.ts';
import { useApi } from './api.ts';
import { loseAnswer } from './lost-answer.ts';
import { signIn, typeCredentials } from './staff.ts';

const { visit } = useBrowser();
const { call, newLead } = useApi();

/** Registers somebody of Peru, who is given no leads, in the console. @returns the link that is mailed to the person */
const register = async (page: Page, name: string, email: string): Promise<string> => {
  await page.goto(consolePage('users'));
  await page.getByRole('button', { name: 'Registrar usuario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar usuario' });
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByLabel('Correo').fill(email);
  await dialog.getByRole('combobox', { name: 'Roles' }).fill('soporte');
  await page.getByRole('option', { name: 'Ejecutivo de soporte', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Países' }).click();
  await page.getByRole('option', { name: 'Perú', exact: true }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Le enviamos por correo un enlace para elegir su contraseña.').waitFor();
  return mailedLink(email);
};

const open = async (page: Page, name: string): Promise<void> => {
  await page.goto(consolePage(`users?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`));
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).waitFor();
};

describe('an administrator', () => {
  test('lets somebody in, who chooses a password of her own, and lets her go: she is out at once', async () => {
    const [admin, eva] = [await visit(), await visit()];
    await signIn(admin, 'administrador', 'users');
    await eva.goto(await register(admin, 'Eva Benavides', 'eva.benavides@demo.test'));
    await eva.getByText('Para entrar con eva.benavides@demo.test.').waitFor();
    await expectNoAxeViolations(eva, 'a password to choose');
    const choosePassword = async (next: string, repeated = next) => {
      await eva.getByLabel(/^Contraseña nueva/).fill(next);
      await eva.getByLabel(/^Repite la contraseña nueva/).fill(repeated);
      await eva.getByRole('button', { name: 'Guardar contraseña' }).click();
    };
    await choosePassword('Propia#2026', 'Otra#2026');
    await eva.getByText('Las contraseñas no coinciden.').waitFor();
    await choosePassword('corta');
    await eva.getByText('La contraseña debe tener de 8 a 12 caracteres').waitFor();
    await choosePassword('Propia#2026');
    await eva.getByRole('heading', { name: 'Tu contraseña está lista' }).waitFor();
    await eva.goto(consolePage('leads'));
    await typeCredentials(eva, 'eva.benavides', 'Propia#2026');
    await eva.getByRole('heading', { name: 'Solicitudes' }).waitFor();

    await open(admin, 'Eva Benavides');
    await admin.getByText('Inició sesión').waitFor();
    await admin.getByRole('button', { name: 'Desactivar' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Desactivar' });
    await dialog.getByLabel('Nota (opcional)').fill('Terminó su contrato.');
    await dialog.getByRole('button', { name: 'Desactivar' }).click();
    await admin.getByText('Inactivo').waitFor();
    await admin.getByText('Terminó su contrato.').waitFor();

    await eva.reload();
    await eva.getByRole('heading', { name: 'Consola de Cotejo' }).waitFor();
    await typeCredentials(eva, 'eva.benavides', 'Propia#2026');
    await eva.getByText('Tu usuario está desactivado.').waitFor();
  });

  test('sends one link, though the answer that said so was lost', async () => {
    const [page, email] = [await visit(), 'zoraida.cusi@demo.test'];
    await signIn(page, 'administrador', 'users');
    await register(page, 'Zoraida Cusi', email);
    await open(page, 'Zoraida Cusi');
    const keys = await loseAnswer(page, call, '/reset-password');
    await page.getByRole('button', { name: 'Dar contraseña nueva' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dar contraseña nueva' });
    await dialog.getByRole('button', { name: 'Dar contraseña nueva' }).click();
    await dialog.getByText(/No sabemos si el cambio llegó/).waitFor();
    await page.reload();
    await eventually('the same command again', async () => keys.length === 2);
    expect(keys).toEqual([keys[0], keys[0]]);
    await mailedLink(email, 2);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('hands over a password for one use where no mail is sent, also when the answer that told it was lost', async () => {
    const page = await visit();
    await signIn(page, 'administrador', 'users');
    await register(page, 'Wanda Solís', 'wanda.solis@demo.test');
    await open(page, 'Wanda Solís');
    // As a server without mail answers.
    await page.route('**/reset-password', async (route) => {
      const request = route.request();
      const { authorization = '', 'idempotency-key': key = '' } = request.headers();
      const answer = await call({
        method: 'POST',
        path: new URL(request.url()).pathname,
        headers: { authorization, 'idempotency-key': key },
        body: request.postDataJSON() as unknown,
      });
      const told = { ...(jsonOf(answer) as object), oneTimePassword: 'Kp7#mQ2$xTzw' };
      await route.fulfill({ status: answer.status, json: told });
    });
    const keys = await loseAnswer(page, call, '/reset-password');
    await page.getByRole('button', { name: 'Dar contraseña nueva' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dar contraseña nueva' });
    await dialog.getByRole('button', { name: 'Dar contraseña nueva' }).click();
    await dialog.getByText(/No sabemos si el cambio llegó/).waitFor();
    // The dialog that waits for the answer is gone with the page.
    await page.reload();
    const told = page.getByRole('dialog', { name: 'Contraseña de un solo uso' });
    await told.getByText(/^Esta instalación no envía correos: entrégala tú a Wanda Solís/).waitFor();
    await expectNoAxeViolations(page, 'a password that is told later');
    expect(await told.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('Kp7#mQ2$xTzw');
    await told.getByRole('button', { name: 'Ya la guardé' }).click();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('acts as an executive in plain sight, and both are named in the history of what was done', async () => {
    const { id, path } = await newLead('Liduvina');
    const page = await visit();
    await signIn(page, 'administrador', 'users');
    await open(page, 'Rosa Quispe');
    await page.getByRole('button', { name: 'Actuar como esta persona' }).click();
    const dialog = page.getByRole('dialog', { name: 'Actuar como esta persona' });
    await dialog.getByRole('button', { name: 'Empezar' }).click();
    await dialog.getByText('Campo requerido.').waitFor();
    await dialog.getByLabel('Motivo').fill('Revisar su bandeja');
    await dialog.getByRole('button', { name: 'Empezar' }).click();
    const banner = page.getByRole('region', { name: 'Actúas como otra persona' });
    await banner.getByText('Actúas como Rosa Quispe').waitFor();
    expect(await page.getByRole('link', { name: 'Usuarios' }).count()).toBe(0);
    await page.goto(consolePage(path));
    await page.getByRole('button', { name: 'Tomar solicitud' }).click();
    await page.getByText('La solicitud es tuya.').waitFor();
    await expectNoAxeViolations(page, 'acting as somebody else');
    await banner.getByRole('button', { name: 'Volver' }).click();
    await banner.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Cuenta de Julián Cárdenas' }).waitFor();

    const admin = await logIn(call, 'administrador');
    const rosa = await logIn(call, 'ejecutivo');
    const filter = encodeURIComponent(JSON.stringify({ leadId: id }));
    const changes = `/api/console/lead-status-history?filter=${filter}`;
    const actor = await eventually('the history tells of it', async () => {
      const history = jsonOf(await admin.call({ method: 'GET', path: changes })) as {
        actor: { kind: string };
      }[];
      return history.map((change) => change.actor).findLast(({ kind }) => kind === 'user');
    });
    expect(actor).toEqual({
      kind: 'user',
      id: admin.id,
      role: 'ADMINISTRADOR',
      onBehalfOf: { id: rosa.id, role: 'EJECUTIVO' },
    });
    // The page is not told of it: what is read too early is never seen.
    const ofRosa = encodeURIComponent(JSON.stringify({ userId: rosa.id }));
    await eventually('the end is known', async () => {
      const history = await admin.call({ method: 'GET', path: `/api/console/user-history?filter=${ofRosa}` });
      return (jsonOf(history) as { type: string }[]).some(({ type }) => type === 'ActingEnded');
    });
    await open(page, 'Rosa Quispe');
    await page.getByText('Julián Cárdenas empezó a actuar como esta persona').waitFor();
    await page.getByText('Julián Cárdenas dejó de actuar como esta persona').waitFor();
  });
});

test('a supervisor reads how many open leads an executive has, and comes to them', async () => {
  const [supervisor, rosa] = [await logIn(call, 'supervisor'), await logIn(call, 'ejecutivo')];
  const { id } = await newLead('Quiteria');
  const given = await leadCommand(supervisor, id, 'assign', { executiveId: rosa.id });
  expect(given.status).toBe(200);
  const page = await visit();
  await signIn(page, 'supervisor', 'users');
  await open(page, 'Rosa Quispe');
  const openLeads = page.getByRole('link', { name: /^\d+ abiertas?$/ });
  await openLeads.click();
  await page.getByText('Ejecutivo: Rosa Quispe').waitFor();
  await page.getByRole('link', { name: /^Quiteria/ }).waitFor();
});

test('somebody who asks for the login of the site finds it, and comes to the page that was wanted', async () => {
  const page = await visit();
  const { port, protocol, hostname } = new URL(consolePage());
  await page.goto(`${protocol}//${hostname}:${port}/login?referrer=${encodeURIComponent('/console/users')}`);
  await typeCredentials(page, 'gerente');
  await page.getByRole('heading', { name: 'Usuarios' }).waitFor();
});

describe.each(windows)('in %s', (_, window) => {
  test('every screen about users can be used by everybody and fits', async () => {
    const page = await visit(window);
    const isFine = async (state: string) => {
      await expectNoAxeViolations(page, state);
      expect(await isCutOff(page), state).toBe(false);
    };
    await signIn(page, 'administrador', 'users');
    // There may be more users than a page shows: other tests let people in too.
    await page.goto(consolePage(`users?filter=${encodeURIComponent(JSON.stringify({ q: 'Quispe' }))}`));
    await page.getByRole('link', { name: 'Rosa Quispe' }).waitFor();
    await isFine('the users');
    await page.getByLabel('Buscar por nombre o correo').fill('nadie con este nombre');
    await page.getByRole('heading', { name: 'Ningún usuario coincide' }).waitFor();
    await isFine('no users');
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await page.getByRole('heading', { name: 'Ningún usuario coincide' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Registrar usuario' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('dialog').getByText('Campo requerido.').first().waitFor();
    await isFine('a registration with errors');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    for (const [name, command] of [
      ['Lucía Paredes', 'Cambiar equipo'],
      ['Rosa Quispe', 'Cambiar roles y países'],
    ] as const) {
      await open(page, name);
      await page.getByText('Qué pasó con este usuario').waitFor();
      // Who has logged in all day has a long history: its newest entries say that it is there.
      await page
        .getByText(/^(Se registró como|Inició sesión)/)
        .first()
        .waitFor();
      await isFine(`the page of ${name}`);
      await page.getByRole('button', { name: command }).click();
      await page.getByRole('dialog', { name: command }).waitFor();
      await isFine(command);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await page.goto(consolePage('users/00000000-0000-4000-8000-000000000000/show'));
    await page.getByRole('heading', { name: 'No encontramos ese usuario' }).waitFor();
    await isFine('a user who is not there');
    await page.goto(consolePage('contrasena'));
    await page.getByLabel(/^Contraseña actual/).fill(password);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await page.getByText('Escribe la contraseña nueva.').waitFor();
    await isFine('one’s own password');
  });
});
