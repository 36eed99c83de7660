/** What visitors would get of a draft: its card, its price for whom one chooses, and its page. */
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../browser/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { downloadBy, signIn } from '../staff.ts';
import { byAge, openDialog, save, useCatalogue } from './desk.ts';

const { visit } = useBrowser();
const { call, draft, prepare } = useCatalogue();

describe('what visitors would get of a draft', () => {
  test('is the card of the site’s own calls, for people that one chooses, and how its price comes about', async () => {
    await prepare('DiaPrevia1', 'Día Previa Uno', { price: byAge });
    const page = await visit();
    await signIn(page, 'gerente', 'products/DiaPrevia1/show');
    await page.getByRole('tab', { name: 'Vista previa' }).click();
    const card = page.getByRole('article', { name: 'Vista previa: Día Previa Uno' });
    await card.getByText('S/ 118').first().waitFor();
    await card.getByText('Inti Seguros').waitFor();
    await page.getByText('IGV 18 % sobre S/ 100').waitFor();

    await page.getByRole('button', { name: 'Agregar persona' }).click();
    const child = page.getByRole('group', { name: 'Persona 2' });
    await child.getByLabel('Edad (años)').fill('8');
    await card.getByText('S/ 177').waitFor();
    await page.getByText('Hijo o hija, 8 años: S/ 59').waitFor();
    // Too old for the plan: said of the one whom it concerns, and the price is that of the other.
    await child.getByLabel('Edad (años)').fill('30');
    await page.getByText('Hijo o hija, 30 años: El plan asegura de los 0 a los 17 años.').waitFor();
    await card.getByText('Para 1 de 2 personas').waitFor();
    await child.getByLabel('Edad (años)').fill('300');
    await page.getByText('De 0 a 120 años.').waitFor();
    await page.getByText(/^Corrige los datos de arriba/).waitFor();

    // What was shown is what visitors get once it is published.
    await child.getByRole('button', { name: 'Quitar a Persona 2' }).click();
    await card.getByText('Para 1 persona').waitFor();
    await save(await openDialog(page, 'Publicar'), 'Publicar');
    await page.getByText('el borrador dice lo mismo que lo publicado').waitFor();
    const headers = { 'x-country': 'PE' };
    const path = '/api/insurance/product/DiaPrevia1';
    await eventually('visitors get it', async () =>
      (await call({ method: 'GET', path, headers })).text.includes('"minPrice":118'),
    );
  });

  test('is what it lacks, while it could not be published, and its price all the same', async () => {
    await draft('DiaPrevia2', 'Día Previa Dos');
    const page = await visit();
    await signIn(page, 'gerente', 'products/DiaPrevia2/show');
    await page.getByRole('tab', { name: 'Vista previa' }).click();
    await page.getByText('Precio: Falta la regla de precio.').waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
  });
});

/** Questions, a paper and a title for search engines. */
const told = {
  faq: [{ question: '¿Desde cuándo cubre?', answer: 'Desde el primer día.' }],
  seo: { title: 'Pasado Página: coberturas y precio' },
  documents: [
    {
      id: 1,
      title: 'Póliza',
      kind: 'policy' as const,
      pages: [{ heading: 'Pólizas', paragraphs: ['Lo que el plan paga.'] }],
    },
  ],
};

test('a draft’s page is read part by part before visitors see it, and which parts they will not see', async () => {
  await draft('PasadoPagina', 'Pasado Página', told);
  const page = await visit();
  await signIn(page, 'backoffice', 'products/PasadoPagina/show');
  await page.getByRole('tab', { name: 'Vista previa' }).click();
  const detail = page.getByRole('region', { name: 'La página del plan' });
  await detail.getByRole('button', { name: 'Preguntas frecuentes (1)' }).click();
  await detail.getByText('Desde el primer día.').waitFor();
  expect(await detail.getByText('Está vacía: los visitantes no verán esta parte.').count()).toBe(11);

  await detail.getByRole('button', { name: 'En los buscadores' }).click();
  await detail.getByText('Pasado Página: coberturas y precio').waitFor();
  await detail.getByText('Todavía no tiene ruta en el sitio.').waitFor();

  await detail.getByRole('button', { name: 'Documentos (1)' }).click();
  const file = await downloadBy(page, detail.getByRole('link', { name: 'Póliza' }));
  expect(file.suggestedFilename()).toBe('Póliza.pdf');
});
