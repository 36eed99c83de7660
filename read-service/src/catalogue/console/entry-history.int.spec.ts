/** What the console reads of the past of organizations, insurance types, clinics and terms. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  catalogueTerm,
  changeInsuranceType,
  hideCatalogueTerm,
  insuranceType,
  registerCatalogueTerm,
  registerInsuranceType,
} from '@cotejo/core/insurance-types';
import {
  changeCoverageOrganization,
  changeOrganization,
  coverageOrganization,
  hideOrganization,
  organization,
  registerCoverageOrganization,
  registerOrganization,
  showOrganization,
} from '@cotejo/core/organizations';
import { colleague, createReadWorld, type ReadWorld } from '../../testing/read-world.ts';

const backoffice = colleague('Carla Rojas', 'BACKOFFICE', ['PE']);
const ofChile = colleague('Matías Soto', 'GERENTE', ['CL']);
const afterSales = colleague('Lucía Paz', 'POSTVENTA', ['PE']);

const insurer = {
  country: 'PE',
  type: 'ASEG',
  displayName: 'Aseguradora',
  organizationCode: 'A',
  url: 'Aseguradora',
  isDemo: false,
} as const;
const run = randomUUID();
const at = (minute: number) => ({ now: new Date(Date.UTC(2026, 2, 2, 12, minute)), country: 'PE' as const });
const byHand = (minute: number) => ({
  ...at(minute),
  actor: { kind: 'user' as const, id: backoffice.id, role: 'BACKOFFICE' as const },
});

let world: ReadWorld;
let position: string;
beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(backoffice, ofChile, afterSales);
  await world.send(organization, '67', registerOrganization(insurer), { ...at(0), correlationId: run });
  await world.send(organization, '67', changeOrganization({ displayName: 'Andina' }), byHand(5));
  await world.send(organization, '67', hideOrganization(), byHand(6));
  await world.send(organization, '67', showOrganization(), byHand(7));
  const type = { country: 'PE', name: 'SALUD', displayName: 'Salud', url: 'Salud' } as const;
  await world.send(insuranceType, '3', registerInsuranceType(type), byHand(8));
  await world.send(insuranceType, '3', changeInsuranceType({ order: 2 }), byHand(9));
  const clinic = { country: 'PE', displayName: 'Clínica', aliases: [], places: [] } as const;
  await world.send(
    coverageOrganization,
    '67',
    registerCoverageOrganization({ ...clinic, aliases: [], places: [] }),
    byHand(10),
  );
  const places = [{ address: 'Av. Arequipa 100' }];
  await world.send(coverageOrganization, '67', changeCoverageOrganization({ places }), byHand(11));
  const term = { country: 'PE', kind: 'feature', name: 'Telemedicina' } as const;
  await world.send(catalogueTerm, '9', registerCatalogueTerm(term), byHand(12));
  position = String((await world.send(catalogueTerm, '9', hideCatalogueTerm(), byHand(13))).position);
});
afterAll(() => world.end());

const read = (path: string, staff = backoffice) =>
  world.get(`/api/console/${path}`, staff, { 'x-min-position': position });
const historyOf = (resource: string, entryId: string, staff = backoffice) =>
  read(`${resource}?filter=${encodeURIComponent(JSON.stringify({ entryId }))}`, staff);

describe('the history of an organization', () => {
  test('tells who did what, when, after how long and by which import, the newest first', async () => {
    const { status, body } = await historyOf('organization-history', '67');
    const who = { actorName: 'Carla Rojas', importRun: null };
    const instant = (minute: number) => at(minute).now.toISOString();
    expect([status, body]).toMatchObject([
      200,
      [
        { id: '67@4', version: 4, kind: 'shown', at: instant(7), previousAt: instant(6), ...who },
        { id: '67@3', version: 3, kind: 'hidden', at: instant(6), previousAt: instant(5), ...who },
        { id: '67@2', version: 2, kind: 'changed', fields: ['displayName'], previousAt: instant(0), ...who },
        {
          id: '67@1',
          entryId: '67',
          version: 1,
          kind: 'registered',
          at: instant(0),
          previousAt: null,
          actorName: null,
          importRun: run,
        },
      ],
    ]);
  });
  test('has what it said since each of these', async () => {
    expect(await read('organization-history/67@1')).toMatchObject({
      status: 200,
      body: { kind: 'registered', hidden: false, details: insurer },
    });
    expect(await read('organization-history/67@3')).toMatchObject({
      body: { actorName: 'Carla Rojas', hidden: true, details: { ...insurer, displayName: 'Andina' } },
    });
  });
  test('is that of one: all of them are nobody’s question', async () => {
    expect(await read('organization-history')).toMatchObject({
      status: 400,
      body: { errors: { 'filter.entryId': 'Campo requerido.' } },
    });
  });
  test('is nobody’s of another country, nor of who does not read the catalogue', async () => {
    expect(await historyOf('organization-history', '67', ofChile)).toMatchObject({ status: 200, body: [] });
    expect((await read('organization-history/67@1', ofChile)).status).toBe(404);
    expect((await historyOf('organization-history', '67', afterSales)).status).toBe(403);
    expect((await read('organization-history/67@1', afterSales)).status).toBe(403);
  });
  test('has no version that there never was', async () => {
    expect((await read('organization-history/67@5')).status).toBe(404);
    expect((await read('organization-history/68@1')).status).toBe(404);
    expect((await read('organization-history/67')).status).toBe(400);
  });
});

test.each([
  [
    'insurance-type-history',
    '3',
    [
      ['changed', ['order']],
      ['registered', []],
    ],
  ],
  // The same number as the organization's: each kind of entry has its own.
  [
    'coverage-organization-history',
    '67',
    [
      ['changed', ['places']],
      ['registered', []],
    ],
  ],
  [
    'catalogue-term-history',
    '9',
    [
      ['hidden', []],
      ['registered', []],
    ],
  ],
] as const)('%s is there as well', async (resource, id, happened) => {
  const { body } = await historyOf(resource, id);
  const rows = body as readonly { readonly kind: string; readonly fields: readonly string[] }[];
  expect(rows.map(({ kind, fields }) => [kind, fields])).toEqual(happened);
  expect((await read(`${resource}/${id}@1`)).status).toBe(200);
});
