/** The insurers of one's countries, with what they agreed on, also those with whom nothing was agreed. */
import { randomUUID } from 'node:crypto';
import { actorOf, sees } from '@cotejo/core/identity';
import {
  createInsurerContact,
  type InsurerRecord,
  insurerRule,
  insurerTerms,
  setCuttingDay,
} from '@cotejo/core/insurer-terms';
import { type CountryCode } from '@cotejo/core/kit/country';
import { organization, registerOrganization } from '@cotejo/core/organizations';
import { type OrganizationType } from '@cotejo/core/reference/organization-types';
import { roleNames } from '@cotejo/core/reference/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { exported, find } from './testing/looking.ts';

const carmen = colleague('Carmen Ríos', 'BACKOFFICE', ['PE']);
const admin = colleague('Julián Cárdenas', 'ADMINISTRADOR', ['PE', 'CL']);
const contactId = randomUUID();

let world: ReadWorld;
const register = (id: string, country: CountryCode, type: OrganizationType, displayName: string) => {
  const details = { country, type, displayName, organizationCode: id, url: displayName, isDemo: false };
  return world.send(organization, id, registerOrganization(details), { country });
};
beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(carmen);
  await register('7', 'PE', 'ASEG', 'Andina');
  await register('8', 'PE', 'EPS', 'Costa');
  await register('9', 'PE', 'CORREDOR', 'Corredora');
  await register('67', 'CL', 'ISAPRE', 'Colmena');
  const by = { actor: actorOf(carmen), country: 'PE' } as const;
  await world.send(insurerTerms, '7', setCuttingDay('PE', { value: 20, from: '2026-01-01' }), by);
  await world.send(insurerTerms, '7', setCuttingDay('PE', { value: 5, from: '2090-01-01' }), by);
  const contact = { name: 'Ana Ríos', email: 'ana@andina.pe', typeId: 'renew' } as const;
  const added = await world.send(insurerTerms, '7', createInsurerContact(contactId, contact), by);
  await world.get('/api/console/insurers', admin, { 'x-min-position': added.position });
  await until('the catalogue', async () => (await find(world, admin, 'insurers')).total === 3);
});
afterAll(() => world.end());

const one = async (id: string, viewer = carmen) => {
  const { status, body } = await world.get(`/api/console/insurers/${id}`, viewer);
  return { status, record: body as InsurerRecord };
};

test('are found by what people look for, and brokers are not among them', async () => {
  const ids = async (filter: object) => (await find(world, carmen, 'insurers', filter)).ids;
  expect(await ids({})).toEqual(['7', '8']);
  expect(await ids({ agreed: true })).toEqual(['7']);
  expect(await ids({ agreed: false })).toEqual(['8']);
  expect(await ids({ q: 'cost' })).toEqual(['8']);
  expect(await ids({ type: 'EPS' })).toEqual(['8']);
  expect(await ids({ id: ['7', '9', '67', '1'] })).toEqual(['7']);
});

test('tell what holds today and what is coming; without an agreement, what that means', async () => {
  expect((await one('7')).record).toMatchObject({
    ...{ id: '7', name: 'Andina', country: 'PE', type: 'ASEG', cuttingDay: 20, retroactive: 0, version: 3 },
    cuttingDays: [
      { value: 20, from: '2026-01-01' },
      { value: 5, from: '2090-01-01' },
    ],
    contacts: [{ id: contactId, contact: { name: 'Ana Ríos' } }],
  });
  expect((await one('8')).record).toMatchObject({
    ...{ cuttingDay: 31, retroactive: 0, version: 0, cuttingDays: [], contacts: [] },
  });
  for (const id of ['9', '67', '1']) expect((await one(id)).status, id).toBe(404);
});

test('tell their contacts to whom may read them alone', async () => {
  const product = colleague('Paz', 'PRODUCT_ADMIN', ['PE']);
  const { status, record } = await one('7', product);
  expect([status, record.contacts]).toEqual([200, null]);
  expect(JSON.stringify(record)).not.toContain('Ana');
  expect(record.allowedCommands.every(({ allowed }) => !allowed)).toBe(true);
});

test('have a history of who set what', async () => {
  await until('tables', async () => (await world.get('/api/console/exports', carmen)).status === 200);
  const { body } = await world.get('/api/console/insurer-history?filter={"recordId":"7"}', carmen);
  expect((body as { type: string }[]).map(({ type }) => type)).toEqual([
    'InsurerContactSet',
    'InsurerCuttingDaySet',
    'InsurerCuttingDaySet',
  ]);
  expect(String(await exported(world, carmen, 'insurer-history'))).toContain('Andina;Perú;Se fijó el día');
  expect(await find(world, colleague('Paz', 'BACKOFFICE', ['CL']), 'insurer-history')).toMatchObject({
    total: 0,
  });
});

test.each(roleNames)('are shown to %s as the rule says', async (role) => {
  const places = { '7': 'PE', '8': 'PE', '67': 'CL' } as const;
  for (const country of ['PE', 'CL', 'CO'] as const) {
    const viewer = colleague('Ana', role, [country]);
    const seen = Object.entries(places).filter(([, place]) => sees(insurerRule, viewer, { country: place }));
    const { status, ids } = await find(world, viewer, 'insurers');
    expect([...ids].sort()).toEqual(seen.map(([id]) => id).sort());
    if (status !== 200) expect([status, seen]).toEqual([403, []]);
  }
});
