/** What every page has around it: the start, search and commands by keyboard, one's journal, looks, and bad news. */
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { logIn } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { eventually } from '../testing/eventually.ts';
import { consolePage } from '../testing/platform.ts';
import { useApi } from './api.ts';
import { holdReads } from './held-reads.ts';
import { loseAnswer } from './lost-answer.ts';
import { choose, signIn } from './staff.ts';

const { visit } = useBrowser();
const { call, newLead, act } = useApi();

/** What has the focus, by the words that it is known by. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar y hacer' });
/** Presses keys without Ctrl, once they act: what one chose about them is read when the console opens. */
const pressSingle = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  await page.locator('[aria-keyshortcuts$=" /"]:visible').waitFor();
  for (const key of keys) await page.keyboard.press(key);
};
const account = (page: Page) => page.getByRole('button', { name: /^Cuenta de/ });

describe('the start', () => {
  test('of an executive shows what came to her by itself, and leads to just these', async () => {
    const { id: executiveId } = await logIn(call, 'ejecutivo');
    const page = await visit();
    await signIn(page, 'ejecutivo', '');
    const panel = page.getByRole('region', { name: 'Nuevas para mí' });
    await panel.waitFor();
    await page.getByText(/^Estás en pausa: por ahora no recibes solicitudes nuevas/).waitFor();
    const { id } = await newLead('Zenobia');
    await act('ejecutivo', id, 'assign', { executiveId });
    await panel.getByRole('link', { name: /^Zenobia/ }).waitFor();
    await panel.getByRole('link', { name: /^Ver todas/ }).click();
    await page.getByRole('heading', { name: 'Solicitudes', level: 1 }).waitFor();
    await page.getByRole('link', { name: /^Zenobia/ }).waitFor();
    const asked = JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as object;
    expect(asked).toMatchObject({ executiveId: ['me'], worked: 'no' });
  });

  test('of a supervisor shows what nobody has and who takes nothing, and says what could not be read', async () => {
    await newLead('Primitiva');
    const page = await visit();
    await page.route('**/api/console/lead-counts?*', (route) => route.fulfill({ status: 503, json: {} }));
    await signIn(page, 'supervisor', '');
    const unassigned = page.getByRole('region', { name: 'Sin asignar' });
    await unassigned.getByRole('listitem').first().waitFor();
    await page.getByRole('region', { name: 'Ejecutivos en pausa' }).getByText('Rosa Quispe').waitFor();
    const counts = page.getByRole('region', { name: 'Solicitudes por estado' });
    await counts.getByRole('alert').waitFor();
    await expectNoAxeViolations(page, 'a start that could not be read');
    await page.unroute('**/api/console/lead-counts?*');
    await counts.getByRole('button', { name: 'Reintentar' }).click();
    await counts.getByRole('link', { name: /^Web/ }).click();
    await page.getByRole('heading', { name: 'Solicitudes', level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"statusId":[8]}');
  });
});

test('a group of the navigation folds up, says that one is within, and stays so', async () => {
  const page = await visit({ viewport: { width: 320, height: 640 } });
  await signIn(page, 'ejecutivo', 'products');
  const openMenu = () => page.getByRole('button', { name: 'Abrir el menú' }).click();
  await openMenu();
  const menu = page.getByRole('dialog', { name: 'Secciones de la consola' });
  await menu.getByRole('link', { name: 'Clínicas' }).waitFor();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/set') && answer.ok());
  await menu.getByRole('button', { name: 'Catálogo' }).press('Enter');
  await kept;
  expect(await menu.getByRole('link', { name: 'Clínicas' }).count()).toBe(0);
  await page.reload();
  await openMenu();
  const folded = menu.getByRole('button', { name: 'Catálogo (estás aquí)', expanded: false });
  await folded.waitFor();
  await expectNoAxeViolations(page, 'the navigation on a phone');
  await folded.click();
  await menu.getByRole('link', { name: 'Clínicas' }).waitFor();
});

describe('by keyboard', () => {
  test('Ctrl-K finds a lead, goes to it, and acts on it; Escape gives the focus back', async () => {
    const { path } = await newLead('Wenceslada');
    const page = await visit();
    await signIn(page, 'supervisor', 'users');
    await page.getByRole('heading', { name: 'Usuarios' }).waitFor();
    await account(page).focus();
    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toMatch(/^Cuenta de/);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('wenceslada');
    await palette(page)
      .getByRole('option', { name: /^Wenceslada/ })
      .waitFor();
    await expectNoAxeViolations(page, 'the palette with what it found');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Wenceslada/, level: 1 }).waitFor();
    expect(page.url()).toContain(path);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('nota');
    await palette(page).getByRole('option', { name: 'Agregar nota' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Nota nueva').and(page.locator(':focus')).waitFor();
  });

  test('what is typed while the palette loads goes into its field, and does nothing on the page', async () => {
    const { path } = await newLead('Tarsila');
    const page = await visit();
    let arrive = () => {};
    const asked = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/Palette-[^/]*\.js$/, async (route) => {
      await asked;
      await route.continue();
    });
    await signIn(page, 'supervisor', path);
    await page.getByRole('heading', { name: /^Tarsila/, level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nota tarsi');
    arrive();
    await palette(page).waitFor();
    await page.keyboard.type('la');
    await palette(page)
      .getByRole('option', { name: /^Agregar nota: Tarsila/ })
      .waitFor();
    expect(await palette(page).getByRole('combobox').inputValue()).toBe('nota tarsila');
    expect(await page.getByLabel('Nota nueva').inputValue()).toBe('');
  });

  test('Ctrl-K opens the dialog of a command on a lead that is named with it, and finds the agenda', async () => {
    const { path } = await newLead('Crisóstoma');
    const page = await visit();
    await signIn(page, 'supervisor', 'users');
    await page.getByRole('heading', { name: 'Usuarios' }).waitFor();
    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    await page.keyboard.type('asignar crisostoma');
    await palette(page)
      .getByRole('option', { name: /^Asignar: Crisóstoma/ })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Asignar' }).waitFor();
    expect(page.url()).toContain(path);
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    await page.keyboard.type('agendar crisostoma');
    await palette(page)
      .getByRole('option', { name: /^Crisóstoma.*No es posible desde el estado/ })
      .waitFor();
    await palette(page).getByRole('combobox').fill('xyzxyz');
    await palette(page)
      .getByText(/^No se encontró nada\. Prueba con un nombre/)
      .waitFor();
    await expectNoAxeViolations(page, 'the palette that found nothing');
    await palette(page).getByRole('combobox').fill('citas');
    await palette(page)
      .getByRole('option', { name: /^Agenda de hoy/ })
      .click();
    await page.waitForURL(/leads.*appointmentAt_in.*today/);
  });

  test('Ctrl-K finds a user for who may see users', async () => {
    const page = await visit();
    await signIn(page, 'supervisor', '');
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mateo');
    await palette(page)
      .getByRole('option', { name: /^Mateo Fuentes.*Ejecutivo · En pausa/ })
      .click();
    await page.getByRole('heading', { name: 'Mateo Fuentes', level: 1 }).waitFor();
  });

  test('what was seen lately is offered first, and forgotten with the logout', async () => {
    const { path } = await newLead('Hildebranda');
    const page = await visit();
    await signIn(page, 'supervisor', path);
    await page.getByRole('heading', { name: /^Hildebranda/ }).waitFor();
    // The second of the two has to come soon after the first, which a busy machine may miss.
    await eventually('the start', async () => {
      await pressSingle(page, 'g', 'i');
      await page.getByRole('heading', { name: 'Inicio' }).waitFor({ timeout: 3_000 });
      return true;
    });
    await page.keyboard.press('Control+k');
    const recent = palette(page).getByRole('group', { name: 'Vistas hace poco' });
    await recent.getByRole('option', { name: /^Hildebranda/ }).waitFor();
    await page.keyboard.press('Escape');
    await account(page).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.getByLabel('Correo electrónico').waitFor();
    await signIn(page, 'supervisor', '');
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('option', { name: 'Solicitudes' }).waitFor();
    expect(await recent.count()).toBe(0);
  });

  test('single keys can be turned off, and stay off', async () => {
    const page = await visit();
    await signIn(page, 'gerente', '');
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    await pressSingle(page, '?');
    const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await help.waitFor();
    const onOff = help.getByRole('switch', { name: 'Usar atajos de una sola tecla' });
    await expectNoAxeViolations(page, 'the shortcuts');
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/set') && answer.ok());
    await onOff.uncheck();
    await kept;
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/preferences') && answer.ok()),
      page.reload(),
    ]);
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    await page.keyboard.press('Escape');
    await account(page).click();
    await page.getByRole('button', { name: 'Atajos de teclado' }).click();
    await onOff.check();
    await help.getByRole('button', { name: 'Cerrar' }).click();
    await help.waitFor({ state: 'hidden' });
    expect(await focused(page)).toMatch(/^Cuenta de/);
  });

  test('single keys do nothing before it is known that they were not turned off, nor when it can not be', async () => {
    const page = await visit();
    const reads = await holdReads(page, '**/api/console/preferences');
    await signIn(page, 'gerente', '');
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    const without = page.locator('[aria-keyshortcuts="Control+K Meta+K"]:visible');
    const pressed = async () => {
      await page.keyboard.press('?');
      // What a dialog would keep from opening.
      await page.keyboard.press('Control+k');
      await palette(page).waitFor();
      await page.keyboard.press('Escape');
      await palette(page).waitFor({ state: 'hidden' });
      expect(await without.count()).toBe(1);
    };
    await pressed();
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/preferences'));
    await reads.refuse();
    await refused;
    await pressed();
  });
});

test('the dark is chosen on one machine, holds on the next, and is there before the console is', async () => {
  const [here, there] = [await visit(), await visit()];
  await signIn(here, 'gerente', '');
  await account(here).click();
  const kept = here.waitForResponse((answer) => answer.url().endsWith('/set') && answer.ok());
  await here.getByRole('button', { name: 'Oscuro' }).click();
  await kept;
  await signIn(there, 'gerente', '');
  const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(() => scheme(there)).toBe('dark');
  await there.route('**/assets/*.js', (route) => route.abort());
  await there.goto(consolePage(), { waitUntil: 'domcontentloaded' });
  expect(await there.locator('#root').innerHTML()).toBe('');
  expect(await scheme(there)).toBe('dark');
  await here.getByRole('button', { name: 'Sistema' }).click();
  await expect.poll(() => scheme(here)).toBe('light');
});

test('a page that breaks leaves the rest of the console as it is', async () => {
  const page = await visit();
  await page.route('**/api/console/lead-counts?*', (route) => route.fulfill({ json: { unexpected: true } }));
  await signIn(page, 'supervisor', '');
  await page.getByRole('heading', { name: 'Algo salió mal en esta página' }).waitFor();
  await expectNoAxeViolations(page, 'a page that broke');
  await page.getByRole('link', { name: 'Usuarios' }).click();
  await page.getByRole('heading', { name: 'Usuarios', level: 1 }).waitFor();
  await page.unroute('**/api/console/lead-counts?*');
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  await page.getByRole('heading', { name: 'Inicio', level: 1 }).waitFor();
});

describe('where the network fails', () => {
  test('one is told since when what one sees may be old, and what helps', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    await signIn(page, 'supervisor', '');
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sin conexión' }).click();
    await page
      .getByRole('dialog', { name: 'Sin conexión' })
      .getByText(/^Lo que ves es de las \d\d:\d\d/)
      .waitFor();
    await expectNoAxeViolations(page, 'without a network');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Sin conexión' }).waitFor({ state: 'hidden' });
  });

  test('what nobody knows the end of is done once, and the journal and the dialog learn of it by themselves', async () => {
    const { path } = await newLead('Crisanta');
    const page = await visit();
    await signIn(page, 'supervisor', path);
    await page.getByRole('heading', { name: /^Crisanta/ }).waitFor();
    const keys = await loseAnswer(page, call, '/log-activity');
    await pressSingle(page, 'c');
    const dialog = page.getByRole('dialog', { name: 'Anotar llamada o reunión' });
    await choose(page, dialog.getByRole('combobox', { name: 'Tipo' }), 'Llamada');
    await choose(page, dialog.getByRole('combobox', { name: 'Resultado' }), 'Contestó');
    await dialog.getByLabel('Nota (opcional)').fill('Prefiere que la llamen de tarde.');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText(/No sabemos si el cambio llegó/).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Mis acciones', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Mis acciones' });
    await drawer.getByText('Hecha', { exact: true }).waitFor();
    await expectNoAxeViolations(page, 'the journal');
    expect(keys).toEqual([keys[0], keys[0]]);
    await page.keyboard.press('Escape');
    await page.getByText('Prefiere que la llamen de tarde.').first().waitFor();
    expect(await page.getByText('Prefiere que la llamen de tarde.').count()).toBe(1);
  });
});
