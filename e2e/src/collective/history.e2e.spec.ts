/** A company's history: who rejected it and why, told to the house, on any width. */
import { describe, expect, test } from 'vitest';
import { jsonOf } from '../api/call.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { useApi } from '../console/api.ts';
import { signIn } from '../console/staff.ts';
import { isCutOff } from '../site/visitor.ts';

const { visit } = useBrowser();
const { as } = useApi();

/** The page of the demo's company that waits for its review. */
const companyPage = async (): Promise<string> => {
  const query = new URLSearchParams({ filter: '{"q":"Panificadora"}' });
  const staff = await as('backoffice');
  const found = await staff.call({ method: 'GET', path: `/api/console/companies?${query}` });
  return `companies/${(jsonOf(found) as { id: string }[])[0]!.id}/show`;
};

test('who rejects a company reads in its history that it happened, and why', async () => {
  const page = await visit();
  await signIn(page, 'backoffice', await companyPage());
  await page.getByRole('button', { name: 'Rechazar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rechazar' });
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Debe dos meses a otra aseguradora');
  await dialog.locator('[type="submit"]').click();
  const history = page.getByRole('region', { name: 'Historial' });
  await history.getByText('Se rechazó una empresa').waitFor();
  await history.getByText('Debe dos meses a otra aseguradora').waitFor();
});

describe.each(windows)('in %s', (name, window) => {
  test('the history stands on the company’s page, with its export', async () => {
    const page = await visit(window);
    await signIn(page, 'backoffice', await companyPage());
    const history = page.getByRole('region', { name: 'Historial' });
    await history.getByText('Se registró una empresa').waitFor();
    await history.getByRole('button', { name: 'Exportar' }).waitFor();
    await expectNoAxeViolations(page, `a company in ${name}`);
    expect(await isCutOff(page)).toBe(false);
  });
});
