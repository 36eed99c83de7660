/** Drafts: forms and composers ask before they go, and bring back what was typed. */
import { type Dialog, type Locator, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { consolePage } from '../testing/platform.ts';
import { useApi } from './api.ts';
import { loseAnswer } from './lost-answer.ts';
import { leadLink, signIn } from './staff.ts';

const { visit } = useBrowser();
const { call, newLead } = useApi();

const text = 'Prefiere que la llamen después de las seis.';
const asked = (page: Page) => page.getByRole('dialog', { name: '¿Salir y dejarlo a medias?' });
const stay = (page: Page) => asked(page).getByRole('button', { name: 'Seguir editando' }).click();
const leave = (page: Page) => asked(page).getByRole('button', { name: 'Salir', exact: true }).click();
const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
};
const goodbye = (page: Page) =>
  page.getByRole('dialog', { name: '¿Cerrar sesión y perder lo que escribiste?' });
const composer = (page: Page) => page.getByRole('main').getByLabel('Nota nueva');
const restored = (page: Page) => page.getByText(/^Recuperamos lo que escribiste a las \d\d:\d\d\./);

/** An executive in front of a lead of her own. */
const atLead = async (name: string): Promise<{ page: Page; path: string }> => {
  const { path } = await newLead(name);
  const page = await visit();
  await signIn(page, 'supervisor');
  await page.goto(consolePage(path));
  await page.getByRole('heading', { name: new RegExp(`^${name}`) }).waitFor();
  return { page, path };
};

const openNote = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Anotar llamada o reunión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anotar llamada o reunión' });
  await dialog.waitFor();
  return dialog;
};

/** The browser's own question before the tab goes, answered by staying or going. */
const answering = (page: Page, answer: 'accept' | 'dismiss'): Promise<string> =>
  new Promise((resolve) =>
    page.once('dialog', (dialog: Dialog) => {
      resolve(dialog.type());
      void dialog[answer]();
    }),
  );

describe('a composer that holds something', () => {
  test('asks before the menu, the way back, a reload and the logout take it, and is as it was for who stays', async () => {
    const { page, path } = await atLead('Amaltea');
    await page.goto(consolePage('leads'));
    await leadLink(page, 'Amaltea').first().click();
    await page.getByRole('heading', { name: /^Amaltea/ }).waitFor();
    await composer(page).fill(text);
    await page.getByRole('link', { name: 'Solicitudes', exact: true }).first().click();
    await asked(page).waitFor();
    await expectNoAxeViolations(page, 'the question');
    // A key that was hit by mistake is likely to be hit again.
    await page.keyboard.press('Enter');
    await asked(page).waitFor({ state: 'hidden' });
    await page.goBack();
    await stay(page);
    await logOut(page);
    await goodbye(page)
      .getByText(/^Tienes un borrador en este navegador/)
      .waitFor();
    await expectNoAxeViolations(page, 'the question before a logout');
    await page.keyboard.press('Escape');
    const question = answering(page, 'dismiss');
    await page.reload({ timeout: 3_000 }).catch(() => undefined);
    expect(await question).toBe('beforeunload');
    expect(page.url()).toBe(consolePage(path));
    expect(await composer(page).inputValue()).toBe(text);
  });

  test('has it again after a reload, for its own lead alone, until it is sent', async () => {
    const { page, path } = await atLead('Brunilda');
    const other = await newLead('Clotilde');
    await composer(page).fill(text);
    const question = answering(page, 'accept');
    await page.reload();
    expect(await question).toBe('beforeunload');
    await restored(page).waitFor();
    expect(await composer(page).inputValue()).toBe(text);
    await expectNoAxeViolations(page, 'what was brought back');
    await page.getByRole('link', { name: 'Solicitudes', exact: true }).first().click();
    await leave(page);
    await page.goto(consolePage(other.path));
    await page.getByRole('heading', { name: /^Clotilde/ }).waitFor();
    expect(await composer(page).inputValue()).toBe('');
    await page.goto(consolePage(path));
    await restored(page).waitFor();
    await page.getByRole('button', { name: 'Agregar nota' }).first().click();
    await expect.poll(() => composer(page).inputValue()).toBe('');
    await page.reload();
    await page.getByRole('heading', { name: /^Brunilda/ }).waitFor();
    expect(await composer(page).inputValue()).toBe('');
  });

  test('is asked for before a logout in another tab, once it is closed too, and forgotten with it', async () => {
    const { page, path } = await atLead('Doralisa');
    await composer(page).fill(text);
    const other = await page.context().newPage();
    await other.goto(consolePage(''));
    await logOut(other);
    await goodbye(other).getByRole('button', { name: 'Quedarme' }).click();
    await page.getByRole('link', { name: 'Solicitudes', exact: true }).first().click();
    await leave(page);
    await logOut(other);
    await goodbye(other).getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.getByRole('heading', { name: 'Consola de Cotejo' }).waitFor();
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cotejo-draft/')));
    await expect.poll(kept).toEqual([]);
    await signIn(page, 'supervisor', path);
    await page.getByRole('heading', { name: /^Doralisa/ }).waitFor();
    expect(await composer(page).inputValue()).toBe('');
  });
});

describe.each(windows)('a form of a dialog, in %s', (_, window) => {
  test('asks before Escape closes it, comes back as it was, and begins anew when one wants it to', async () => {
    const { path } = await newLead('Eutimia');
    const page = await visit(window);
    await signIn(page, 'supervisor', path);
    await page.getByRole('heading', { name: /^Eutimia/ }).waitFor();
    const open = () => openNote(page);
    const dialog = await open();
    // An untouched form closes without a question.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await open();
    await dialog.getByRole('textbox').last().fill(text);
    await page.keyboard.press('Escape');
    await asked(page).waitFor();
    await expectNoAxeViolations(page, 'the question over a dialog');
    expect(await isCutOff(page), 'the question').toBe(false);
    await stay(page);
    await page.keyboard.press('Escape');
    await leave(page);
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('heading', { name: /^Eutimia/ }).waitFor();
    await open();
    await restored(page).waitFor();
    expect(await dialog.getByRole('textbox').last().inputValue()).toBe(text);
    await expectNoAxeViolations(page, 'a form with what was brought back');
    expect(await isCutOff(page), 'what was brought back').toBe(false);
    await dialog.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await expect.poll(() => dialog.getByRole('textbox').last().inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await open();
    expect(await restored(page).count()).toBe(0);
  });
});

describe.each(windows)('in %s a dialog that was left half done', (name, window) => {
  test('is told on the page of its record, in every tab, until it is done or discarded', async () => {
    const { path } = await newLead('Eudoxia');
    const page = await visit(window);
    await signIn(page, 'supervisor', path);
    const left = (tab: Page) => tab.getByText(/^Quedó a medias: Anotar llamada o reunión \(hoy \d\d:\d\d\)$/);
    const dialog = await openNote(page);
    await dialog.getByLabel('Nota (opcional)').fill(text);
    await page.keyboard.press('Escape');
    await leave(page);
    await left(page).waitFor();
    await expectNoAxeViolations(page, `what was left half done in ${name}`);
    expect(await isCutOff(page)).toBe(false);
    const other = await page.context().newPage();
    await other.goto(consolePage(path));
    await left(other).waitFor();

    await page.getByRole('button', { name: /^Continuar/ }).click();
    await restored(page).waitFor();
    expect(await dialog.getByLabel('Nota (opcional)').inputValue()).toBe(text);
    expect(await left(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await leave(page);

    await page.getByRole('button', { name: /^Descartar/ }).click();
    const question = page.getByRole('dialog', { name: '¿Descartar lo que escribiste?' });
    await expectNoAxeViolations(page, `the question before a draft is dropped in ${name}`);
    await question.getByRole('button', { name: 'Conservar' }).click();
    await left(page).waitFor();
    await page.getByRole('button', { name: /^Descartar/ }).click();
    await question.getByRole('button', { name: 'Descartar' }).click();
    for (const tab of [page, other]) await left(tab).waitFor({ state: 'hidden' });
  });
});

test('a note whose answer was lost settles by itself, once, and leaves no draft', async () => {
  const { page } = await atLead('Fidelina');
  const keys = await loseAnswer(page, call, '/add-note');
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Agregar nota' }).first().click();
  await page.getByText(/No sabemos si el cambio llegó/).waitFor();
  await page.getByText(/No sabemos si el cambio llegó/).waitFor({ state: 'hidden' });
  await expect.poll(() => composer(page).inputValue()).toBe('');
  await page.getByText(text).first().waitFor();
  expect(keys).toEqual([keys[0], keys[0]]);
  await page.reload();
  await page.getByText(text).first().waitFor();
  expect(await composer(page).inputValue()).toBe('');
  expect(await page.getByText(text).count()).toBe(1);
});

test('a note whose answer was lost is the same note after a reload, and is written once', async () => {
  const { page } = await atLead('Gervasia');
  const isNote = (url: URL): boolean => url.pathname.endsWith('/add-note');
  await page.route(isNote, (route) => route.abort());
  const keys = await loseAnswer(page, call, '/add-note');
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Agregar nota' }).first().click();
  await page.getByText(/No sabemos si el cambio llegó/).waitFor();
  const question = answering(page, 'accept');
  await page.reload();
  await question;
  await page.getByText(/^No llegó la respuesta a lo último que enviaste desde aquí/).waitFor();
  expect(await composer(page).inputValue()).toBe(text);
  await expectNoAxeViolations(page, 'a draft that was sent');
  await page.unroute(isNote);
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => composer(page).inputValue()).toBe('');
  await expect.poll(() => page.getByText(text).count()).toBe(1);
  expect([...new Set(keys)]).toEqual([keys[0]]);
});

test('a note that is edited after its answer was lost is a new one, and the one before is not sent again', async () => {
  const { page } = await atLead('Fulgencia');
  const later = 'Prefiere que la llamen el lunes.';
  let tries = 0;
  await page.route(
    (url) => url.pathname.endsWith('/add-note'),
    (route) => {
      if ((route.request().postDataJSON() as { text: string }).text !== text) return route.continue();
      tries += 1;
      return route.abort();
    },
  );
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Agregar nota' }).first().click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Reintentar' }).waitFor();
  await composer(page).fill(later);
  await main.getByRole('button', { name: 'Agregar nota' }).click();
  await expect.poll(() => composer(page).inputValue()).toBe('');
  await page.getByText(later).first().waitFor();
  const before = tries;
  await page.waitForTimeout(6_000);
  expect(tries).toBe(before);
});

test('a note whose answer was lost in a tab that was closed settles by itself in the next, once', async () => {
  const { page, path } = await atLead('Iluminada');
  await page.route(
    (url) => url.pathname.endsWith('/add-note'),
    (route) => route.abort(),
  );
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Agregar nota' }).first().click();
  await page.getByText(/No sabemos si el cambio llegó/).waitFor();
  const other = await page.context().newPage();
  await page.close();
  await other.goto(consolePage(path));
  await other.getByText(/^No llegó la respuesta a lo último que enviaste desde aquí/).waitFor();
  await expect.poll(() => composer(other).inputValue(), { timeout: 15_000 }).toBe('');
  await expect.poll(() => other.getByText(text).count()).toBe(1);
});
