/** A company's history: who rejected it and why, told to the house, on any width. */
import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newId, positionOf, readUpTo } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { useApi } from '../console/api.ts';
import { signIn } from '../console/staff.ts';
import { isCutOff } from '../site/visitor.ts';

const { visit } = useBrowser();
const { as } = useApi();

/** Another one each time: what was answered once is answered for good. */
const freshRuc = (): string => {
  const digits = `20${String(randomInt(1e8)).padStart(8, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * [5, 4, 3, 2, 7, 6, 5, 4, 3, 2][at]!,
    0,
  );
  return `${digits}${(11 - (sum % 11)) % 10}`;
};

/** The page of a company that somebody else has registered, and that waits for its review. */
const companyPage = async (): Promise<string> => {
  const documentNumber = freshRuc();
  const id = `PE-${documentNumber}`;
  const legalName = `Panadería ${documentNumber} S.A.C.`;
  const registered = await (
    await as('administrador')
  ).call({
    method: 'POST',
    path: `/api/commands/companies/${id}/register`,
    body: {
      country: 'PE',
      legalName,
      documentNumber,
      economicActivityId: 'C',
      address: {},
    },
    headers: { 'idempotency-key': newId() },
  });
  if (registered.status !== 200) throw new Error(registered.text);
  await readUpTo(await as('backoffice'), `/api/console/companies/${id}`, positionOf(registered));
  return `companies/${id}/show`;
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
