/** The catalogue's pages and forms in each window: they fit, and everybody can use them. */
import { describe, test } from 'vitest';
import { useBrowser } from '../../browser/browser.ts';
import { windows } from '../../browser/windows.ts';
import { consolePage } from '../../testing/platform.ts';
import { signIn } from '../staff.ts';
import { byAge, expectFine, historyOf, openDialog, save, useCatalogue } from './desk.ts';

const { visit } = useBrowser();
const { draft, prepare, send } = useCatalogue();

describe.each(windows)('in %s', (_, window) => {
  const { width } = window.viewport;

  test('a product’s parts and forms', async () => {
    const code = `IntiPrueba${width}`;
    const consultation = {
      id: 1,
      name: 'Consulta médica',
      amounts: { percentage: { minAmount: 8_000, unit: '%' as const } },
    };
    await prepare(code, `Inti Prueba ${width}`, { content: { coverages: [consultation] } });
    const page = await visit(window);
    await signIn(page, 'administrador', `products/${code}/show`);
    await page.getByText('Consulta médica').first().waitFor();
    await expectFine(page, 'the content');
    const parts = ['Editar: Identidad', 'Editar: Coberturas', 'Agregar: Ofertas', 'Agregar: Documentos', 'Agregar: Pago'];
    for (const button of parts) {
      const dialog = await openDialog(page, button);
      const add = dialog.getByRole('button', { name: /^Agregar a:/ });
      const isList = (await add.count()) > 0;
      if (isList) await add.first().click();
      await expectFine(page, button);
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      if (isList) await page.getByRole('button', { name: 'Salir', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
    const price = await openDialog(page, 'Editar: Precio');
    await expectFine(page, 'the form of the price');
    await page.keyboard.press('Escape');
    await price.waitFor({ state: 'hidden' });
    await page.goto(consolePage('products/no-existe/show'));
    await page.getByRole('heading', { name: 'No encontramos ese producto' }).waitFor();
    await expectFine(page, 'a product that there is not');
  });

  test('a product’s preview and its versions', async () => {
    const code = `DiaAncho${width}`;
    await prepare(code, `Día ${width}`, { price: byAge });
    const page = await visit(window);
    await signIn(page, 'administrador', `products/${code}/show`);
    await page.getByRole('region', { name: 'Sin datos todavía' }).waitFor();
    await expectFine(page, 'sections without data');
    await save(await openDialog(page, 'Publicar'), 'Publicar');
    await page.getByRole('tab', { name: 'Versiones' }).click();
    await page.getByText('Se publicó la versión 1').waitFor();
    await page.getByRole('article').waitFor();
    await page.getByRole('button', { name: 'Todo lo que decía' }).click();
    await expectFine(page, 'the history and a day');
    await page.getByRole('tab', { name: 'Vista previa' }).click();
    await page.getByText('S/ 118').first().waitFor();
    await expectFine(page, 'the preview');
    await page.getByRole('button', { name: 'Agregar persona' }).click();
    await page.getByRole('group', { name: 'Persona 2' }).getByLabel('Edad (años)').fill('x');
    await expectFine(page, 'a preview with a wrong age');
  });

  test('a draft’s page, part by part', async () => {
    const code = `PasadoVentana${width}`;
    await draft(code, `Pasado ventana ${width}`, {
      faq: [{ question: '¿Desde cuándo cubre?', answer: 'Desde el primer día.' }],
      seo: { title: 'Coberturas y precio' },
      documents: [{ id: 1, title: 'Póliza', kind: 'policy', pages: [{ heading: 'Uno', paragraphs: ['Lo que paga.'] }] }],
    });
    const page = await visit(window);
    await signIn(page, 'backoffice', `products/${code}/show`);
    await page.getByRole('tab', { name: 'Vista previa' }).click();
    for (const part of ['Preguntas frecuentes (1)', 'Documentos (1)', 'En los buscadores'])
      await page.getByRole('button', { name: part }).click();
    await page.getByText('Desde el primer día.').waitFor();
    await expectFine(page, 'a draft’s page');
  });

  test('an insurer with its history', async () => {
    const id = 970_100 + width;
    const details = { country: 'PE', type: 'ASEG', organizationCode: `P${id}`, url: `Pasado-${id}`, isDemo: true };
    await send('backoffice', `organizations/${id}/register`, { ...details, displayName: `Pasado ${width}` });
    await send('backoffice', `organizations/${id}/change`, { displayName: `Pasado otra vez ${width}` });
    const page = await visit(window);
    await signIn(page, 'backoffice', `organizations/${id}/show`);
    await historyOf(page).first().getByText('Versión 2: se cambió').waitFor();
    await page.getByRole('button', { name: 'Ver cómo quedó en la versión 2' }).click();
    await page.getByText(`Pasado ${width}`).first().waitFor();
    await expectFine(page, 'an insurer with its history');
  });

  test('tables, and the form of their values', async () => {
    const page = await visit(window);
    await signIn(page, 'administrador', 'dated-tables');
    for (const table of ['exchange.UF-CLP', 'riskFactors', 'usageScenarios.PE', 'gesPremiums']) {
      await page.goto(consolePage(`dated-tables/${table}/show`));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('region', { name: 'Lo que rige hoy' }).waitFor();
      await expectFine(page, table);
    }
    await openDialog(page, 'Fijar valores');
    await expectFine(page, 'the values of a table in a form');
  });
}); // oxfmt-ignore
