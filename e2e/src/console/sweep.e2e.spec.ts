/** Every page of the console, in every window: reachable, readable, and it fits. */
import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';
import { type ReactElement } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { memoryStorage } from '../../../admin/src/kit/providers/testing/memory-storage.ts';
import { jsonOf } from '../api/call.ts';
import { logIn, newId, type StaffCaller } from '../api/staff.ts';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { windows } from '../browser/windows.ts';
import { type Stop, walkByTab } from '../browser/tab-walk.ts';
import { isCutOff } from '../site/visitor.ts';
import { consolePage } from '../testing/platform.ts';
import { useApi } from './api.ts';
import { signIn } from './staff.ts';

const { visit } = useBrowser();
const { call, newLead } = useApi();

/** What the addresses of records name. */
const ids: Record<string, string> = {};

/** Each route of the console: its address, and the heading by which one knows the page. */
const pages: Readonly<Record<string, { address: () => string; heading: string | RegExp }>> = {
  '/': { address: () => '', heading: 'Inicio' },
  '/leads': { address: () => 'leads', heading: 'Solicitudes' },
  '/leads/:id/show': { address: () => `leads/${ids['lead']}/show`, heading: 'Saturia' },
  '/leads/tablero': { address: () => 'leads/tablero', heading: 'Tablero de solicitudes' },
  '/auditoria': { address: () => 'auditoria', heading: 'Auditoría' },
  '/notifications': { address: () => 'notifications', heading: 'Notificaciones' },
  '/bulk': { address: () => 'bulk', heading: 'Trabajos' },
  '/bulk/:id/show': { address: () => `bulk/${ids['bulk']}/show`, heading: /./ },
  '/products': { address: () => 'products', heading: 'Productos' },
  '/products/:id/show': { address: () => `products/${ids['products']}/show`, heading: /./ },
  '/organizations': { address: () => 'organizations', heading: 'Organizaciones' },
  '/organizations/:id/show': { address: () => `organizations/${ids['organizations']}/show`, heading: /./ },
  '/insurance-types': { address: () => 'insurance-types', heading: 'Tipos de seguro' },
  '/insurance-types/:id/show': {
    address: () => `insurance-types/${ids['insurance-types']}/show`,
    heading: /./,
  },
  '/coverage-organizations': { address: () => 'coverage-organizations', heading: 'Clínicas' },
  '/coverage-organizations/:id/show': {
    address: () => `coverage-organizations/${ids['coverage-organizations']}/show`,
    heading: /./,
  },
  '/catalogue-terms': { address: () => 'catalogue-terms', heading: 'Términos' },
  '/catalogue-terms/:id/show': {
    address: () => `catalogue-terms/${ids['catalogue-terms']}/show`,
    heading: /./,
  },
  '/dated-tables': { address: () => 'dated-tables', heading: 'Tablas con fecha' },
  '/dated-tables/:id/show': { address: () => 'dated-tables/taxes.IGV/show', heading: 'IGV' },
  '/imports': { address: () => 'imports', heading: 'Importar al catálogo' },
  '/users': { address: () => 'users', heading: 'Usuarios' },
  '/users/:id/show': { address: () => `users/${ids['user']}/show`, heading: 'Rosa Quispe' },
  '/projections': { address: () => 'projections', heading: 'Proyecciones' },
  '/accounts': { address: () => 'accounts', heading: 'Cuentas' },
  '/bank-lines': { address: () => 'bank-lines', heading: 'Abonos del banco' },
  '/bank-lines/create': { address: () => 'bank-lines/create', heading: 'Cargar archivo del banco' },
  '/waiting-charges': { address: () => 'waiting-charges', heading: 'Cobros en espera' },
  '/movements': { address: () => 'movements', heading: 'Movimientos' },
  '/accounts/:id/show': { address: () => `accounts/${ids['accounts']}/show`, heading: /./ },
  '/companies': { address: () => 'companies', heading: 'Empresas' },
  '/companies/:id/show': { address: () => `companies/${ids['companies']}/show`, heading: /./ },
  '/partners': { address: () => 'partners', heading: 'Partners' },
  '/partners/:id/show': { address: () => `partners/${ids['partners']}/show`, heading: /./ },
  '/insurers': { address: () => 'insurers', heading: /Aseguradoras/ },
  '/insurers/:id/show': { address: () => `insurers/${ids['insurers']}/show`, heading: /./ },
  '/policies': { address: () => 'policies', heading: /Pólizas/ },
  '/policies/:id/show': { address: () => `policies/${ids['policies']}/show`, heading: /./ },
  '/insured-people': { address: () => 'insured-people', heading: /./ },
  '/insured-people/:id/show': { address: () => `insured-people/${ids['insured-people']}/show`, heading: /./ },
  '/policy-employees': { address: () => 'policy-employees', heading: 'Coberturas' },
  '/policy-employees/:id/show': {
    address: () => `policy-employees/${ids['policy-employees']}/show`,
    heading: /./,
  },
  '/policy-employees/por-responder': {
    address: () => 'policy-employees/por-responder',
    heading: 'Activaciones y bajas',
  },
  '/coverage-history': { address: () => 'coverage-history', heading: 'Movimientos de coberturas' },
  '/cutting-days': { address: () => 'cutting-days', heading: 'Días de corte' },
  '/insurer-files': { address: () => 'insurer-files', heading: 'Archivos a aseguradoras' },
  '/insurer-files/:id/show': { address: () => `insurer-files/${ids['insurer-files']}/show`, heading: /./ },
  '/mails': { address: () => 'mails', heading: 'Avisos por correo' },
  '/mails/:id/show': { address: () => `mails/${ids['mails']}/show`, heading: /./ },
  '/employee-loads': { address: () => 'employee-loads', heading: /Cargas masivas/ },
  '/employee-loads/:id/show': { address: () => `employee-loads/${ids['employee-loads']}/show`, heading: /./ },
  '/contrasena': { address: () => 'contrasena', heading: 'Cambiar contraseña' },
  '*': { address: () => 'no-existe', heading: 'Esta página no existe' },
};

const listed = z.array(z.object({ id: z.string() })).min(1);

/** Of the demo. */
const firstOf = async (staff: StaffCaller, resource: string): Promise<string> => {
  const answer = await staff.call({ method: 'GET', path: `/api/console/${resource}` });
  return listed.parse(jsonOf(answer))[0]!.id;
};

beforeAll(async () => {
  const [administrator, executive] = [await logIn(call, 'administrador'), await logIn(call, 'ejecutivo')];
  ids['lead'] = (await newLead('Saturia')).id;
  ids['user'] = executive.id;
  for (const resource of [
    'products',
    'organizations',
    'insurance-types',
    'coverage-organizations',
    'catalogue-terms',
    'accounts',
    'companies',
    'partners',
    'insurers',
    'policies',
    'insured-people',
    'policy-employees',
    'insurer-files',
    'mails',
    'employee-loads',
  ])
    ids[resource] = await firstOf(administrator, resource);
  ids['bulk'] = newId();
  const started = await administrator.call({
    method: 'POST',
    path: `/api/commands/bulk/${ids['bulk']}/start`,
    headers: { 'idempotency-key': newId() },
    body: { command: 'add-note', ids: [ids['lead']], payload: { text: 'Revisada en conjunto.' } },
  });
  expect(started.status, started.text).toBeLessThan(300);
});

/** The routes that the console's contexts register, and those of its frame. */
const declaredRoutes = async (): Promise<readonly string[]> => {
  // Screens listen to the storages of a browser as soon as they are loaded.
  const storages = { sessionStorage: memoryStorage(), localStorage: memoryStorage() };
  vi.stubGlobal('window', { ...storages, addEventListener: () => undefined });
  const { contexts } = await import('../../../admin/src/contexts.ts');
  vi.unstubAllGlobals();
  const ofResources = contexts
    .flatMap(({ resources = [] }) => resources)
    .flatMap(({ name, pages: { list, show, create, children } = {} }) => [
      ...(list ? [`/${name}`] : []),
      ...(show ? [`/${name}/:id/show`] : []),
      ...(create ? [`/${name}/create`] : []),
      ...(children ? [`/${name}/${(children as ReactElement<{ path: string }>).props.path}`] : []),
    ]);
  const frame = readFileSync(new URL('../../../admin/src/shell/root/Console.tsx', import.meta.url), 'utf8');
  const custom = [...frame.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path!);
  return ['/', '*', ...ofResources, ...custom];
};

test('no route of the console is left out here', async () => {
  expect([...(await declaredRoutes())].sort()).toEqual(Object.keys(pages).sort());
});

/** Waits until a page is all there. */
const isThere = async (page: Page, heading: string | RegExp): Promise<void> => {
  await page
    .locator('h1:not([data-left])')
    .and(page.getByRole('heading', { name: heading }))
    .waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('[role="status"][aria-label^="Cargando"], main [role="progressbar"]') === null,
  );
};

/** Goes to a page as a link within the console leads there. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, consolePage(address));

/** One can read it: it has a title and a heading, fits, and breaks no rule of axe. */
const expectReadable = async (page: Page, route: string): Promise<void> => {
  expect(await page.title(), route).toMatch(/^.+ · Cotejo$/);
  expect(await page.getByRole('heading', { level: 1 }).count(), route).toBe(1);
  expect(await isCutOff(page), `${route} can be pushed sideways`).toBe(false);
  await expectNoAxeViolations(page, route);
};

type Window = (typeof windows)[number][1];

/** On a phone the first stops are walked: the parts of a page are those of the wide window, one beneath the other. */
const stopsIn = ({ viewport }: Window): number | undefined => (viewport.width < 600 ? 12 : undefined);

/** Tab alone leads through it in its order, and one sees where one is; through what all pages have on top, once. */
const expectWalkable = async (page: Page, route: string, window: Window): Promise<void> => {
  const isFirst = route === '/';
  const stops = await walkByTab(page, isFirst ? 'through' : 'over', isFirst ? undefined : stopsIn(window));
  const where = (isWrong: (stop: Stop) => boolean) => stops.filter(isWrong).map(({ what }) => what);
  expect(stops[0]?.what, route).toBe('a «Ir al contenido»');
  expect(stops.length, route).toBeGreaterThan(isFirst ? 20 : 1);
  if (!isFirst) expect(stops[1]!.isInMain, route).toBe(true);
  expect(
    where(({ isMarked }) => !isMarked),
    `${route}: nothing shows that the focus is here`,
  ).toEqual([]);
  expect(
    where(({ isVisible }) => !isVisible),
    `${route}: the focus is out of sight`,
  ).toEqual([]);
  expect(
    where(({ isInOrder }) => !isInOrder),
    `${route}: the order of Tab is not the order of the page`,
  ).toEqual([]);
};

/** Milliseconds: a page for each part of the console, one after the other. */
const timeout = 300_000;

describe.each(windows)(
  'in %s',
  (_, window) => {
    test('every page has a title and a heading, fits, is fine with axe, and Tab leads through it', async () => {
      const page = await visit(window);
      // Anywhere but where the walk begins: a page is known by what it was not before.
      await signIn(page, 'administrador', 'contrasena');
      for (const [route, { address, heading }] of Object.entries(pages)) {
        await goTo(page, address());
        await isThere(page, heading);
        await expectReadable(page, route);
        await expectWalkable(page, route, window);
      }
    });

    test.each([
      ['ejecutivo', 'Inicio'],
      ['backoffice', 'Inicio'],
      ['empresa', 'Inicio'],
    ])('the start of %s is fine too', async (login, heading) => {
      const page = await visit(window);
      await signIn(page, login, '');
      await isThere(page, heading);
      await expectReadable(page, `the start of ${login}`);
    });
  },
  timeout,
);
