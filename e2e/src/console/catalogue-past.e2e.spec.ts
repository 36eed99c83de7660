/** The past of an insurer in the console, and a plan's page before visitors see it. */
import { type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newId } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { isCutOff } from '../site/visitor.ts';
import { useApi } from './api.ts';
import { choose, signIn } from './staff.ts';

const { visit } = useBrowser();
const { as } = useApi();

const send = async (login: string, path: string, body: object): Promise<void> => {
  const staff = await as(login);
  const headers = { 'idempotency-key': newId() };
  const answer = await staff.call({ method: 'POST', path: `/api/commands/${path}`, headers, body });
  expect(answer.status, answer.text).toBeLessThan(300);
};

/** Registers an insurer. @returns where its page is */
const insurer = async (id: number, displayName: string): Promise<string> => {
  const details = {
    country: 'PE',
    type: 'ASEG',
    organizationCode: `P${id}`,
    url: `Pasado-${id}`,
    isDemo: true,
  };
  await send('backoffice', `organizations/${id}/register`, { ...details, displayName });
  return `organizations/${id}/show`;
};

const rename = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre visible').fill(name);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.waitFor({ state: 'hidden' });
};

test('who changes an insurer twice sees both changes, who made them, and what any two versions say differently', async () => {
  const page = await visit();
  await signIn(page, 'backoffice', await insurer(970_001, 'Pasado Primera'));
  await page.getByText('Hay una sola versión: desde que se registró no cambió nada.').waitFor();
  await rename(page, 'Pasado Segunda');
  await page.getByRole('row', { name: 'Nombre visible Pasado Primera Pasado Segunda' }).waitFor();
  await rename(page, 'Pasado Tercera');
  await send('gerente', 'organizations/970001/hide', {});
  await page.reload();

  const history = page.getByRole('list', { name: 'Historial' }).locator(':scope > li');
  await history.nth(3).getByText('Versión 1: se registró').waitFor();
  await history.first().getByText('Versión 4: se ocultó a los visitantes').waitFor();
  await history.first().getByText('Andrés Villalobos (Gerente)').waitFor();
  await history.nth(1).getByText('Versión 3: se cambió').waitFor();
  await history.nth(1).getByText('Nombre visible').waitFor();
  await history
    .nth(1)
    .getByText(/Carmen Ríos \(Back ?office\)/i)
    .waitFor();
  await history
    .nth(1)
    .getByText(/después de lo anterior$/)
    .waitFor();

  // The last two, until somebody chooses; by keyboard as well.
  await page.getByRole('row', { name: 'Oculto a los visitantes No Sí' }).waitFor();
  await page.getByRole('button', { name: 'Ver qué cambió en la versión 2' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: 'Nombre visible Pasado Primera Pasado Segunda' }).waitFor();
  await choose(page, page.getByRole('combobox', { name: 'Después' }), 'Versión 3');
  await page.getByRole('row', { name: 'Nombre visible Pasado Primera Pasado Tercera' }).waitFor();
  // Of many versions one types the number.
  const before = page.getByRole('combobox', { name: 'Antes' });
  await before.fill('3');
  await page.getByRole('option', { name: 'Versión 3', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Dicen lo mismo.').waitFor();

  const said = page.getByRole('button', { name: 'Ver cómo quedó en la versión 1' });
  await said.click();
  await history.nth(3).getByText('Pasado Primera').waitFor();
  await said.click();
  expect(await history.nth(3).getByText('Pasado Primera').count()).toBe(0);
});

test('what an import made of a clinic is told from what somebody made by hand', async () => {
  const staff = await as('administrador');
  const body = Buffer.from('id;name;address\npe-pasado;Clínica Pasado;Av. Brasil 200');
  const path = '/api/catalogue/imports?country=PE&source=clinicas';
  const headers = { 'idempotency-key': newId(), 'content-type': 'application/octet-stream' };
  const { status, text } = await staff.call({ method: 'POST', path, headers, body });
  expect(status, text).toBe(200);
  const id = /"id":"(\d+)"/.exec(text)![1]!;
  await send('backoffice', `coverage-organizations/${id}/change`, { category: 'Clínica' });
  const page = await visit();
  await signIn(page, 'backoffice', `coverage-organizations/${id}/show`);
  const history = page.getByRole('list', { name: 'Historial' }).locator(':scope > li');
  await history
    .nth(1)
    .getByText(/Julián Cárdenas \(Administrador\) · por una importación$/)
    .waitFor();
  expect(await history.first().getByText('por una importación').count()).toBe(0);
});

/** A draft that lacks a price, with questions, a paper and a title for search engines. */
const aDraft = async (code: string, name: string): Promise<void> => {
  const none = {
    coverages: [], coverageOrganizations: [], coverageCountries: [], features: [], highlights: [],
    descriptions: [], conditions: [], exclusions: [], extraBenefits: [], offers: [],
  }; // oxfmt-ignore
  const paper = { heading: 'Pólizas', paragraphs: ['Lo que el plan paga.'] };
  const content = {
    ...none,
    identity: { name, isDemo: true },
    selling: { exclusive: false, isPromoted: false, isPopular: false, salesChannels: [] },
    terms: {},
    faq: [{ question: '¿Desde cuándo cubre?', answer: 'Desde el primer día.' }],
    seo: { title: `${name}: coberturas y precio` },
    documents: [{ id: 1, title: 'Póliza', kind: 'policy', pages: [paper] }],
  };
  await send('backoffice', `products/${code}/draft`, { country: 'PE', content });
};

test('a draft’s page is read part by part before visitors see it, and which parts they will not see', async () => {
  await aDraft('PasadoPagina', 'Pasado Página');
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
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    detail.getByRole('link', { name: 'Póliza' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Póliza.pdf');
});

describe.each(windows)('in %s', (name, window) => {
  test('both fit and are fine with axe', async () => {
    const place = 970_100 + windows.findIndex(([one]) => one === name);
    const page = await visit(window);
    await signIn(page, 'backoffice', await insurer(place, `Pasado ${name}`));
    await page.getByText('Versión 1: se registró').waitFor();
    await rename(page, `Pasado otra vez ${name}`);
    await page.getByText('Versión 2: se cambió').waitFor();
    await page.getByRole('button', { name: 'Ver cómo quedó en la versión 2' }).click();
    await page.getByText(`Pasado ${name}`).first().waitFor();
    expect(await isCutOff(page)).toBe(false);
    await expectNoAxeViolations(page, 'an insurer with its history');

    const code = `PasadoVentana${place}`;
    await aDraft(code, `Pasado ventana ${name}`);
    await page.goto(page.url().replace(/organizations.*/, `products/${code}/show`));
    await page.getByRole('tab', { name: 'Vista previa' }).click();
    for (const part of ['Preguntas frecuentes (1)', 'Documentos (1)', 'En los buscadores'])
      await page.getByRole('button', { name: part }).click();
    await page.getByText('Desde el primer día.').waitFor();
    expect(await isCutOff(page)).toBe(false);
    await expectNoAxeViolations(page, 'a draft’s page');
  });
});
