/** Prices by age are written in a table as in a spreadsheet. */
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '../../browser/axe.ts';
import { useBrowser } from '../../browser/browser.ts';
import { choose, signIn } from '../staff.ts';
import { openDialog, save, useCatalogue } from './desk.ts';

const { visit } = useBrowser();
const { prepare } = useCatalogue();

test('age bands are typed and pasted as in a spreadsheet, and what is wrong stands at its cell', async () => {
  await prepare('IntiPrueba8', 'Inti Prueba Ocho');
  const page = await visit();
  await signIn(page, 'backoffice', 'products/IntiPrueba8/show');
  const dialog = await openDialog(page, 'Editar: Precio');
  await choose(page, dialog.getByRole('combobox', { name: 'Cómo se calcula' }), 'Por edad de cada persona');
  await dialog.getByRole('button', { name: 'Agregar a: Tramos de edad' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('price.bands.0.from');
  const type = async (...cells: string[]): Promise<void> => {
    for (const [place, cell] of cells.entries()) {
      if (place > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(cell);
    }
  };
  await type('0', '17', '', 'gratis');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('price.bands.1.from');
  const cells = 'Desde\tHasta\tSexo\tMonto\n18\t30\tMujer\tS/ 120.50\n18\t30\tHombre\t110';
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, cells);
  await dialog.getByText('Se pegaron 2 filas.').waitFor();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByText('Escribe un monto, como 15.50.').waitFor();
  await expect.poll(focused).toBe('price.bands.0.amount');
  await dialog.getByRole('textbox', { name: 'Monto (PEN), fila 1' }).fill('99.90');
  // What is wrong with a row is said of each of its cells.
  const from = dialog.getByRole('textbox', { name: 'Desde (años), fila 1' });
  await from.fill('40');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByRole('table').getByText('Debe empezar antes de terminar.').waitFor();
  for (const name of ['Desde (años), fila 1', 'Sexo, fila 1'])
    expect(
      await dialog.getByLabel(name).evaluate((cell) =>
        (cell.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      ),
    ).toBe('Debe empezar antes de terminar.');
  await from.fill('0');
  await expectNoAxeViolations(page, 'bands in a table');
  await save(dialog);
  await page.getByRole('row', { name: '18 a 30 años Mujer S/ 120.50' }).waitFor();
  await page.getByRole('row', { name: '0 a 17 años Ambos S/ 99.90' }).waitFor();
});
