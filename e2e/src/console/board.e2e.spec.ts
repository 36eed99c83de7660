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

/** The place at the edge that takes a held card. */
const dock = (page: Page, status: string): Locator =>
  page.getByRole('region', { name: 'Llevar a…' }).getByRole('listitem').filter({ hasText: status });

const middleOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 120) };
};

/** Takes a card by its lower half: above stand the link and the menu. */
const take = async (page: Page, name: string): Promise<void> => {
  const { x, y } = await middleOf(page.locator('[data-lead]').filter({ hasText: name }).first());
  await page.mouse.move(x, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 30, { steps: 4 });
  await page.getByRole('region', { name: 'Llevar a…' }).waitFor();
};

const dropAt = async (page: Page, target: Locator): Promise<void> => {
  const to = await middleOf(target);
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
};

/** Chooses from the menu of a card, by keyboard alone. */
const moveByKeyboard = async (page: Page, name: string, status: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^Mover la solicitud de ${name}`) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await arrowTo(page, page.getByRole('menuitem', { name: status, exact: true }));
  await page.keyboard.press('Enter');
};

/** Whether the focus is on the button by which this person's card is moved, in the column of a status. */
const keepsFocus = (page: Page, name: string, status: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement } = document;
        const section = activeElement?.closest('section')?.getAttribute('aria-label');
        return `${activeElement?.getAttribute('aria-label')}, ${section}`;
      }),
    )
    .toMatch(new RegExp(`^Mover la solicitud de ${name}.*, ${status}$`));

const wide = { viewport: { width: 1440, height: 900 } };

describe('a card', () => {
  test('that is dragged to Fallido asks for the reason, and Escape puts it back', async () => {
    await workedLead('Emerenciana');
    const page = await visit(wide);
    await openBoard(page, 'Emerenciana', [2, 4]);
    await take(page, 'Emerenciana');
    await dropAt(page, column(page, 'Fallido'));
    const dialog = page.getByRole('dialog', { name: 'Dar por fallida' });
    await dialog.waitFor();
    // Behind the dialog: nothing for a screen reader, but there.
    await page.locator('section[aria-label="Fallido"]').getByText('Falta completar el formulario').waitFor();
    await expectNoAxeViolations(page, 'the form of a dropped card');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await leadLink(column(page, 'Asignado'), 'Emerenciana').waitFor();

    await take(page, 'Emerenciana');
    await dropAt(page, column(page, 'Fallido'));
    await choose(page, dialog.getByRole('combobox', { name: 'Subestado' }), 'No le interesa');
    await choose(page, dialog.getByRole('combobox', { name: 'Motivo' }), 'Solo quería comparar precios');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('La solicitud quedó como fallida.').waitFor();
    await leadLink(column(page, 'Fallido'), 'Emerenciana').waitFor();
    await page.getByRole('button', { name: 'Fallido 1 solicitud', exact: true, expanded: true }).waitFor();
  });

  test.each(windows)(
    'that is held has every status that takes it at the edge, in %s',
    async (where, window) => {
      const name = where.includes('phone') ? 'Clodomira' : 'Fredesvinda';
      await workedLead(name);
      const page = await visit(window);
      await openBoard(page, name);
      await page.getByRole('button', { name: /^Fallido/, expanded: false }).waitFor();
      await take(page, name);
      const { height } = window.viewport;
      for (const status of ['Por reasignar', 'Cerrado', 'Fallido', 'Otro']) {
        const { y } = await middleOf(dock(page, status));
        expect(y, status).toBeGreaterThan(0);
        expect(y, status).toBeLessThan(height);
      }
      await page.getByText(/^No puede ir a Web(,| o) .*\./).waitFor();
      expect(await isCutOff(page)).toBe(false);
      await page.keyboard.press('Escape');
      await dock(page, 'Fallido').waitFor({ state: 'hidden' });
      await page.mouse.up();

      await take(page, name);
      await dropAt(page, dock(page, 'Fallido'));
      await page.getByRole('dialog', { name: 'Dar por fallida' }).waitFor();
      await page.keyboard.press('Escape');
      await leadLink(column(page, 'Asignado'), name).waitFor();
    },
  );

  test('is told why by a column that does not take it, before and after it is dropped there', async () => {
    await workedLead('Rudecinda');
    const page = await visit(wide);
    await openBoard(page, 'Rudecinda', [2, 7, 8]);
    await take(page, 'Rudecinda');
    await column(page, 'Web')
      .getByText('No puede venir aquí. Desde su estado actual no hay un paso directo.')
      .waitFor();
    expect(
      await column(page, 'Por reasignar')
        .getByText(/No puede venir/)
        .count(),
    ).toBe(0);
    const web = await middleOf(column(page, 'Web'));
    await page.mouse.move(web.x, web.y, { steps: 12 });
    await page.locator('[aria-live]').filter({ hasText: 'No puede pasar a Web.' }).waitFor();
    await page.mouse.up();
    await page.getByRole('alert').filter({ hasText: 'No puede pasar a Web.' }).waitFor();
    await leadLink(column(page, 'Asignado'), 'Rudecinda').waitFor();

    await take(page, 'Rudecinda');
    await dropAt(page, column(page, 'Por reasignar'));
    await page.getByText('La solicitud pasó a Por reasignar.').waitFor();
    await leadLink(column(page, 'Por reasignar'), 'Rudecinda').waitFor();
  });

  test('is moved with nothing but the keyboard, and keeps the focus where it goes', async () => {
    await workedLead('Eduviges');
    const page = await visit(wide);
    await openBoard(page, 'Eduviges');
    const button = page.getByRole('button', { name: /^Mover la solicitud de Eduviges/ });
    const howId = await button.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${howId}"]`).textContent()).toMatch(/con el teclado, usa su menú\.$/);
    await moveByKeyboard(page, 'Eduviges', 'Agenda');
    const dialog = page.getByRole('dialog', { name: 'Agendar' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await keepsFocus(page, 'Eduviges', 'Asignado');

    // Its column was folded, for nothing was in it.
    await moveByKeyboard(page, 'Eduviges', 'Por reasignar');
    await page.getByText('La solicitud pasó a Por reasignar.').waitFor();
    await keepsFocus(page, 'Eduviges', 'Por reasignar');
    await page.getByRole('button', { name: 'Asignado 0 solicitudes', expanded: false }).waitFor();

    // This one is folded whatever is in it.
    await moveByKeyboard(page, 'Eduviges', 'Cliente falso');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await keepsFocus(page, 'Eduviges', 'Cliente falso');
    await page.getByRole('button', { name: /^Cliente falso \d+ solicitud/, expanded: true }).waitFor();
    await keepsFocus(page, 'Eduviges', 'Cliente falso');
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

test('a finger scrolls a column, and takes a card when it rests on it', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await signIn(page, 'supervisor', 'leads/tablero');
  const cards = column(page, 'Asignado').locator('[data-lead]');
  const scrolledBy = () => cards.first().evaluate(({ parentElement }) => parentElement!.scrollTop);
  const session = await page.context().newCDPSession(page);
  const finger = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });

  await cards.nth(4).waitFor();
  await cards.nth(2).scrollIntoViewIfNeeded();
  const from = await middleOf(cards.nth(1));
  await finger('touchStart', from);
  for (const step of [20, 40, 60, 80, 100]) await finger('touchMove', { x: from.x, y: from.y - step });
  await finger('touchEnd');
  await expect.poll(scrolledBy).toBeGreaterThan(0);
  expect(await dock(page, 'Fallido').count()).toBe(0);

  const resting = await middleOf(cards.nth(3));
  await finger('touchStart', resting);
  await dock(page, 'Fallido').waitFor();
  const scrolled = await scrolledBy();
  await finger('touchMove', await middleOf(dock(page, 'Fallido')));
  await finger('touchEnd');
  await page.getByRole('dialog', { name: 'Dar por fallida' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await scrolledBy()).toBe(scrolled);
});

describe('the board', () => {
  test('scrolls each column beneath its heading', async () => {
    const page = await visit(wide);
    await signIn(page, 'supervisor', 'leads/tablero');
    const heading = column(page, 'Asignado').getByRole('button', { name: /^Asignado/ });
    const { y } = await middleOf(heading);
    await column(page, 'Asignado').locator('[data-lead]').last().scrollIntoViewIfNeeded();
    expect((await middleOf(heading)).y).toBe(y);
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
  });

  test('brings what is out of sight to a card that is held at its side', async () => {
    const page = await visit(wide);
    await signIn(page, 'supervisor', 'leads/tablero');
    await column(page, 'Asignado').locator('[data-lead]').first().waitFor();
    const strip = page.getByRole('region', { name: 'Tablero de solicitudes' });
    const left = () => strip.evaluate(({ scrollLeft }) => scrollLeft);
    const before = await left();
    const { x, width } = (await strip.boundingBox())!;
    await take(page, '');
    await page.mouse.move(x + width - 20, 500, { steps: 12 });
    await expect.poll(left).toBeGreaterThan(before + 200);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });

  test('opens at the first column with cards, and where it was left for who comes back', async () => {
    await workedLead('Fidencia');
    const page = await visit({ viewport: { width: 600, height: 800 } });
    const left = () =>
      page.getByRole('region', { name: 'Tablero de solicitudes' }).evaluate(({ scrollLeft }) => scrollLeft);
    await openBoard(page, 'Fidencia', [8, 7, 2, 13]);
    expect(await left()).toBeGreaterThan(500);
    await page
      .getByRole('region', { name: 'Tablero de solicitudes' })
      .evaluate((strip) => strip.scrollTo(430, 0));
    await leadLink(column(page, 'Asignado'), 'Fidencia').click();
    await page.getByRole('heading', { name: /^Fidencia/ }).waitFor();
    await page.goBack();
    await leadLink(column(page, 'Asignado'), 'Fidencia').waitFor();
    expect(await left()).toBe(430);
  });

  test('a column that is opened or folded by hand keeps the focus on its button', async () => {
    await workedLead('Perseveranda');
    const page = await visit(wide);
    await openBoard(page, 'Perseveranda', [2, 4]);
    const heading = (isOpen: boolean) => page.getByRole('button', { name: /^Fallido/, expanded: isOpen });
    const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
    await heading(true).press('Enter');
    await expect.poll(() => isFocused(heading(false))).toBe(true);
    await heading(false).press('Enter');
    await expect.poll(() => isFocused(heading(true))).toBe(true);
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
    await take(page, '');
    await isFine('a board while a card is held');
    await page.keyboard.press('Escape');
    await page.mouse.up();
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
