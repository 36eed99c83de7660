/** A catalogue manager's day in the console: what visitors would get, what was said when and by whom, and tables by hand and by file. */
import { type Locator, type Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonOf } from '../api/call.ts';
import { newId } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { eventually } from '../testing/eventually.ts';
import { consolePage } from '../testing/platform.ts';
import { useApi } from './api.ts';
import { choose, signIn } from './staff.ts';

const { visit } = useBrowser();
const { call, as } = useApi();

const send = async (login: string, path: string, body: object): Promise<void> => {
  const staff = await as(login);
  const headers = { 'idempotency-key': newId() };
  const answer = await staff.call({ method: 'POST', path: `/api/commands/${path}`, headers, body });
  expect(answer.status, answer.text).toBeLessThan(300);
};

const named = z.array(z.object({ id: z.string() })).min(1);
const numberOf = async (resource: string, q: string): Promise<number> => {
  const filter = encodeURIComponent(JSON.stringify({ q, country: 'PE' }));
  const staff = await as('administrador');
  const answer = await staff.call({ method: 'GET', path: `/api/console/${resource}?filter=${filter}` });
  return Number(named.parse(jsonOf(answer))[0]!.id);
};

const byAge = {
  kind: 'ageBands',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'added', name: 'IGV' },
  insured: { holder: { from: 18, to: 65 }, dependant: { from: 0, to: 17 } },
  bands: [
    { from: 0, to: 17, amount: 5_000 },
    { from: 18, to: 120, amount: 10_000 },
  ],
};

/** A product with nothing but its identity and, unless it is to have none, a price by age. */
const aProduct = async (code: string, name: string, price: object | null = byAge): Promise<void> => {
  const identity = {
    name,
    organizationId: await numberOf('organizations', 'Inti Seguros'),
    insuranceTypeId: await numberOf('insurance-types', 'Salud'),
    path: `/Seguros/Inti-Seguros/${code}`,
    isDemo: true,
  };
  const lists = {
    highlights: [], coverages: [], coverageOrganizations: [], coverageCountries: [], features: [],
    descriptions: [], conditions: [], exclusions: [], extraBenefits: [], faq: [], documents: [], offers: [],
  }; // oxfmt-ignore
  const selling = { exclusive: false, isPromoted: false, isPopular: false, salesChannels: [] };
  const content = { identity, selling, terms: {}, seo: {}, ...lists };
  await send('backoffice', `products/${code}/draft`, { country: 'PE', content });
  if (price) await send('backoffice', `products/${code}/price`, { price });
};

const openDialog = async (page: Page, button: string): Promise<Locator> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.waitFor();
  return dialog;
};
const save = async (dialog: Locator, name = 'Guardar'): Promise<void> => {
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

describe('what visitors would get of a draft', () => {
  test('is the card of the site’s own calls, for people that one chooses, and how its price comes about', async () => {
    await aProduct('DiaPrevia1', 'Día Previa Uno');
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
    const content = { name: 'Día Previa Dos', isDemo: true };
    await aProduct('DiaPrevia2', content.name, null);
    const page = await visit();
    await signIn(page, 'gerente', 'products/DiaPrevia2/show');
    await page.getByRole('tab', { name: 'Vista previa' }).click();
    await page.getByText('Precio: Falta la regla de precio.').waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
  });
});

test('a product’s history tells drafts, publications and withdrawals with their notes, who, when and for how long', async () => {
  await aProduct('DiaHistoria', 'Día Historia');
  await send('gerente', 'products/DiaHistoria/publish', {});
  await send('backoffice', 'products/DiaHistoria/change', { changes: { highlights: ['Sin deducible'] } });
  await send('gerente', 'products/DiaHistoria/publish', {});
  await send('gerente', 'products/DiaHistoria/withdraw', { note: 'Cambia la aseguradora.' });
  const page = await visit();
  await signIn(page, 'gerente', 'products/DiaHistoria/show');
  await page.getByRole('tab', { name: 'Versiones' }).click();
  const history = page.getByRole('list', { name: 'Historial' }).locator(':scope > li');
  await history.first().waitFor();
  const withdrawn = history.first();
  await withdrawn.getByText('Se retiró la versión 2').waitFor();
  await withdrawn.getByText('Por qué: Cambia la aseguradora.').waitFor();
  await withdrawn.getByText('Andrés Villalobos (Gerente)').waitFor();
  await withdrawn.getByText(/^Fuera de la vista desde hace/).waitFor();
  await history
    .nth(1)
    .getByText(/^A la vista durante/)
    .waitFor();
  const changed = history.nth(2);
  await changed.getByText('Se cambió el borrador').waitFor();
  await changed.getByText(/Carmen Ríos \(Back ?office\)/i).waitFor();
  await changed.getByText('Lo principal, en pocas palabras').waitFor();
  expect(await history.count()).toBe(6);
  await history.nth(5).getByText('Se empezó el borrador').waitFor();

  await page.getByRole('button', { name: 'Ver qué cambió en la versión 2' }).click();
  await page.getByRole('row', { name: /Sin deducible/ }).waitFor();
  // Today ended without it.
  await page.getByText(/los visitantes no veían este producto/).waitFor();
});

test('what a product said and cost on a day is asked with a date', async () => {
  await aProduct('DiaFecha', 'Día Fecha');
  await send('gerente', 'products/DiaFecha/publish', {});
  const page = await visit();
  await signIn(page, 'gerente', 'products/DiaFecha/show');
  await page.getByRole('tab', { name: 'Versiones' }).click();
  await page.getByText(/los visitantes veían la versión 1/).waitFor();
  await page.getByRole('article').getByText('S/ 118').first().waitFor();
  await page.getByRole('button', { name: 'Todo lo que decía' }).click();
  await page.getByText('/Seguros/Inti-Seguros/DiaFecha').waitFor();
  await page.getByLabel('Día', { exact: true }).fill('2020-01-01');
  await page.getByText('El 1 de enero de 2020 los visitantes no veían este producto.').waitFor();
  await page.getByLabel('Día', { exact: true }).fill('2999-01-01');
  await page.getByText('Elige un día que ya haya llegado.').waitFor();
});

test('sections without data stand in one line, and the keys go on where one works', async () => {
  await aProduct('DiaTeclas', 'Día Teclas');
  const page = await visit();
  await signIn(page, 'backoffice', 'products/DiaTeclas/show');
  const empty = page.getByRole('region', { name: 'Sin datos todavía' });
  await empty.getByRole('button', { name: 'Agregar: Coberturas' }).waitFor();
  expect(await page.getByRole('button', { name: 'Editar: Identidad' }).innerText()).toBe('Editar');

  await empty.getByRole('button', { name: 'Agregar: Lo principal, en pocas palabras' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Agregar: Lo principal, en pocas palabras' });
  await dialog.waitFor();
  await page.keyboard.type('Sin deducible');
  // A key thrown by mistake loses nothing.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '¿Descartar lo que escribiste?' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('Sin deducible');
  await dialog.getByRole('button', { name: 'Guardar' }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Editar: Lo principal, en pocas palabras');
});

test('after a refusal one is at the first field that is wrong, and an amount is read back with its unit', async () => {
  await aProduct('DiaMontos', 'Día Montos', null);
  const page = await visit();
  await signIn(page, 'backoffice', 'products/DiaMontos/show');
  const dialog = await openDialog(page, 'Agregar: Precio');
  await choose(page, dialog.getByRole('combobox', { name: 'Cómo se calcula' }), 'Precio fijo para todos');
  await dialog.getByRole('textbox', { name: 'Monto' }).fill('1,250.5');
  await dialog.getByText('S/ 1,250.50').waitFor();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByText('Campo requerido.').waitFor();
  const wrong = dialog.getByRole('combobox', { name: /^Impuesto/ });
  await expect.poll(() => wrong.evaluate((field) => field === document.activeElement)).toBe(true);
  await choose(page, wrong, 'No paga impuesto');
  await save(dialog);
  await page.getByText('Cuesta lo mismo para todos: S/ 1,250.50.').waitFor();
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

describe.each(windows)('in %s', (_, window) => {
  const code = `DiaAncho${window.viewport.width}`;
  beforeAll(async () => {
    await aProduct(code, `Día ${window.viewport.width}`);
    await send('gerente', `products/${code}/publish`, {});
  });

  test('previews, histories and tables can be used by everybody and fit', async () => {
    const page = await visit(window);
    const isFine = async (state: string) => {
      await expectNoAxeViolations(page, state);
      expect(await isCutOff(page), state).toBe(false);
    };
    await signIn(page, 'administrador', `products/${code}/show`);
    await page.getByRole('region', { name: 'Sin datos todavía' }).waitFor();
    await isFine('sections without data');
    await page.getByRole('tab', { name: 'Versiones' }).click();
    await page.getByRole('article').waitFor();
    await page.getByRole('button', { name: 'Todo lo que decía' }).click();
    await isFine('the history and a day');
    await page.getByRole('tab', { name: 'Vista previa' }).click();
    await page.getByRole('article').waitFor();
    await page.getByRole('button', { name: 'Agregar persona' }).click();
    await page.getByRole('group', { name: 'Persona 2' }).getByLabel('Edad (años)').fill('x');
    await isFine('a preview with a wrong age');
    for (const table of ['exchange.UF-CLP', 'gesPremiums', 'riskFactors', 'usageScenarios.PE']) {
      await page.goto(consolePage(`dated-tables/${table}/show`));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('region', { name: 'Lo que rige hoy' }).waitFor();
      await isFine(table);
    }
    await page.goto(consolePage('dated-tables/gesPremiums/show'));
    await openDialog(page, 'Fijar valores');
    await isFine('the values of a table in a form');
  });
});
