/** What an executive is told of, while working. */
import { expect, test } from 'vitest';
import { leadCommand, logIn } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { useApi } from './api.ts';
import { holdReads } from './held-reads.ts';
import { leadLink, signIn } from './staff.ts';

const { visit } = useBrowser();
const { call, newLead } = useApi();

const give = async (id: string): Promise<void> => {
  const [manager, rosa] = [await logIn(call, 'gerente'), await logIn(call, 'ejecutivo')];
  expect((await leadCommand(manager, id, 'assign', { executiveId: rosa.id })).status).toBe(200);
};

test.each(windows)(
  'in %s an executive is told live of a lead that somebody gave, and goes there',
  async (_, window) => {
    const { id } = await newLead('Ildefonsa');
    const page = await visit(window);
    await signIn(page, 'ejecutivo');
    const bell = page.getByRole('button', { name: /^Notificaciones/ });
    await bell.waitFor();
    await give((await newLead('Gumersinda')).id);
    await give(id);
    await page.getByRole('button', { name: /^Notificaciones: \d+\+? sin leer/ }).waitFor();

    await bell.click();
    const drawer = page.getByRole('dialog', { name: 'Notificaciones' });
    const item = drawer.locator(`a[href*="${id}"]`);
    await item.waitFor();
    expect(await item.innerText()).toMatch(/te asignó la solicitud de Ildefonsa/);
    await expectNoAxeViolations(page, 'the notifications');
    expect(await isCutOff(page)).toBe(false);

    await item.click();
    await page.getByRole('heading', { name: 'Ildefonsa' }).waitFor();
    expect(page.url()).toContain(id);
    await bell.click();
    await drawer.getByRole('button', { name: 'Marcar todas como leídas' }).click();
    await drawer.getByRole('button', { name: 'Marcar todas como leídas' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Cerrar las notificaciones' }).click();
    await page.getByRole('button', { name: 'Notificaciones', exact: true }).waitFor();
  },
);

test('a lead that another executive had comes with who passed it on and the note', async () => {
  const { id } = await newLead('Teodolinda');
  const [manager, mateo] = [await logIn(call, 'gerente'), await logIn(call, 'ejecutivo2')];
  await give(id);
  const passed = { executiveId: mateo.id, note: 'Prefiere la tarde.\nYa tiene la cotización.' };
  expect((await leadCommand(manager, id, 'reassign', passed)).status).toBe(200);
  const page = await visit({ viewport: { width: 390, height: 844 } });
  await signIn(page, 'ejecutivo2');
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const item = page.getByRole('dialog', { name: 'Notificaciones' }).locator(`a[href*="${id}"]`);
  await item.getByText('Andrés Villalobos te pasó la solicitud de Teodolinda').waitFor();
  expect(await item.locator('blockquote').innerText()).toBe(passed.note);
  await expectNoAxeViolations(page, 'a notification with a note');
  expect(await isCutOff(page)).toBe(false);
});

test('a lead that is opened from the list is no longer news', async () => {
  const { id } = await newLead('Hildegunda');
  await give(id);
  const page = await visit();
  await signIn(page, 'ejecutivo', 'leads');
  const bell = page.getByRole('button', { name: /^Notificaciones/ });
  await leadLink(page, 'Hildegunda').first().click();
  await page.getByRole('heading', { name: /^Hildegunda/ }).waitFor();
  await bell.click();
  const item = page.getByRole('dialog', { name: 'Notificaciones' }).getByRole('listitem');
  const about = item.filter({ hasText: 'Hildegunda' });
  await about.waitFor();
  await about.getByText('Sin leer.').waitFor({ state: 'detached' });
});

test('the page of notifications shows them all or the unread ones, and marks them one by one', async () => {
  const page = await visit();
  await signIn(page, 'ejecutivo', 'notifications');
  await page.getByRole('heading', { name: 'Notificaciones', level: 1 }).waitFor();
  await give((await newLead('Plácida')).id);
  const item = page.getByRole('listitem').filter({ hasText: 'Plácida' });
  await item.getByText('Sin leer.').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Sin leer', exact: true }).click();
  await item.getByRole('button', { name: /^Marcar como leída/ }).click();
  await item.waitFor({ state: 'hidden' });
  const markAll = page.getByRole('button', { name: 'Marcar todas como leídas' });
  if (await markAll.isVisible()) await markAll.click();
  await page.getByRole('heading', { name: 'Leíste todo' }).waitFor();
  await expectNoAxeViolations(page, 'no unread notifications');
  await page.getByRole('button', { name: 'Ver todas las notificaciones' }).click();
  await item.getByRole('link').click();
  await page.getByRole('heading', { name: 'Plácida' }).waitFor();
});

test.each(['cliente', 'backoffice'])(
  '%s, who has no leads, reaches the inbox and the background work',
  async (login) => {
    const page = await visit();
    await signIn(page, login, '');
    await page.getByRole('button', { name: 'Notificaciones' }).click();
    const drawer = page.getByRole('dialog', { name: 'Notificaciones' });
    await drawer.getByRole('button', { name: 'Cerrar las notificaciones' }).click();
    await drawer.waitFor({ state: 'hidden' });
    const menu = page.getByRole('navigation', { name: 'Secciones de la consola' });
    await menu.getByRole('link', { name: 'Trabajos' }).click();
    await page.getByRole('heading', { name: 'Exportaciones' }).waitFor();
    await menu.getByRole('link', { name: 'Notificaciones' }).click();
    await page.getByRole('heading', { name: 'Notificaciones', level: 1 }).waitFor();
  },
);

test('notifications that can not be read say so, and are read at the next try', async () => {
  const page = await visit();
  const reads = await holdReads(
    page,
    (url) => url.pathname.endsWith('/notifications') && url.search.includes('24'),
  );
  await reads.refuse(503);
  await signIn(page, 'ejecutivo', 'notifications');
  const alert = page.getByRole('alert').filter({ hasText: 'No se pudieron leer las notificaciones' });
  await alert.waitFor();
  await expectNoAxeViolations(page, 'notifications that can not be read');
  await reads.letThrough();
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await alert.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Notificaciones', level: 1 }).waitFor();
});
