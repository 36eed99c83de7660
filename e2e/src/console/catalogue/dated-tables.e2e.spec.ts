/** Values that hold from a day on, set by hand and from a file. */
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../browser/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn } from '../staff.ts';
import { openDialog, save } from './desk.ts';

const { visit } = useBrowser();

test('a manager says what the tax is from a day on, and the table keeps what was before', async () => {
  const page = await visit();
  await signIn(page, 'gerente', 'dated-tables/taxes.IGV/show');
  const dialog = await openDialog(page, 'Fijar valores');
  await dialog.getByLabel('Rige desde').fill('2031-01-01');
  await dialog.getByLabel('Fuente').fill('Ley de prueba');
  await dialog.getByRole('textbox', { name: 'Porcentaje' }).fill('diecisiete');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByText('Debe ser un número sin signo, de hasta 9 cifras enteras y 6 decimales.').waitFor();
  // At the field, and nowhere else.
  expect(await dialog.getByRole('textbox', { name: 'Porcentaje' }).getAttribute('aria-invalid')).toBe('true');
  expect(await dialog.locator('[aria-invalid="true"]').count()).toBe(1);
  await dialog.getByRole('textbox', { name: 'Porcentaje' }).fill('17');
  await save(dialog);
  const days = page.getByRole('listitem').filter({ hasText: 'Fuente:' });
  await days.filter({ hasText: '1 de enero de 2031' }).filter({ hasText: 'Todavía no rige' }).waitFor();
  await eventually('what was before is there', async () => (await days.count()) > 1);
});

describe('a dated table', () => {
  test('tells of each day who set it and when, what it was before, and what was corrected; all of them, page by page', async () => {
    const page = await visit();
    await signIn(page, 'administrador', 'dated-tables/exchange.UF-CLP/show');
    await page.getByRole('img', { name: /^Del .+ de \d+\.\d+/ }).waitFor();
    const set = async (value: string, source: string): Promise<void> => {
      const dialog = await openDialog(page, 'Fijar valores');
      await dialog.getByLabel('Rige desde').fill('2026-01-15');
      await dialog.getByLabel('Fuente').fill(source);
      const typed = dialog.getByRole('textbox', { name: 'Valor' });
      await typed.fill('39.214');
      await dialog.getByText('39.214,00').waitFor();
      await typed.fill(value);
      await save(dialog);
    };
    await set('39.700,5', 'Banco Central');
    await set('39701,25', 'Banco Central, corregido');
    const days = page.getByRole('region', { name: 'Todos los días' });
    const next = days.getByRole('button', { name: /siguiente/i });
    const day = days.getByRole('listitem').filter({ hasText: 'Banco Central, corregido' });
    await days.getByRole('listitem').first().waitFor();
    const first = await days.getByRole('listitem').first().innerText();
    while ((await day.count()) === 0) {
      const before = await days.getByRole('listitem').first().innerText();
      await next.click();
      await expect.poll(() => days.getByRole('listitem').first().innerText()).not.toBe(before);
    }
    expect(await days.getByRole('listitem').first().innerText()).not.toBe(first);
    await day.getByText('Desde el 15 de enero de 2026').waitFor();
    await day.getByText('39.701,25').first().waitFor();
    await day
      .getByText(/Julián Cárdenas \(Administrador\)/)
      .first()
      .waitFor();
    await day.getByText('Se corrigió; antes decía:').waitFor();
    await day.getByText('39.700,50', { exact: true }).waitFor();
  });

  test('takes its values from a file, and tells what changed by them', async () => {
    const page = await visit();
    await signIn(page, 'administrador', 'dated-tables/gesPremiums/show');
    const dialog = await openDialog(page, 'Fijar valores');
    await dialog.getByLabel('Rige desde').fill('2031-01-01');
    await dialog.getByLabel('Fuente').fill('Circular de prueba');
    const file = dialog.locator('input[type=file]');
    const csv = (text: string) => ({ name: 'ges.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await file.setInputFiles(csv('Isapre;Prima\nconsalud;0,8\n'));
    await dialog.getByText(/Al archivo le faltan columnas: Nombre, Valor/).waitFor();
    await file.setInputFiles(csv('Nombre;Valor\nconsalud;0,8\ncolmena;mucho\n'));
    await dialog.getByText('Se cargaron 2 filas de ges.csv. Revísalas y guarda.').waitFor();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog
      .getByText('Debe ser un número sin signo, de hasta 9 cifras enteras y 6 decimales.')
      .waitFor();
    await dialog.getByRole('textbox', { name: 'Valor' }).nth(1).fill('1,1');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText(/^Faltan isapres que tenían prima: /).waitFor();
    await dialog.getByRole('checkbox', { name: /falte una/ }).check();
    await save(dialog);
    const day = page.getByRole('listitem').filter({ hasText: 'Circular de prueba' });
    await day.getByText('Todavía no rige').waitFor();
    await day.getByText(/consalud: .+ → 0,8/).waitFor();
    await day.getByRole('button', { name: 'Ver los valores desde el 1 de enero de 2031' }).click();
    await day.getByText('1,1', { exact: true }).waitFor();
  });
});
