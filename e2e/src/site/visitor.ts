/** What a visitor does on the public site. */
import { type Page } from 'playwright-core';
import { contactsOf } from '../api/person.ts';

export type Person = { nombre: string; email: string; telefono: string; mensaje?: string };

export const somebody = (nombre: string): Person => ({
  nombre,
  email: contactsOf(nombre).email,
  telefono: contactsOf(nombre).telefono,
  mensaje: 'Somos cuatro y queremos empezar el próximo mes.',
});

/** Waits until the form is sent by the page's own code: before, the browser sends it by itself. */
export const untilInteractive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
};

/** The same of a page without a form. */
export const untilAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
};

/** Types the person into the request's form. */
export async function introduce(page: Page, { nombre, email, telefono, mensaje }: Person): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(nombre);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Teléfono').fill(telefono);
  if (mensaje) await page.getByLabel('Mensaje').fill(mensaje);
}

/** Sends the request's form, up to the confirmation. */
export async function sendRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await page.getByRole('heading', { name: /^Recibimos tu solicitud/ }).waitFor();
}

/** From a plan's page, by *Me interesa*, to the confirmation. */
export async function askForPlan(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Me interesa' }).click();
  await page.getByRole('heading', { name: 'Me interesa este plan' }).waitFor();
  await introduce(page, person);
  await sendRequest(page);
}

/** More stops than any page has between two things that somebody wants. */
const mostStops = 40;

/** Goes on by the Tab key from where the focus is until it is on what was looked for. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

/** Whether the page is wider than the window, so that people would have to push it sideways. */
export const isCutOff = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * The path and the query of an address, as somebody can read them. The port and the code of a shared
 * profile are left out: both are random and can have any digits.
 */
export function readablePartOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete('code');
  return `${pathname}?${searchParams.toString()}`;
}
