/** What each role is offered in the catalogue, and what it reads. */
import { expect, test } from 'vitest';
import { useBrowser } from '../../browser/browser.ts';
import { consolePage } from '../../testing/platform.ts';
import { signIn } from '../staff.ts';

const { visit } = useBrowser();

test('who only reads the catalogue is offered nothing else, and reads no commission', async () => {
  const path = 'products/Inti-Salud-Completa';
  const page = await visit();
  await signIn(page, 'ejecutivo', `${path}/show`);
  await page.getByRole('heading', { level: 2, name: 'Precio' }).waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('button').count()).toBe(0);
  expect(await main.getByText('Comisión (%)').count()).toBe(0);
  await page.goto(consolePage('organizations'));
  await page.getByRole('link', { name: 'Inti Seguros' }).waitFor();
  expect(await page.getByRole('button', { name: 'Registrar' }).count()).toBe(0);
  const writer = await visit();
  await signIn(writer, 'backoffice', `${path}/show`);
  await writer.getByText('Comisión (%)').waitFor();
});

test('who never may begin a product or register anything is not offered it, and who may is', async () => {
  const [reader, writer] = [await visit(), await visit()];
  await signIn(reader, 'ejecutivo', 'products');
  await signIn(writer, 'backoffice', 'products');
  for (const [resource, name] of [
    ['products', 'Nuevo producto'],
    ['organizations', 'Registrar'],
  ] as const) {
    for (const page of [reader, writer]) {
      await page.goto(consolePage(resource));
      await page.getByRole('row').nth(1).waitFor();
    }
    await writer.getByRole('button', { name }).waitFor();
    expect(await reader.getByRole('button', { name }).count()).toBe(0);
  }
});
