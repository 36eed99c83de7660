/** The catalogue in the console: a product from its first line to its third version, and what prices are made of. */
import { type Locator, type Page } from 'playwright-core';
import { productNumber } from '@cotejo/core/catalogue';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonOf } from '../api/call.ts';
import { newId } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { consolePage } from '../testing/platform.ts';
import { eventually } from '../testing/eventually.ts';
import { useApi } from './api.ts';
import { choose, signIn } from './staff.ts';

const { visit } = useBrowser();
const { call, as } = useApi();

const named = z.array(z.object({ id: z.string(), displayName: z.string() }));

/** The number of something of the demo's catalogue of Peru. */
const numberOf = async (resource: string, q: string): Promise<number> => {
  const filter = encodeURIComponent(JSON.stringify({ q, country: 'PE' }));
  const staff = await as('administrador');
  const answer = await staff.call({ method: 'GET', path: `/api/console/${resource}?filter=${filter}` });
  return Number(named.parse(jsonOf(answer))[0]!.id);
};

const send = async (login: string, path: string, body: object): Promise<void> => {
  const staff = await as(login);
  const headers = { 'idempotency-key': newId() };
  const answer = await staff.call({ method: 'POST', path: `/api/commands/${path}`, headers, body });
  expect(answer.status, answer.text).toBeLessThan(300);
};

/** A product that lacks nothing to be published; not published yet. */
const readyProduct = async (code: string, name: string): Promise<void> => {
  const identity = {
    name,
    organizationId: await numberOf('organizations', 'Inti Seguros'),
    insuranceTypeId: await numberOf('insurance-types', 'Salud'),
    path: `/Seguros/Inti-Seguros/${code}`,
    isDemo: true,
  };
  const consultation = {
    id: 1,
    name: 'Consulta médica',
    amounts: { percentage: { minAmount: 8_000, unit: '%' } },
  };
  const none = {
    descriptions: [],
    conditions: [],
    exclusions: [],
    extraBenefits: [],
    faq: [],
    seo: {},
    documents: [],
  };
  const content = {
    ...none,
    identity,
    selling: { exclusive: true, isPromoted: false, isPopular: false, salesChannels: [] },
    terms: {},
    highlights: ['Sin deducible'],
    coverages: [consultation],
    coverageOrganizations: [],
    coverageCountries: [],
    features: [],
    offers: [],
  };
  await send('backoffice', `products/${code}/draft`, { country: 'PE', content });
  const price = { kind: 'fixed', unit: 'PEN', period: 'monthly', tax: { treatment: 'added', name: 'IGV' } };
  await send('backoffice', `products/${code}/price`, { price: { ...price, amount: 10_000 } });
};

const openDialog = async (page: Page, button: string): Promise<Locator> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.waitFor();
  return dialog;
};

const save = async (dialog: Locator, name: string | RegExp = 'Guardar'): Promise<void> => {
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};

const pick = async (page: Page, field: Locator, typed: string, option: string | RegExp): Promise<void> => {
  await field.fill(typed);
  await page.getByRole('option', { name: option }).first().click();
};

test('back office drafts a product, section by section, and is told what is wrong where it is wrong', async () => {
  const page = await visit();
  await signIn(page, 'backoffice', 'products');
  await page.getByRole('heading', { name: 'Productos' }).waitFor();
  const draft = await openDialog(page, 'Nuevo producto');
  await draft.getByLabel('Código').fill('con espacios');
  await draft.getByText('Escribe letras sin acento, números, puntos, guiones y guiones bajos.').waitFor();
  await draft.getByLabel('Código').fill('IntiPrueba1');
  await draft.getByRole('textbox', { name: 'Nombre' }).fill('Inti Prueba Uno');
  await save(draft);
  await page.getByRole('heading', { level: 1, name: 'Inti Prueba Uno' }).waitFor();
  await page.getByText('Borrador', { exact: true }).first().waitFor();

  const identity = await openDialog(page, 'Editar: Identidad');
  await pick(page, identity.getByRole('combobox', { name: 'Organización' }), 'Inti', 'Inti Seguros');
  await identity.getByLabel('Ruta en el sitio').fill('sin barra');
  await identity.getByRole('button', { name: 'Guardar' }).click();
  await identity.getByText('Escribe una ruta del sitio, como /Seguros/Aseguradora/Plan.').waitFor();
  expect(await identity.getByLabel('Ruta en el sitio').getAttribute('aria-invalid')).toBe('true');
  await identity.getByLabel('Ruta en el sitio').fill('/Seguros/Inti/IntiPrueba1');
  await save(identity);
  await page.getByText('/Seguros/Inti/IntiPrueba1').waitFor();

  const coverages = await openDialog(page, 'Agregar: Coberturas');
  await coverages.getByRole('textbox', { name: 'Nombre' }).fill('Consulta médica');
  await coverages.getByRole('button', { name: 'Tope anual', exact: true }).click();
  await coverages.getByRole('textbox', { name: 'Máximo' }).fill('1500.5');
  await choose(page, coverages.getByRole('combobox', { name: 'Unidad' }), 'Sol');
  await save(coverages);
  await page.getByText('Tope anual: S/ 1,500.50').waitFor();

  const price = await openDialog(page, 'Agregar: Precio');
  await choose(page, price.getByRole('combobox', { name: 'Cómo se calcula' }), 'Precio fijo para todos');
  await price.getByRole('textbox', { name: 'Monto' }).fill('gratis');
  await price.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => price.locator('[aria-invalid="true"]').count()).toBeGreaterThan(1);
  await price.getByRole('textbox', { name: 'Monto' }).fill('99.90');
  await choose(page, price.getByRole('combobox', { name: 'Unidad' }), 'Sol');
  await choose(page, price.getByRole('combobox', { name: 'Período' }), 'Mensual');
  await choose(page, price.getByRole('combobox', { name: /^Impuesto/ }), 'No paga impuesto');
  await save(price);
  await page.getByText('Cuesta lo mismo para todos: S/ 99.90.').waitFor();
  // Publishing is the manager's: who never may is not offered it.
  expect(await page.getByRole('button', { name: 'Publicar' }).count()).toBe(0);
});

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

test('age bands are typed and pasted as in a spreadsheet, and what is wrong stands at its cell', async () => {
  await readyProduct('IntiPrueba8', 'Inti Prueba Ocho');
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

test('a manager publishes it, sees what changes, compares versions, and takes it back', async () => {
  await readyProduct('IntiPrueba2', 'Inti Prueba Dos');
  const page = await visit();
  await signIn(page, 'gerente', 'products/IntiPrueba2/show');
  await page.getByRole('heading', { level: 1, name: 'Inti Prueba Dos' }).waitFor();
  await page.getByRole('tab', { name: 'Vista previa' }).click();
  await page.getByText('S/ 118').first().waitFor();
  await page.getByRole('heading', { name: '¿Cómo se calcula?' }).waitFor();
  await save(await openDialog(page, 'Publicar'), 'Publicar');
  await page.getByText('Publicado', { exact: true }).waitFor();

  const visitors = async (): Promise<string> => {
    const headers = { 'x-country': 'PE' };
    return (await call({ method: 'GET', path: '/api/insurance/product/IntiPrueba2', headers })).text;
  };
  await eventually('visitors see it', async () => (await visitors()).includes('Inti Prueba Dos'));
  await page.getByRole('tab', { name: 'Contenido' }).click();
  const identity = await openDialog(page, 'Editar: Identidad');
  await identity.getByLabel('Nombre visible').fill('Inti Prueba Dos Plus');
  await save(identity);
  await page.getByText('Con cambios sin publicar').waitFor();
  expect(await visitors()).not.toContain('Inti Prueba Dos Plus');
  const publish = await openDialog(page, 'Publicar');
  await publish.getByRole('row', { name: /Nombre visible — Inti Prueba Dos Plus/ }).waitFor();
  await save(publish, 'Publicar');
  await page.getByText('Con cambios sin publicar').waitFor({ state: 'hidden' });
  await eventually('visitors read its new name', async () =>
    (await visitors()).includes('Inti Prueba Dos Plus'),
  );

  await page.getByRole('tab', { name: 'Versiones' }).click();
  await page.getByText('Andrés Villalobos (Gerente)').first().waitFor();
  await choose(page, page.getByRole('combobox', { name: 'Antes' }), 'Versión 1');
  await choose(page, page.getByRole('combobox', { name: 'Después' }), 'Versión 2');
  await page.getByRole('row', { name: /Nombre visible — Inti Prueba Dos Plus/ }).waitFor();

  const withdraw = await openDialog(page, 'Retirar');
  await withdraw.getByLabel('Por qué (opcional)').fill('Cambia de precio en abril.');
  await save(withdraw, 'Retirar');
  await page.getByText('Retirado', { exact: true }).waitFor();
  await page.getByText('Por qué: Cambia de precio en abril.').waitFor();
  await eventually('visitors see it no more', async () => !(await visitors()).includes('Inti Prueba Dos'));
});

test('a PDF is added to a product from its page, and visitors read it once the product is published', async () => {
  await readyProduct('IntiPrueba6', 'Inti Prueba Seis');
  const page = await visit();
  await signIn(page, 'gerente', 'products/IntiPrueba6/show');
  const dialog = await openDialog(page, 'Subir PDF');
  const send = dialog.getByRole('button', { name: 'Guardar' });
  expect(await send.isDisabled()).toBe(true);
  const file = dialog.locator('input[type="file"]');
  await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await dialog.getByText('No es un PDF: su nombre termina en .pdf.').waitFor();
  const buffer = Buffer.from('%PDF-1.7\nCondiciones de prueba');
  const name = 'condiciones_generales-2026.pdf';
  await file.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('MZ no es') });
  await dialog.getByText('El contenido del archivo no es un PDF.').waitFor();
  await file.setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await dialog.getByText(`Listo: ${name}`).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Título' }).inputValue()).toBe(
    'Condiciones generales 2026',
  );
  await choose(page, dialog.getByRole('combobox', { name: 'Clase' }), 'Condiciones');
  await expectNoAxeViolations(page, 'a PDF on its way');
  await save(dialog);
  await page.getByText('Condiciones generales 2026').first().waitFor();
  // Nobody but the staff may read it yet.
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /^\/api\/documents\/files\// }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  // The section was empty before, and its buttons stand elsewhere now.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await save(await openDialog(page, 'Publicar'), 'Publicar');

  const number = productNumber('IntiPrueba6');
  const headers = { 'x-country': 'PE' };
  const documents = async (): Promise<string> =>
    (await call({ method: 'GET', path: `/api/documents/insurance/${number}`, headers })).text;
  await eventually('visitors see it', async () => (await documents()).includes('Condiciones generales 2026'));
  const [, path] = /"url":"([^"]*)"/.exec(await documents())!;
  const sent = await call({ method: 'GET', path: path!, headers });
  expect([sent.status, sent.text]).toEqual([200, buffer.toString()]);
});

test('a draft that lacks something is not published, and the dialog names what', async () => {
  await send('backoffice', 'products/IntiPrueba3/draft', {
    country: 'PE',
    content: {
      identity: { name: 'Inti Prueba Tres', isDemo: true },
      selling: { exclusive: false, isPromoted: false, isPopular: false, salesChannels: [] },
      terms: {}, highlights: [], coverages: [], coverageOrganizations: [], coverageCountries: [], features: [],
      descriptions: [], conditions: [], exclusions: [], extraBenefits: [], faq: [], seo: {}, documents: [], offers: [],
    },
  }); // oxfmt-ignore
  const page = await visit();
  await signIn(page, 'gerente', 'products/IntiPrueba3/show');
  const dialog = await openDialog(page, 'Publicar');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await dialog.getByText('Identidad › Organización: Campo requerido.').waitFor();
  await dialog.getByText('Precio: Falta la regla de precio.').waitFor();
});

test('an index leads to each section, marks what still has to be said, and each section has an address', async () => {
  await readyProduct('IntiPrueba7', 'Inti Prueba Siete');
  await send('backoffice', 'products/IntiPrueba7/change', {
    changes: { identity: { name: 'Inti Prueba Siete', isDemo: true } },
  });
  const page = await visit({ viewport: { width: 1280, height: 500 } });
  await signIn(page, 'backoffice', 'products/IntiPrueba7/show#section-price');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe('section-price');
  const index = page.getByRole('navigation', { name: 'Secciones', exact: true });
  await index.getByRole('link', { name: 'Identidad (falta algo para publicar)' }).click();
  await expect.poll(focused).toBe('section-identity');
  await page.getByText('Organización: Campo requerido.').waitFor();
  expect(new URL(page.url()).hash).toBe('#section-identity');
  await page.setViewportSize({ width: 320, height: 640 });
  const folded = page.getByRole('button', { name: /^Secciones/ });
  await folded.click();
  await index.getByRole('link', { name: 'Documentos' }).focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => index.count()).toBe(0);
  expect(await folded.evaluate((button) => button === document.activeElement)).toBe(true);
  await folded.click();
  await index.getByRole('link', { name: 'Documentos' }).click();
  await expect.poll(focused).toBe('section-documents');
  expect(await index.count()).toBe(0);
});

test('who edits what somebody else has just changed is told what, before it is overwritten', async () => {
  await readyProduct('IntiPrueba4', 'Inti Prueba Cuatro');
  const page = await visit();
  await signIn(page, 'backoffice', 'products/IntiPrueba4/show');
  const dialog = await openDialog(page, 'Editar: Lo principal, en pocas palabras');
  await send('administrador', 'products/IntiPrueba4/change', {
    changes: { highlights: ['Con red en Lima'] },
  });
  await dialog.getByText(/Sin deducible → Con red en Lima/).waitFor();
  await dialog.getByRole('textbox').first().fill('Sin deducible\nCon red en Lima');
  await save(dialog, 'Guardar de todos modos');
  await page.getByRole('listitem').filter({ hasText: 'Con red en Lima' }).waitFor();
});

test('what others publish appears in the list without a reload', async () => {
  const page = await visit();
  const filter = encodeURIComponent(JSON.stringify({ q: 'Inti Prueba Cinco' }));
  await signIn(page, 'gerente', `products?filter=${filter}`);
  await page.getByRole('heading', { name: 'Ningún producto coincide' }).waitFor();
  await readyProduct('IntiPrueba5', 'Inti Prueba Cinco');
  await page.getByRole('link', { name: 'Inti Prueba Cinco' }).waitFor();
});

test('a manager hides an insurer, shows it again, and registers a clinic with its places', async () => {
  const page = await visit();
  await signIn(page, 'gerente', 'organizations');
  const organization = await openDialog(page, 'Registrar');
  await choose(page, organization.getByRole('combobox', { name: 'País' }), 'Perú');
  await choose(page, organization.getByRole('combobox', { name: 'Tipo' }), 'Aseguradora');
  await organization.getByLabel('Nombre visible').fill('Quinta Seguros');
  await organization.getByLabel('Código de la organización').fill('QUINTA');
  await organization.getByLabel('Parte de la dirección').fill('Quinta-Seguros');
  await save(organization);
  await page.getByRole('heading', { level: 1, name: 'Quinta Seguros' }).waitFor();
  await save(await openDialog(page, 'Ocultar a los visitantes'), 'Ocultar a los visitantes');
  await page.getByText('Oculto', { exact: true }).waitFor();
  await save(await openDialog(page, 'Mostrar a los visitantes'), 'Mostrar a los visitantes');
  await page.getByText('Visible', { exact: true }).waitFor();

  await page.goto(consolePage('coverage-organizations'));
  const clinic = await openDialog(page, 'Registrar');
  await choose(page, clinic.getByRole('combobox', { name: 'País' }), 'Perú');
  await clinic.getByLabel('Nombre visible').fill('Clínica de Prueba');
  await clinic.getByRole('button', { name: 'Sedes' }).click();
  await clinic.getByRole('button', { name: 'Agregar a: Sedes' }).click();
  await clinic.getByRole('textbox', { name: 'Dirección', exact: true }).fill('Av. Larco 101');
  await clinic.getByRole('textbox', { name: 'Latitud' }).fill('-12.12');
  await save(clinic);
  await page.getByRole('heading', { level: 1, name: 'Clínica de Prueba' }).waitFor();
  await page.getByText('Av. Larco 101').waitFor();
});

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

describe.each(windows)('in %s', (_, window) => {
  test('a product’s parts and forms can be used by everybody and fit', async () => {
    const code = `IntiPrueba${window.viewport.width}`;
    await readyProduct(code, `Inti Prueba ${window.viewport.width}`);
    const page = await visit(window);
    const isFine = async (state: string) => {
      await expectNoAxeViolations(page, state);
      expect(await isCutOff(page), state).toBe(false);
    };
    await signIn(page, 'administrador', `products/${code}/show`);
    await page.getByText('Consulta médica').first().waitFor();
    await isFine('the content');
    for (const button of [
      'Editar: Identidad',
      'Editar: Coberturas',
      'Agregar: Ofertas',
      'Agregar: Documentos',
      'Agregar: Pago',
    ]) {
      const dialog = await openDialog(page, button);
      const add = dialog.getByRole('button', { name: /^Agregar a:/ });
      const isList = (await add.count()) > 0;
      if (isList) await add.first().click();
      await isFine(button);
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      if (isList) await page.getByRole('button', { name: 'Descartar' }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
    const price = await openDialog(page, 'Editar: Precio');
    await isFine('the form of the price');
    await page.keyboard.press('Escape');
    await price.waitFor({ state: 'hidden' });
    await save(await openDialog(page, 'Publicar'), 'Publicar');
    await page.getByRole('tab', { name: 'Versiones' }).click();
    await page.getByText('Se publicó la versión 1').waitFor();
    await page.getByRole('article').waitFor();
    await isFine('the versions');
    await page.getByRole('tab', { name: 'Vista previa' }).click();
    await page.getByText('S/ 118').first().waitFor();
    await isFine('the preview');
    await page.goto(consolePage('products/no-existe/show'));
    await page.getByRole('heading', { name: 'No encontramos ese producto' }).waitFor();
    await isFine('a product that there is not');
  });
});
