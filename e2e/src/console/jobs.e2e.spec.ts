/** What goes on in the background, as people follow it: bulk runs lead by lead, exports and their files. */
import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { logIn, newId } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { consolePage } from '../testing/platform.ts';
import { useApi } from './api.ts';
import { holdReads } from './held-reads.ts';
import { loseAnswer } from './lost-answer.ts';
import { downloadBy, signIn } from './staff.ts';

const { visit } = useBrowser();
const { call, newLead } = useApi();

const login = 'supervisor';

/** Notes on some leads and on one that there is not. */
const startBulk = async (names: readonly string[]): Promise<{ bulkId: string; ids: string[] }> => {
  const ids = [newId()];
  for (const name of names) ids.push((await newLead(name)).id);
  const bulkId = newId();
  const staff = await logIn(call, login);
  const answer = await staff.call({
    method: 'POST',
    path: `/api/commands/bulk/${bulkId}/start`,
    headers: { 'idempotency-key': newId() },
    body: { command: 'add-note', ids, payload: { text: 'Llamar el lunes' } },
  });
  expect(answer.status, answer.text).toBe(200);
  return { bulkId, ids };
};

const exportAll = async (page: Page, format: RegExp) => {
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  await page.getByText('La exportación está en marcha').waitFor();
};

test('a bulk run is followed to its end, and what was refused is named and not tried again', async () => {
  const page = await visit();
  await signIn(page, login, 'bulk');
  await page.getByRole('heading', { name: 'Operaciones en varias solicitudes' }).waitFor();
  const { bulkId } = await startBulk(['Anacleta', 'Basilisa']);
  // It appears on the open page by itself.
  const link = page.locator(`a[href$="/bulk/${bulkId}/show"]`);
  await link.waitFor();
  await page.getByText('1 falló').first().waitFor();
  await link.click();
  await page.getByText(/^No existe esa solicitud/).waitFor();
  await page.getByRole('combobox', { name: 'Mostrar' }).click();
  await page.getByRole('option', { name: 'Las hechas' }).click();
  await page.getByRole('link', { name: /^Anacleta/ }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Reintentar/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Volver a los trabajos' }).click();
  await page.getByRole('heading', { name: 'Trabajos', level: 1 }).waitFor();
});

test('the audit is exported whole, and its file is downloaded from the jobs', async () => {
  const page = await visit();
  // The zone that a person chose last is kept, and other tests choose one too.
  await signIn(page, login, `auditoria?filter=${encodeURIComponent('{"zone":"America/Lima"}')}`);
  await exportAll(page, /CSV/);
  await page.goto(consolePage('bulk'));
  const button = page.getByRole('button', { name: /^Descargar Auditoría/ }).first();
  // Made in the background: a busy machine gets its time.
  await button.waitFor({ timeout: 60_000 });
  const download = await downloadBy(page, button);
  expect(download.suggestedFilename()).toMatch(/^Auditoría .*\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.split('\r\n')[0]).toMatch(/Fecha \(America\/Lima\);.*;Estado anterior;/);
  expect(text.split('\r\n').length).toBeGreaterThan(3);
});

test('an export whose answer was lost is asked for again as the same', async () => {
  const page = await visit();
  await signIn(page, login);
  const keys = await loseAnswer(page, call, '/api/console/exports');
  const ask = async () => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: /^CSV/ }).click();
  };
  await ask();
  await page.getByText(/No sabemos si el cambio llegó/).waitFor();
  await ask();
  await page.getByText('La exportación está en marcha').waitFor();
  expect(keys).toEqual([keys[0], keys[0]]);
});

describe.each(windows)('in %s', (_, window) => {
  test('the jobs can be followed by everybody and fit', async () => {
    const isFine = async (page: Page, state: string) => {
      await expectNoAxeViolations(page, state);
      expect(await isCutOff(page), state).toBe(false);
    };
    const page = await visit(window);
    const reads = await holdReads(page, '**/api/console/exports?*');
    await reads.refuse();
    await signIn(page, login, 'bulk');
    await page.getByText('No se pudieron leer las exportaciones').waitFor();
    await isFine(page, 'a list that can not be read');
    await reads.letThrough();
    const { bulkId } = await startBulk(['Casimira']);
    await page.getByText('1 falló').first().waitFor();
    await isFine(page, 'the jobs');
    await page.goto(consolePage(`bulk/${bulkId}/show`));
    await page.getByText(/^No existe esa solicitud/).waitFor();
    await isFine(page, 'one of them');
    await page.goto(consolePage(`bulk/${newId()}/show`));
    await page.getByText('Esta operación no existe o no es tuya.').waitFor();
    await isFine(page, 'one that there is not');
  });
});
