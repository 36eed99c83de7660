/** A catalogue's file in the console: tried, imported, tried again, stopped half way, and files that are none. */
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { type Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { coverageOrganizationNumber } from '@cotejo/core/organizations';
import { outsideEventStore } from '../../../../local/src/event-store/outside.ts';
import { withDatabase } from '../../../../local/src/platform/databases.ts';
import { heldBack } from '../../../../local/src/testing/held-back.ts';
import { jsonOf } from '../../api/call.ts';
import { expectNoAxeViolations } from '../../browser/axe.ts';
import { useBrowser } from '../../browser/browser.ts';
import { windows } from '../../browser/windows.ts';
import { isCutOff } from '../../site/visitor.ts';
import { platform } from '../../testing/platform.ts';
import { useApi } from '../api.ts';
import { choose, downloadBy, signIn } from '../staff.ts';

const { visit } = useBrowser();
const { as } = useApi();

type Clinic = { readonly id: string; readonly name?: string; readonly lat?: string };
const heading = 'id;name;address;lat;lng';
const fileOf = (clinics: readonly Clinic[], name = 'clinicas.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [heading, ...clinics.map(({ id, name = id, lat = '4.6' }) => `${id};${name};Calle 1;${lat};-74`)].join(
      '\n',
    ),
  ),
});
type Sent = ReturnType<typeof fileOf>;

const take = async (page: Page, file: Sent): Promise<void> => {
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText(`Archivo elegido: ${file.name}`).waitFor();
};
/** Milliseconds: many rows take a slow machine long. */
const timeout = 90_000;

/** Opens the page for Colombia's clinics. */
const open = async (page: Page, login = 'administrador'): Promise<void> => {
  await signIn(page, login, 'imports');
  await page.getByRole('heading', { level: 1, name: 'Importar al catálogo' }).waitFor();
  await choose(page, page.getByRole('combobox', { name: 'País' }), 'Colombia');
  await choose(page, page.getByRole('combobox', { name: 'Tipo de archivo' }), 'Clínicas con su ubicación');
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const run = (page: Page, name: 'Prueba' | 'Importación') => page.getByRole('region', { name, exact: true });

const tried = async (page: Page, file: Sent) => {
  await take(page, file);
  await button(page, 'Probar').click();
  const trial = run(page, 'Prueba');
  await trial.getByText('Terminada', { exact: true }).waitFor({ timeout });
  return trial;
};
const importIt = async (page: Page) => {
  await button(page, 'Importar').click();
  const dialog = page.getByRole('dialog', { name: '¿Importar al catálogo de Colombia?' });
  await dialog.getByRole('button', { name: 'Importar' }).click();
  return run(page, 'Importación');
};

const named = z.array(z.object({ displayName: z.string(), version: z.number() }));
const clinicsNamed = async (q: string) => {
  const filter = encodeURIComponent(JSON.stringify({ q, country: 'CO' }));
  const staff = await as('administrador');
  return named.parse(
    jsonOf(await staff.call({ method: 'GET', path: `/api/console/coverage-organizations?filter=${filter}` })),
  );
};

test('a file is tried, imported, and changes nothing the second time', async () => {
  const page = await visit();
  await open(page);
  expect(await button(page, 'Importar').getAttribute('aria-disabled')).toBe('true');
  const file = fileOf([
    { id: 'co-alba', name: 'Clínica Alba' },
    { id: 'co-brisa', name: 'Clínica Brisa', lat: 'norte' },
    { id: 'co-cumbre', name: 'Clínica Cumbre' },
  ]);
  const trial = await tried(page, file);
  await trial.getByText('2 nuevas', { exact: true }).waitFor();
  await trial.getByText('1 rechazada', { exact: true }).waitFor();
  const refused = trial.getByRole('row', { name: /co-brisa/ });
  expect(await refused.innerText()).toMatch(/^3\s[^]*Rechazada[^]*lat: Debe ser un número de -90 a 90\./);
  expect(await clinicsNamed('Alba')).toEqual([]);

  const done = await importIt(page);
  await done.getByText('La importación terminó.').waitFor();
  // What is to be imported next is to be tried first.
  expect(await button(page, 'Importar').getAttribute('aria-disabled')).toBe('true');
  await done.getByRole('link', { name: 'Clínica Alba' }).click();
  await page.getByRole('heading', { level: 1, name: 'Clínica Alba' }).waitFor();

  // Who comes back finds what came of it, and the file as it was chosen.
  await page.getByRole('link', { name: 'Importar', exact: true }).click();
  await done.getByText('2 nuevas', { exact: true }).waitFor();
  await page.getByText('Archivo elegido: clinicas.csv').waitFor();
  const again = await tried(page, file);
  await again.getByText('2 iguales', { exact: true }).waitFor();
  expect(await button(page, 'Importar').getAttribute('aria-disabled')).toBe('true');

  const renamed = await tried(
    page,
    fileOf([{ id: 'co-alba', name: 'Clínica Alba Norte' }], 'clinicas-2.csv'),
  );
  await renamed.getByText('Nombre visible: Clínica Alba → Clínica Alba Norte').waitFor();
  expect(await clinicsNamed('Alba')).toMatchObject([{ displayName: 'Clínica Alba', version: 1 }]);
  const saved = await downloadBy(page, button(page, 'Descargar resultados'));
  const table = await readFile(await saved.path(), 'utf8');
  expect(table).toContain(
    '2;Clínica;Clínica Alba Norte;Cambia;Nombre visible: Clínica Alba → Clínica Alba Norte\r\n',
  );
});

test('values of several days come from a file, each with its result, and a slip is not taken', async () => {
  const page = await visit();
  await signIn(page, 'administrador', 'dated-tables/exchange.USD-COP/show');
  await page.getByRole('link', { name: 'Importar varios días' }).click();
  // The table's country and kind of file are chosen.
  await page.getByText('Valores de una o varias tablas').waitFor();
  // Days long to come are confirmed, all but the slip.
  const days = ['05/01/2031;4.100,5;sí', '06/01/2031;4.110;sí', '07/01/2031;41,2;', '08/01/2031;4.120;sí'];
  const text = ['tabla;desde;valor;confirmado', ...days.map((day) => `Valor USD/COP;${day}`)].join('\n');
  const trial = await tried(page, {
    name: 'dolar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await trial.getByText('3 nuevas', { exact: true }).waitFor();
  const slip = trial.getByRole('row', { name: /7 de enero de 2031/ });
  expect(await slip.innerText()).toMatch(
    /Rechazada[^]*Faltan más de 60 días[^]*Se aparta demasiado del valor anterior: 4\.110/,
  );
  const done = await importIt(page);
  await done.getByText('La importación terminó.').waitFor();
  await done.getByRole('link', { name: 'Valor USD/COP · 8 de enero de 2031' }).click();
  await page.getByText('Desde el 8 de enero de 2031').first().waitFor();
});

/** Lets the event store wait where it is about to write to a stream. Answers with what lets it go on. */
const holdLogAt = async (stream: string): Promise<() => Promise<void>> => {
  const sql = new pg.Pool({ connectionString: withDatabase(platform().databaseUrl, 'eventstore'), max: 2 });
  const table = 'eventlog.records';
  const { hold } = await heldBack(sql, { table, on: 'insert', when: `new.stream = '${stream}'` });
  const release = await hold();
  let isHeld = true;
  const letGo = async (): Promise<void> => {
    if (isHeld) await release();
    isHeld = false;
  };
  onTestFinished(async () => {
    await letGo();
    await sql.query(`drop function ${table}_held_back cascade`);
    await sql.end();
  });
  return letGo;
};

test('an import can be stopped, says what was done, and goes on without doubling', async ({ skip }) => {
  skip(outsideEventStore() !== undefined, 'the embedded event store’s own table holds its log back');
  const page = await visit();
  await open(page);
  const clinics = Array.from({ length: 800 }, (_, at) => ({
    id: `co-faro-${at}`,
    name: `Clínica Faro ${at}`,
  }));
  const trial = await tried(page, fileOf(clinics));
  await trial.getByText('800 nuevas', { exact: true }).waitFor();
  // A page of them is on the screen, however many there are.
  expect(await trial.getByRole('row').count()).toBe(26);

  // The log takes no more from the middle on, so that no machine is through before a hand can stop it.
  const letGo = await holdLogAt(`coverageOrganization-${coverageOrganizationNumber('CO', 'co-faro-400')}`);
  const going = await importIt(page);
  expect(
    await going.getByRole('heading', { level: 2 }).evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await going.getByRole('row', { name: 'Clínica Faro 0 ' }).first().waitFor();
  await button(page, 'Detener').click();
  await going.getByText('Detenida', { exact: true }).waitFor();
  const told = await going.getByText(/^Se detuvo con resultado de [\d,]+ de 800\./).innerText();
  expect(Number(/de ([\d,]+) de/.exec(told)![1]!.replace(',', ''))).toBeLessThan(800);

  await letGo();
  await button(page, 'Continuar').click();
  await going.getByText('La importación terminó.').waitFor({ timeout });
  await going.getByText('800 nuevas', { exact: true }).waitFor();
  const again = await tried(page, fileOf(clinics));
  await again.getByText('800 iguales', { exact: true }).waitFor();
  expect(await clinicsNamed('Clínica Faro 799')).toMatchObject([{ version: 1 }]);
});

test('a file that is none is told before it is sent where that can be seen, and by the server otherwise', async () => {
  const page = await visit();
  await open(page);
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(fileOf([], 'clinicas.pdf'));
  await page.getByText(/^Ese tipo de archivo no es una tabla\./).waitFor();
  await input.setInputFiles({ ...fileOf([]), buffer: Buffer.alloc(0) });
  await page.getByText('El archivo está vacío.').waitFor();
  expect(await button(page, 'Probar').getAttribute('aria-disabled')).toBe('true');

  const drop = async (...names: readonly string[]): Promise<void> => {
    const dataTransfer = await page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      for (const name of all) transfer.items.add(new File(['id\nco-soltada'], name));
      return transfer;
    }, names);
    await page.getByText('o suéltalo aquí').dispatchEvent('drop', { dataTransfer });
  };
  await drop('uno.csv', 'dos.csv');
  await page.getByText('Elige un solo archivo.').waitFor();
  await drop('soltado.csv');
  await page.getByText('Archivo elegido: soltado.csv').waitFor();
  expect(await page.getByText('Elige un solo archivo.').count()).toBe(0);

  for (const [name, buffer, message] of [
    ['imagen.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'El archivo no es XLSX, CSV ni JSON.'],
    [
      'otras.csv',
      Buffer.from('codigo;nombre\n1;Uno'),
      'Falta la columna id. El archivo tiene datos en: codigo, nombre.',
    ],
    ['media.csv', Buffer.from('[{"id":"co-uno"'), 'El archivo no es JSON válido.'],
  ] as const) {
    await take(page, { ...fileOf([], name), buffer });
    await button(page, 'Probar').click();
    await run(page, 'Prueba').getByText(message).waitFor();
    expect(await button(page, 'Importar').getAttribute('aria-disabled')).toBe('true');
  }
});

describe.each(windows)('in %s', (_, window) => {
  test('a trial with its results and the question before the import fit, and are fine with axe', async () => {
    const page = await visit(window);
    await open(page);
    await button(page, 'Qué debe traer el archivo').click();
    await page.getByText('Dirección; la ubicación se toma solo si está.').waitFor();
    const name = 'Clínica con un nombre que no acaba nunca y sigue más allá del borde';
    await tried(
      page,
      fileOf([
        { id: 'co-larga', name },
        { id: 'co-mal', lat: 'x' },
      ]),
    );
    expect(await isCutOff(page)).toBe(false);
    await expectNoAxeViolations(page, 'a trial');
    await button(page, 'Importar').click();
    await page
      .getByRole('dialog')
      .getByText('La fila rechazada queda fuera; las demás se importan.')
      .waitFor();
    expect(await isCutOff(page)).toBe(false);
    await expectNoAxeViolations(page, 'the question before the import');
  });
});

test('who may not publish the catalogue is offered no import, and is told so at its address', async () => {
  const page = await visit();
  await signIn(page, 'backoffice', 'imports');
  await page.getByRole('heading', { name: 'Tu cuenta no tiene acceso a esta sección' }).waitFor();
  await page.getByRole('link', { name: 'Clínicas', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Importar', exact: true }).count()).toBe(0);
});
