/** What people of the staff do in the console. */
import { type BrowserContext, type Cookie, type Download, type Locator, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { password } from '../api/staff.ts';
import { consolePage } from '../testing/platform.ts';

/** Who logged in last in a window: the session that it has is theirs. */
const latest = new WeakMap<BrowserContext, string>();

/** Types the credentials of one of the demo's people into the login page that is open. */
export async function typeCredentials(page: Page, login: string, secret = password): Promise<void> {
  latest.set(page.context(), login);
  await page.getByLabel('Correo electrónico').fill(`${login}@demo.test`);
  await page.getByLabel(/^Contraseña/).fill(secret);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

const sessionCookie = 'cotejo_session';

/** Sessions of earlier tests in this worker, by login: each is continued by one window at a time. */
const sessions = new Map<string, Cookie>();

/** Logs in, or goes on with a session of an earlier test, and arrives at the page that was wanted. */
export async function signIn(page: Page, login: string, path = 'leads'): Promise<void> {
  const context = page.context();
  const session = sessions.get(login);
  sessions.delete(login);
  if (session) await context.addCookies([session]);
  latest.set(context, login);
  await page.goto(consolePage(path));
  const [form, account] = [
    page.getByLabel('Correo electrónico'),
    page.getByRole('button', { name: /^Cuenta de/ }),
  ];
  await form.or(account).first().waitFor();
  if (await form.isVisible()) await typeCredentials(page, login);
  await account.waitFor();
  onTestFinished(async ({ task }) => {
    // Where it went wrong, nobody knows what the session was last used for.
    if (task.result?.state === 'fail' || latest.get(context) !== login) return;
    const left = (await context.cookies()).find(({ name }) => name === sessionCookie);
    if (left) sessions.set(login, left);
  });
}

/** The link to a lead, in the list as a table or as cards. */
export const leadLink = (where: Page | Locator, name: string): Locator =>
  where.getByRole('link', { name: new RegExp(`^${name}`) });

export type StatusChange = { status: string; substatus?: string; note?: string };

/** Opens the dialog on the lead's page and chooses; does not save yet. */
export async function chooseStatus(page: Page, { status, substatus, note }: StatusChange): Promise<Locator> {
  await page.getByRole('button', { name: 'Cambiar estado' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar estado' });
  await choose(page, dialog.getByRole('combobox', { name: 'Estado nuevo' }), status);
  if (substatus) await choose(page, dialog.getByRole('combobox', { name: 'Subestado' }), substatus);
  if (note) await dialog.getByLabel('Nota (opcional)').fill(note);
  return dialog;
}

/** How long a hand waits for a list to close before it presses again, in milliseconds. */
const secondPress = 5_000;

/** Opens a select and takes the option with this name; again, should the list have been placed anew under the press. */
export async function choose(page: Page, field: Locator, option: string | RegExp): Promise<void> {
  await field.click();
  const wanted = page.getByRole('option', { name: option, exact: true });
  const list = page.getByRole('listbox');
  await wanted.click();
  await list
    .waitFor({ state: 'hidden', timeout: secondPress })
    .catch(() => wanted.click({ timeout: secondPress }).catch(() => undefined));
  await list.waitFor({ state: 'hidden' });
}

/** Presses what saves a file, and waits for the file. */
export async function downloadBy(page: Page, control: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return download;
}

/** Goes down in the list or menu that is open; throws when the keyboard does not reach what is wanted. */
export async function arrowTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The keyboard does not reach ${wanted.toString()}.`);
}

/** Changes the status of the lead whose page is open, to the end. */
export async function changeStatus(page: Page, change: StatusChange): Promise<void> {
  const dialog = await chooseStatus(page, change);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens the form of a command that stands in the menu of the lead's page. */
export async function openCommand(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

/** An instant some minutes from now as it is typed on this page, where the clocks are those of Lima. */
export const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000)
    .toLocaleString('sv-SE', { timeZone: 'America/Lima' })
    .slice(0, 16)
    .replace(' ', 'T');

/** Opens the inputs of a filter that is not in force: its own on a wide screen, those of all on a phone. */
export const openFilter = async (page: Page, name: string): Promise<Locator> => {
  const add = page.getByRole('button', { name: 'Filtro', exact: true });
  const all = page.getByRole('button', { name: /^Filtros/ });
  await add.or(all).waitFor();
  if (await all.isVisible()) {
    await all.click();
    return page.getByRole('dialog', { name: 'Buscar y filtrar' });
  }
  await add.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
};
