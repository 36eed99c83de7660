/** A file for an insurer is prepared, filled and sent; the palette finds what it is about. */
import { expect, test } from 'vitest';
import { jsonOf } from '../api/call.ts';
import { useBrowser } from '../browser/browser.ts';
import { useApi } from '../console/api.ts';
import { signIn } from '../console/staff.ts';

const { visit } = useBrowser();
const { as } = useApi();

test('what waits for an insurer is put in a file, and the file is sent to its contact', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'backoffice', 'insurer-files');
  await page.getByRole('button', { name: 'Preparar archivo' }).click();
  const preparing = page.getByRole('dialog', { name: 'Preparar archivo' });
  await preparing.getByRole('combobox', { name: 'Aseguradora' }).click();
  await page.getByRole('option').nth(1).click();
  await preparing.locator('[type="submit"]').click();
  await preparing.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: /^Agregar \d+ solicitud/ }).click();
  const filling = page.getByRole('dialog', { name: 'Poner en un archivo a la aseguradora' });
  await filling.getByRole('link', { name: 'Ver resultados' }).waitFor();
  expect(await filling.getByText(/falló|fallaron/).count()).toBe(0);
  await filling.getByRole('button', { name: 'Cerrar' }).click();
  await page
    .getByText(/[1-9]\d* altas y \d+ bajas/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Marcar como enviado' }).click();
  const sending = page.getByRole('dialog', { name: 'Marcar como enviado' });
  await sending.getByRole('checkbox', { name: /^Carla Soto/ }).check();
  await sending.locator('[type="submit"]').click();
  await sending.waitFor({ state: 'hidden' });
  await page.getByText('Enviado', { exact: true }).first().waitFor();
});

test('the palette finds a company, a policy and an employee by name and by document, and starts a command', async () => {
  const staff = await as('backoffice');
  const query = new URLSearchParams({ filter: '{"isHolder":true,"country":"PE"}', range: '[0,0]' });
  const answer = await staff.call({ method: 'GET', path: `/api/console/insured-people?${query}` });
  const [person] = jsonOf(answer) as { name: string; identity: { documentNumber: string } }[];
  const page = await visit();
  await signIn(page, 'backoffice', 'companies');
  const palette = page.getByRole('dialog', { name: 'Buscar y hacer' });
  const look = async (typed: string, found: RegExp) => {
    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox').fill(typed);
    await palette.getByRole('option', { name: found }).first().waitFor();
    return palette.getByRole('option', { name: found }).first();
  };
  for (const [typed, found] of [
    ['textiles arequipa', /^Textiles Arequipa/],
    ['20503644968', /^Textiles Arequipa/],
    ['COL-1000', /^COL-1000/],
    [person!.name, new RegExp(`^${person!.name}`)],
  ] as const) {
    await look(typed, found);
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'hidden' });
  }
  await (await look(person!.identity.documentNumber, new RegExp(`^${person!.name}`))).click();
  await page.getByRole('heading', { name: person!.name, level: 1 }).waitFor();
  await (await look('pedir un alta', /^Pedir un alta/)).click();
  await page.getByRole('dialog', { name: 'Pedir un alta' }).waitFor();
  expect(page.url()).toContain('/insured-people/');
});

test('the palette finds an insurer by its name without accents or capitals, and prepares a file for it', async () => {
  const answer = await (await as('backoffice')).call({ method: 'GET', path: '/api/console/cutting-days' });
  const [insurer] = jsonOf(answer) as { name: string }[];
  const typed = insurer!.name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const page = await visit();
  await signIn(page, 'backoffice', 'companies');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar y hacer' });
  const file = palette.getByRole('option', {
    name: `Preparar archivo para la aseguradora ${insurer!.name}`,
    exact: true,
  });
  const search = palette.getByRole('combobox');
  await search.fill(typed);
  await palette.getByRole('option', { name: new RegExp(`^${insurer!.name}`) }).waitFor();
  await search.fill('');
  expect(await file.count()).toBe(0);
  await search.fill(`archivo ${typed}`);
  await file.click();
  const preparing = page.getByRole('dialog', { name: 'Preparar archivo' });
  await preparing.getByRole('combobox', { name: 'Aseguradora' }).filter({ hasText: insurer!.name }).waitFor();
});
