/** The catalogue's read models against Postgres: what visitors see, what the console keeps, and that a rebuild changes neither. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeProduct,
  draftProduct,
  priceProduct,
  product,
  productNumber,
  publishProduct,
  withdrawProduct,
} from '@cotejo/core/catalogue';
import {
  coverageOrganization,
  hideOrganization,
  organization,
  changeOrganization,
  registerCoverageOrganization,
  registerOrganization,
  showOrganization,
} from '@cotejo/core/organizations';
import { datedTable, setTableRows } from '@cotejo/core/dated-tables';
import { emptyContent } from '@cotejo/core/product-content';
import { insuranceType, registerInsuranceType } from '@cotejo/core/insurance-types';
import { Rejection } from '@cotejo/core/kit/event-sourcing';
import { type StoredEvent } from '@cotejo/core/kit/event-store';
import {
  examplePlan,
  examplePublication,
  exampleReferences,
  offerExample,
} from '../../../core/src/catalogue/testing/plans.ts';
import { createTestDatabase, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { cut, tablesAfter } from '../testing/tables.ts';
import { createWorld, type World } from '../testing/world.ts';
import { catalogueProjector } from './catalogue-projector.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const queries = {
  organizations: 'select * from organization order by id',
  types: 'select * from insurance_type order by id',
  clinics: 'select * from coverage_organization order by id',
  terms: 'select * from catalogue_term order by id',
  entryHistory: 'select * from entry_history order by resource, id, version',
  products: 'select * from product order by code',
  shown: 'select * from read.product order by code',
  versions: 'select * from product_version order by code, version',
  history: 'select * from product_history order by code, version',
  rows: `select *, "from"::text as day from dated_table_row order by name, "from"`,
  changes: `select *, "from"::text as day from dated_table_change order by name, version`,
};
const eventsOf = async ({ store }: World): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of store.readAll('start', 100_000)) events.push(event);
  return events;
};
const projected = async (world: World, sizes: readonly number[] = [1_000]) =>
  tablesAfter(database.url, catalogueProjector, world, cut(await eventsOf(world), sizes), queries);

const at = (minute: number) => ({ now: new Date(Date.UTC(2026, 2, 2, 12, minute)), country: 'PE' as const });
const insurer = {
  country: 'PE',
  type: 'ASEG',
  displayName: 'Aseguradora',
  organizationCode: 'A',
  url: 'Aseguradora',
  isDemo: false,
} as const;

test('visitors see what was published, and the console the draft', async () => {
  const world = createWorld();
  await world.send(product, 'uno', offerExample({ code: 'uno' }), at(0));
  const renamed = { ...examplePlan({ code: 'uno' }).content.identity, displayName: 'Uno Plus' };
  await world.send(product, 'uno', changeProduct({ identity: renamed }), at(1));
  const { products, shown } = await projected(world);
  expect(shown).toMatchObject([
    {
      code: 'uno',
      number: String(productNumber('uno')),
      name: 'Plan uno',
      path: '/Seguros/Aseguradora/uno',
      publication_version: 1,
      publication: JSON.parse(JSON.stringify(examplePublication({ code: 'uno' }))) as object,
    },
  ]);
  expect(products).toMatchObject([
    { status: 'published', version: 2, state: { content: { identity: { displayName: 'Uno Plus' } } } },
  ]);
});

test('a product that was withdrawn is shown to nobody, and its versions stay', async () => {
  const world = createWorld();
  await world.send(product, 'uno', offerExample({ code: 'uno' }), at(0));
  await world.send(product, 'uno', offerExample({ code: 'uno', amount: 10_900 }), at(1));
  await world.send(product, 'uno', withdrawProduct('cerrado'), at(2));
  await world.send(product, 'dos', offerExample({ code: 'dos' }), at(3));
  const { shown, versions } = await projected(world);
  expect(shown.map(({ code }) => code)).toEqual(['dos']);
  expect(versions).toMatchObject([
    { code: 'dos', version: 1, ended_at: null, withdrawn: false },
    {
      code: 'uno',
      version: 1,
      published_at: at(0).now,
      ended_at: at(1).now,
      withdrawn: false,
      publication: { price: { amount: 9_900 } },
    },
    {
      code: 'uno',
      version: 2,
      published_at: at(1).now,
      ended_at: at(2).now,
      withdrawn: true,
      publication: { price: { amount: 10_900 } },
    },
  ]);
});

test('everything that happened to a product is there with who did it, to what, and why', async () => {
  const world = createWorld();
  const actor = { kind: 'user' as const, id: randomUUID(), role: 'GERENTE' as const };
  const content = emptyContent('Plan Uno');
  await world.send(product, 'uno', draftProduct({ country: 'PE', content }), { ...at(0), actor });
  await world.send(product, 'uno', changeProduct({ highlights: ['Sin deducible'] }), { ...at(1), actor });
  const offered = examplePlan({ code: 'uno' });
  await world.send(product, 'uno', changeProduct(offered.content), at(2));
  await world.send(product, 'uno', priceProduct(offered.price), at(2));
  await world.send(product, 'uno', publishProduct('uno', exampleReferences({ code: 'uno' })), at(2));
  await world.send(product, 'uno', withdrawProduct('Sube de precio.'), at(3));
  const { history } = await projected(world);
  expect(history).toMatchObject([
    { version: 1, kind: 'drafted', occurred_at: at(0).now, actor, publication: null, country: 'PE' },
    { version: 2, kind: 'changed', sections: ['highlights'] },
    { version: 3, kind: 'changed' },
    { version: 4, kind: 'priced' },
    { version: 5, kind: 'published', publication: 1, note: null },
    { version: 6, kind: 'withdrawn', publication: 1, note: 'Sube de precio.', sections: [] },
  ]);
});

test('a product of whoever is hidden is not shown, until they are shown again', async () => {
  const world = createWorld();
  const { organizationId } = examplePublication({ code: 'uno' }).content.identity;
  const id = String(organizationId);
  await world.send(organization, id, registerOrganization(insurer), at(0));
  await world.send(product, 'uno', offerExample({ code: 'uno' }), at(1));
  const shown = async () => (await projected(world)).shown.map(({ code }) => code);
  expect(await shown()).toEqual(['uno']);
  await world.send(organization, id, hideOrganization(), at(2));
  expect(await shown()).toEqual([]);
  await world.send(organization, id, showOrganization(), at(3));
  expect(await shown()).toEqual(['uno']);
});

test('who offers, what it is and where it covers are rows of their own', async () => {
  const world = createWorld();
  await world.send(organization, '67', registerOrganization(insurer), at(0));
  await world.send(organization, '67', hideOrganization(), at(1));
  const type = { country: 'PE', name: 'SALUD', displayName: 'Salud', url: 'Salud', upperTypeId: 9 } as const;
  await world.send(insuranceType, '3', registerInsuranceType(type), at(2));
  const clinic = {
    country: 'PE',
    displayName: 'Clínica',
    aliases: ['La Clínica'],
    registerCode: '7',
    places: [],
  } as const;
  await world.send(
    coverageOrganization,
    '99',
    registerCoverageOrganization({ ...clinic, aliases: ['La Clínica'], places: [] }),
    at(3),
  );
  const { organizations, types, clinics } = await projected(world);
  expect(organizations).toMatchObject([
    { id: '67', hidden: true, version: 2, display_name: 'Aseguradora', type: 'ASEG' },
  ]);
  expect(types).toMatchObject([{ id: '3', hidden: false, name: 'SALUD', upper_type_id: '9' }]);
  expect(clinics).toMatchObject([{ id: '99', register_code: '7', names: ['Clínica', 'La Clínica'] }]);
});

test('everything that happened to an entry is there with who did it, by which import, and what it says since', async () => {
  const world = createWorld();
  const actor = { kind: 'user' as const, id: randomUUID(), role: 'BACKOFFICE' as const };
  const run = randomUUID();
  await world.send(organization, '67', registerOrganization(insurer), { ...at(0), correlationId: run });
  const renamed = changeOrganization({ displayName: 'Aseguradora Andina', legalName: 'Andina S. A.' });
  await world.send(organization, '67', renamed, { ...at(1), actor });
  await world.send(organization, '67', hideOrganization(), at(2));
  await world.send(organization, '67', showOrganization(), at(3));
  const { entryHistory } = await projected(world, [2]);
  const row = { resource: 'organizations', id: '67', country: 'PE', import_run: null, fields: [] };
  const said = { ...insurer, displayName: 'Aseguradora Andina', legalName: 'Andina S. A.' };
  expect(entryHistory).toMatchObject([
    { ...row, version: 1, kind: 'registered', occurred_at: at(0).now, import_run: run, details: insurer },
    { ...row, version: 2, kind: 'changed', actor, fields: ['displayName', 'legalName'], details: said },
    { ...row, version: 3, kind: 'hidden', hidden: true, details: said },
    { ...row, version: 4, kind: 'shown', hidden: false, details: said },
  ]);
});

test('what an import made of a product is told from what somebody made by hand', async () => {
  const world = createWorld();
  const run = randomUUID();
  await world.send(product, 'uno', offerExample({ code: 'uno' }), { ...at(0), correlationId: run });
  await world.send(product, 'uno', withdrawProduct('cerrado'), at(1));
  const { history } = await projected(world);
  expect(history.map(({ kind, import_run }) => [kind, import_run])).toEqual([
    ['published', run],
    ['withdrawn', null],
  ]);
});

test('a dated table has the last word of each day', async () => {
  const world = createWorld();
  const set = (from: string, value: string) =>
    world.send(
      datedTable,
      'exchange.UF-CLP',
      setTableRows('exchange.UF-CLP', { from, rows: { value }, source: 'BC' }),
    );
  await set('2026-03-01', '39214.8');
  await set('2026-03-02', '39220.1');
  await set('2026-03-01', '39214.9');
  const { rows, changes } = await projected(world, [2]);
  expect(rows).toMatchObject([
    { day: '2026-03-01', country: 'CL', rows: { value: '39214.9' }, version: 3 },
    { day: '2026-03-02', rows: { value: '39220.1' }, version: 2 },
  ]);
  // And what was said before stays, with who said it.
  expect(changes).toMatchObject([
    { day: '2026-03-01', rows: { value: '39214.8' }, version: 1, actor: { kind: 'visitor' } },
    { day: '2026-03-02', version: 2 },
    { day: '2026-03-01', rows: { value: '39214.9' }, version: 3 },
  ]);
});

const code = fc.constantFrom('uno', 'dos', 'tres');
const act = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('offer' as const), code, fc.integer({ min: 1, max: 3 })) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('change' as const), code, fc.integer({ min: 1, max: 3 })) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('publish' as const), code, fc.constant(0)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('withdraw' as const), code, fc.constant(0)) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constant('organization' as const),
      fc.constant('67'),
      fc.integer({ min: 0, max: 3 }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constant('table' as const),
      fc.constant('exchange.UF-CLP'),
      fc.integer({ min: 1, max: 3 }),
    ),
  },
);

const attempt = (world: World, [what, id, n]: [string, string, number], minute: number): Promise<unknown> => {
  switch (what) {
    case 'offer':
      return world.send(product, id, offerExample({ code: id, amount: n * 100 }), at(minute));
    case 'change':
      return world.send(product, id, changeProduct({ highlights: [`Beneficio ${n}`] }), at(minute));
    case 'publish':
      return world.send(product, id, publishProduct(id, exampleReferences({ code: id })), at(minute));
    case 'withdraw':
      return world.send(product, id, withdrawProduct(undefined), at(minute));
    case 'organization': {
      const decide = [
        registerOrganization(insurer),
        hideOrganization(),
        showOrganization(),
        changeOrganization({ displayName: `Aseguradora ${n}` }),
      ][n]!;
      return world.send(organization, id, decide, at(minute));
    }
    default: {
      const rows = { value: String(39_000 + n) };
      return world.send(
        datedTable,
        id,
        setTableRows(id, { from: `2026-03-0${n}`, rows, source: 'BC' }),
        at(minute),
      );
    }
  }
};

test('rows that grew live in whatever batches equal rows rebuilt from the first event', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 1, maxLength: 40, size: 'max' }),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
      async (acts, sizes) => {
        const world = createWorld();
        for (const [minute, one] of acts.entries())
          await attempt(world, one, minute).catch((error: unknown) => {
            if (!(error instanceof Rejection)) throw error;
          });
        if ((await eventsOf(world)).length === 0) return;
        const grown = await projected(world, sizes);
        expect(grown).toEqual(await projected(world));
        for (const { code, publications } of grown.products)
          expect(grown.versions.filter((version) => version['code'] === code)).toHaveLength(
            Number(publications),
          );
      },
    ),
    { numRuns: 12 },
  );
}, 180_000);
