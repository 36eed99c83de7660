/** The queue of activations and cancellations, answered by keys and in bulk. */
import { type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { signIn } from '../console/staff.ts';

const { visit } = useBrowser();

const activations = new URLSearchParams({ filter: '{"status":"PROCESS_ACTIVATION"}' });
const queue = `policy-employees/por-responder?${activations}`;
const current = (page: Page) => page.locator('[data-row][aria-current="true"]');
const isCurrent = (page: Page, id: string) =>
  expect.poll(() => current(page).getAttribute('data-row')).toBe(id);

/** Opens the queue; answers with the ids of its rows, the longest wait first. */
const openQueue = async (page: Page): Promise<readonly string[]> => {
  await signIn(page, 'backoffice', queue);
  await current(page).waitFor();
  await page.locator('[aria-keyshortcuts$=" /"]:visible').waitFor();
  const rows = page.locator('[data-row]');
  return rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['row']!));
};

test('keys move through the queue, accept a request and decline the next one by the number of a reason, and it is asked for again', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  const [first, second, third] = await openQueue(page);
  await isCurrent(page, first!);
  await page.keyboard.press('j');
  await isCurrent(page, second!);
  await page.keyboard.press('k');
  await isCurrent(page, first!);

  await page.keyboard.press('a');
  const accepting = page.getByRole('dialog', { name: 'Aceptar el alta' });
  await accepting.locator('[type="submit"]').click();
  await accepting.waitFor({ state: 'hidden' });
  await isCurrent(page, second!);

  await page.keyboard.press('r');
  const declining = page.getByRole('dialog', { name: 'Rechazar el alta' });
  await declining.waitFor();
  await expectNoAxeViolations(page, 'the reasons of a decline');
  await page.keyboard.press('2');
  await expect.poll(() => declining.getByRole('radio', { name: /^2 ·/ }).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await declining.waitFor({ state: 'hidden' });
  await isCurrent(page, third!);
  await page.goto(page.url().replace(/policy-employees.*/, `policy-employees/${second!}/show`));
  await page.getByText('Fuera de la edad que la póliza asegura').first().waitFor();

  await page.getByRole('button', { name: 'Pedir otra vez' }).click();
  const asking = page.getByRole('dialog', { name: 'Pedir un alta' });
  await expect.poll(() => asking.getByRole('combobox', { name: 'Póliza' }).inputValue()).not.toBe('');
  await expect
    .poll(() => asking.getByLabel('Primer día con cobertura').inputValue())
    .toMatch(/^\d{4}-\d\d-\d\d$/);
  await expectNoAxeViolations(page, 'a refused coverage asked for again');
  await asking.getByRole('button', { name: 'Pedir un alta' }).click();
  await asking.waitFor({ state: 'hidden' });
  await page.getByText('Alta en proceso').first().waitFor();
  expect(page.url()).not.toContain(encodeURIComponent(second!));
});

test('a reason chosen with the mouse declines a request', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  const [first, second] = await openQueue(page);
  await isCurrent(page, first!);
  await page.getByRole('button', { name: 'Rechazar el alta' }).click();
  const declining = page.getByRole('dialog', { name: 'Rechazar el alta' });
  await declining.getByRole('radio', { name: /^2 ·/ }).check();
  await declining.getByRole('button', { name: 'Rechazar el alta' }).click();
  await declining.waitFor({ state: 'hidden' });
  await isCurrent(page, second!);
});

test('the start tells how many wait at an insurer, and leads to these in the queue', async () => {
  const page = await visit();
  await signIn(page, 'backoffice', '');
  const panel = page.getByRole('region', { name: 'Próximos cortes' });
  await panel
    .getByRole('link', { name: /^\d+ esperan: / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Activaciones y bajas' }).waitFor();
  const asked = JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as object;
  expect(Object.keys(asked)).toEqual(['insurerId', 'late']);
  await page.locator('[data-row]').first().waitFor();
});

test('requests are selected by a key, reviewed one at a time, and accepted in bulk with a result for each', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  const [first, second, third] = await openQueue(page);
  await isCurrent(page, first!);
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await isCurrent(page, second!);
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Acciones en las solicitudes seleccionadas' });
  await bar.getByText('2 seleccionadas').waitFor();
  await page.keyboard.press('t');
  await page.getByText('Se revisa de a una: quita la selección').waitFor();
  await bar.getByRole('button', { name: 'Aceptar altas (2)' }).click();
  await page.getByRole('dialog').locator('[type="submit"]').click();
  const results = page.getByRole('dialog').filter({ hasText: '2 aceptadas' });
  await results.waitFor();
  await results.getByRole('button', { name: 'Cerrar' }).click();
  for (const id of [first!, second!])
    await page.locator(`li [data-row="${id}"]`).waitFor({ state: 'detached' });
  await page.locator(`[data-row="${third!}"]`).waitFor();
});
