/** A file of activations: its columns, the trial, a row corrected in place, the run, and the workbook of what failed. */
import { readFileSync } from 'node:fs';
import { addDays, dayInZone } from '@cotejo/core/kit/time';
import { test, expect } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { choose, downloadBy, signIn } from '../console/staff.ts';

const { visit } = useBrowser();

const from = addDays(dayInZone(new Date(), 'America/Lima'), 5).split('-').toReversed().join('/');

/** A title above the headings, one row without errors, one whose birth date is corrected, and one whose document stays wrong. */
const file = [
  'Nómina de altas',
  'Nombres;Apellido paterno;Identificación;Fecha de nacimiento;Sexo;Fecha de vigencia;Grupo',
  `Marina;Quiroz;41876501;12/04/1988;Femenino;${from};A`,
  `Braulio;Ticona;41876502;31/02/1990;Masculino;${from};B`,
  `Casilda;Poma;12;05/06/1979;Femenino;${from};B`,
].join('\r\n');

test('a file is mapped, tried, corrected in place, processed, and what failed is downloaded', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'backoffice', 'employee-loads');
  await page.getByRole('button', { name: 'Nueva carga' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva carga' });
  await dialog.getByRole('combobox', { name: 'Póliza' }).fill('COL-1000');
  await page.getByRole('option', { name: /COL-1000$/ }).click();
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'Altas de prueba.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await expect
    .poll(() => dialog.getByRole('radio', { name: 'Los títulos están en la fila 2' }).isChecked())
    .toBe(true);
  await expectNoAxeViolations(page, 'the first rows of a file');
  await dialog.getByRole('button', { name: 'Subir y revisar' }).click();

  await page.getByText(/^Dinos qué columna es cuál/).waitFor();
  await choose(page, page.getByRole('combobox', { name: 'Documento *' }), 'Identificación');
  await page.getByRole('button', { name: 'Revisar filas' }).click();
  await page.getByText('Revisada. Nada ha cambiado todavía.').waitFor();
  await page.getByText('2 por corregir').first().waitFor();

  await page.getByRole('button', { name: 'Corregir la fila 4' }).click();
  const correcting = page.getByRole('dialog', { name: 'Corregir la fila 4' });
  await correcting.getByRole('textbox', { name: 'Fecha de nacimiento' }).fill('28/02/1990');
  await correcting.getByRole('button', { name: 'Guardar y revisar' }).click();
  await correcting.waitFor({ state: 'hidden' });
  await page.getByText('2 altas', { exact: true }).waitFor();
  await page.getByText('Corregida aquí').waitFor();

  await page.getByRole('button', { name: 'Procesar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Procesar' }).locator('[type="submit"]').click();
  // The load and its progress are there again after leaving the page.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const load = page.url();
  await page.goto(load.replace(/employee-loads.*/, 'employee-loads'));
  await page.getByRole('link', { name: 'Altas de prueba.csv' }).first().click();
  await page.getByText('Procesada.').waitFor();
  await page.getByText('2 altas pedidas').waitFor();
  await page.getByText('1 por corregir').first().waitFor();
  const download = await downloadBy(
    page,
    page.getByRole('button', { name: 'Descargar las filas por corregir' }),
  );
  expect(download.suggestedFilename()).toBe('Altas de prueba - rechazadas.xlsx');
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});
