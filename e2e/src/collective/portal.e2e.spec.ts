/** A client's console: the own company in the menu, lists, search and addresses, and no other. */
import { expect, test } from 'vitest';
import { jsonOf } from '../api/call.ts';
import { useBrowser } from '../browser/browser.ts';
import { useApi } from '../console/api.ts';
import { signIn } from '../console/staff.ts';
import { consolePage } from '../testing/platform.ts';

const { visit } = useBrowser();
const { as } = useApi();

const others = /Logística Callao|Viñedos Río Claro|Clínica Dental|Panificadora/;

/** The id of the first record that the back office finds. */
const foreign = async (resource: string, filter: object): Promise<string> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  const answer = await (
    await as('backoffice')
  ).call({ method: 'GET', path: `/api/console/${resource}?${query}` });
  return (jsonOf(answer) as { id: string }[])[0]!.id;
};

test('a client sees the own company alone, wherever it looks', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'empresa', 'policies');
  await page.getByRole('link', { name: 'COL-1000' }).waitFor();
  const menu = await page.getByRole('navigation').first().innerText();
  for (const own of ['Pólizas', 'Empleados y cargas', 'Coberturas']) expect(menu).toContain(own);
  for (const no of ['Empresas', 'Partners', 'Aseguradoras', 'Solicitudes', 'Activaciones y bajas'])
    expect(menu).not.toContain(no);

  for (const list of ['policies', 'insured-people', 'policy-employees', 'coverage-history']) {
    await page.goto(consolePage(list));
    await page.getByRole('main').getByText('Textiles Arequipa del Sur S.A.C.').first().waitFor();
    expect(await page.getByRole('main').innerText(), list).not.toMatch(others);
  }

  const palette = page.getByRole('dialog', { name: 'Buscar y hacer' });
  await page.keyboard.press('Control+k');
  await palette.waitFor();
  await page.keyboard.type('COL-100');
  await palette.getByRole('option', { name: /^COL-1000/ }).waitFor();
  expect(await palette.getByRole('option', { name: /^COL-100[1-9]/ }).count()).toBe(0);
  await page.keyboard.press('Escape');

  const policyId = await foreign('policies', { q: 'COL-1001' });
  await page.goto(consolePage(`policies/${policyId}/show`));
  await page.getByRole('heading', { name: 'No encontramos esa póliza' }).waitFor();
  const coverageId = await foreign('policy-employees', { policyId });
  await page.goto(consolePage(`policy-employees/${encodeURIComponent(coverageId)}/show`));
  await page.getByRole('heading', { name: 'No encontramos esa cobertura' }).waitFor();
});
