/** The board: cards go where their leads go, ask for what that needs, and come back where it does not happen. */
import { type Locator, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { useApi } from './api.ts';
import { arrowTo, choose, leadLink, signIn } from './staff.ts';

const { visit } = useBrowser();
const { workedLead, act } = useApi();

/** The board with nothing but the lead of this name on it, and with the columns of some statuses. */
const openBoard = async (page: Page, name: string, statusId?: readonly number[]): Promise<void> => {
  const filter = encodeURIComponent(JSON.stringify({ q: name, statusId }));
  await signIn(page, 'supervisor', `leads/tablero?filter=${filter}`);
  await leadLink(column(page, 'Asignado'), name).waitFor();
};

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const middleOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 120) };
};

/** Takes a card by its lower half: above stand the link and the menu. */
const take = async (page: Page, name: string) => {
  const { x, y } = await middleOf(page.locator('[data-rfd-draggable-id]').filter({ hasText: name }));
  await page.mouse.move(x, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 30, { steps: 4 });
  return { y: y + 30 };
};

const dropAt = async (page: Page, target: Locator): Promise<void> => {
  const to = await middleOf(target);
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
};

/** Takes a card and lets it go over a column that is in sight. */
const drag = async (page: Page, name: string, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  await take(page, name);
  await dropAt(page, target);
};

/** Chooses from the menu of a card, by keyboard alone. */
const moveByKeyboard = async (page: Page, name: string, status: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^Mover la solicitud de ${name}`) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await arrowTo(page, page.getByRole('menuitem', { name: status, exact: true }));
  await page.keyboard.press('Enter');
};

describe('a card', () => {
  test('that is dragged to Fallido asks for the reason, and Escape puts it back', async () => {
    await workedLead('Emerenciana');
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await openBoard(page, 'Emerenciana', [2, 4]);
    await drag(page, 'Emerenciana', column(page, 'Fallido'));
    const dialog = page.getByRole('dialog', { name: 'Dar por fallida' });
    await dialog.waitFor();
    // Behind the dialog: nothing for a screen reader, but there.
    await page.locator('section[aria-label="Fallido"]').getByText('Falta completar el formulario').waitFor();
    await expectNoAxeViolations(page, 'the form of a dropped card');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await column(page, 'Asignado')
      .getByRole('link', { name: /^Emerenciana/ })
      .waitFor();

    await drag(page, 'Emerenciana', column(page, 'Fallido'));
    await choose(page, dialog.getByRole('combobox', { name: 'Subestado' }), 'No le interesa');
    await choose(page, dialog.getByRole('combobox', { name: 'Motivo' }), 'Solo quería comparar precios');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('La solicitud quedó como fallida.').waitFor();
    await column(page, 'Fallido')
      .getByRole('link', { name: /^Emerenciana/ })
      .waitFor();
    await page.getByRole('button', { name: 'Fallido 1 solicitud', exact: true, expanded: true }).waitFor();
  });

  test('that is held at the side of the board brings the others there, and goes to the one beneath the mouse', async () => {
    await workedLead('Clodomira');
    // Cards fly to their place.
    const page = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
    await openBoard(page, 'Clodomira');
    const board = page.getByRole('region', { name: 'Tablero de solicitudes' });
    const left = () => board.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft);
    // Folded up they are much narrower than the card, which covers those around.
    for (const [status, form] of [['Fallido', 'Dar por fallida'], ['Cerrado', 'Cerrar']] as const) {
      await board.evaluate((element) => element.scrollTo(0, 0));
      const { y } = await take(page, 'Clodomira');
      await page.mouse.move(1_430, y, { steps: 12 });
      await expect.poll(left).toBeLessThan(2);
      await dropAt(page, column(page, status));
      // Where the mouse goes afterwards is nobody's choice.
      await page.mouse.move(500, 500, { steps: 3 });
      const dialog = page.getByRole('dialog', { name: form });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await take(page, 'Clodomira').then(({ y }) => page.mouse.move(900, y, { steps: 12 }));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await column(page, 'Asignado').getByRole('link', { name: /^Clodomira/ }).waitFor();
  }); // oxfmt-ignore

  test('that needs nothing is moved at once, and says so when it may not go there', async () => {
    await workedLead('Rudecinda');
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await openBoard(page, 'Rudecinda');
    await drag(page, 'Rudecinda', column(page, 'Por reasignar'));
    await page.getByText('La solicitud pasó a Por reasignar.').waitFor();
    await column(page, 'Por reasignar')
      .getByRole('link', { name: /^Rudecinda/ })
      .waitFor();
    await drag(page, 'Rudecinda', column(page, 'Web'));
    await page.getByText(/^No puede pasar a Web\./).waitFor();
    await column(page, 'Por reasignar')
      .getByRole('link', { name: /^Rudecinda/ })
      .waitFor();
  });

  test('is moved with nothing but the keyboard, and keeps the focus', async () => {
    await workedLead('Eduviges');
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await openBoard(page, 'Eduviges');
    await moveByKeyboard(page, 'Eduviges', 'Agenda');
    const dialog = page.getByRole('dialog', { name: 'Agendar' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.id.startsWith('move-') ?? false);
  });

  test('goes back with a word when the server does not take it', async () => {
    await workedLead('Gaudencia');
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await openBoard(page, 'Gaudencia');
    await page.route('**/api/commands/leads/*/change-status', (route) =>
      route.fulfill({ status: 422, json: { code: 'NOT_NOW', message: 'Ahora no se puede.' } }),
    );
    await moveByKeyboard(page, 'Gaudencia', 'Por reasignar');
    await page.getByText('Ahora no se puede.').first().waitFor();
    await column(page, 'Asignado')
      .getByRole('link', { name: /^Gaudencia/ })
      .first()
      .waitFor();
  });

  test('moves on the screen of a colleague without a reload', async () => {
    const { id } = await workedLead('Baldomera');
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await openBoard(page, 'Baldomera');
    await live;
    await column(page, 'Asignado')
      .getByRole('link', { name: /^Baldomera/ })
      .waitFor();
    await act('supervisor', id, 'change-status', { statusId: 7 });
    await column(page, 'Por reasignar')
      .getByRole('link', { name: /^Baldomera/ })
      .waitFor();
  });
});

describe.each(windows)('in %s', (_, window) => {
  test('the board in every state can be used by everybody and fits', async () => {
    const page = await visit(window);
    const isFine = async (state: string) => {
      await expectNoAxeViolations(page, state);
      expect(await isCutOff(page), state).toBe(false);
    };
    await signIn(page, 'supervisor', 'leads/tablero');
    await page.getByRole('region', { name: 'Asignado', exact: true }).waitFor();
    await isFine('the board');
    const more = column(page, 'Asignado').getByRole('button', { name: 'Mostrar más' });
    const cards = column(page, 'Asignado').getByRole('link');
    await more.waitFor();
    const first = await cards.count();
    await more.click();
    await expect.poll(() => cards.count(), { timeout: 30_000 }).toBeGreaterThan(first);
    await column(page, 'Asignado')
      .getByRole('button', { name: /^Mover la solicitud/ })
      .first()
      .click();
    await page.getByRole('menuitem').first().waitFor();
    await isFine('where a card may go');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });

    await page.route('**/api/console/lead-board?*', (route) =>
      route.fulfill({ status: 400, json: { message: 'La consulta está mal formada.' } }),
    );
    await page.reload();
    await page.getByText('No se pudo leer el tablero.').waitFor();
    await isFine('a board that can not be read');
  });
});
