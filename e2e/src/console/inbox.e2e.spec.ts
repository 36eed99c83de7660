/** What an executive is told of, while working. */
import { expect, test } from 'vitest';
import { leadCommand, logIn } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { isCutOff } from '../site/visitor.ts';
import { useApi } from './api.ts';
import { signIn } from './staff.ts';

const { visit } = useBrowser();
const { call, newLead } = useApi();

const give = async (id: string): Promise<void> => {
  const [manager, rosa] = [await logIn(call, 'gerente'), await logIn(call, 'ejecutivo')];
  expect((await leadCommand(manager, id, 'assign', { executiveId: rosa.id })).status).toBe(200);
};

test.each([
  { where: 'a wide window', window: { viewport: { width: 1280, height: 800 } } },
  { where: 'the dark on a phone', window: { viewport: { width: 320, height: 640 }, colorScheme: 'dark' } },
] as const)(
  'in $where an executive is told live of a lead that somebody gave, and goes there',
  async ({ window }) => {
    const { id } = await newLead('Ildefonsa');
    const page = await visit(window);
    await signIn(page, 'ejecutivo');
    const bell = page.getByRole('button', { name: /^Notificaciones/ });
    await bell.waitFor();
    await give((await newLead('Gumersinda')).id);
    await give(id);
    await page.getByRole('button', { name: /^Notificaciones: \d+ sin leer/ }).waitFor();

    await bell.click();
    const drawer = page.getByRole('dialog', { name: 'Notificaciones' });
    const item = drawer.getByRole('link', { name: /Ildefonsa/ }).first();
    await item.waitFor();
    expect(await item.innerText()).toContain('Nueva solicitud asignada');
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
