import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import {
  coverageOrganization,
  coverageOrganizationNumber,
  organization,
  product,
} from '@cotejo/core/catalogue';
import { inMemoryEventStore, StoreUnavailable } from '@cotejo/core/event-store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';
import { type ImportLine } from './lines.ts';

let house: House;
let authorization: string;
let away = false;
beforeEach(async () => {
  away = false;
  const store = inMemoryEventStore();
  house = await openHouse({
    store: {
      ...store,
      async append(...given) {
        if (away && given[0].startsWith('product-')) throw new StoreUnavailable(new Error('away'));
        return store.append(...given);
      },
    },
  });
  ({ authorization } = await house.hire('GERENTE', ['CL', 'PE']));
});

type Sent = { file?: unknown; query?: string; key?: string; by?: string };
const post = async ({
  file = [],
  query = 'country=CL&source=isapre',
  key = randomUUID(),
  by = authorization,
}: Sent) =>
  house.app.inject({
    method: 'POST',
    url: `/api/catalogue/imports?${query}`,
    headers: { authorization: by, 'idempotency-key': key, 'content-type': 'application/octet-stream' },
    payload: Buffer.isBuffer(file) ? file : Buffer.from(JSON.stringify(file)),
  });

const send = async (sent: Sent) => {
  const { statusCode, body } = await post(sent);
  expect(statusCode, body).toBe(200);
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportLine);
  const rows = lines.flatMap((line) => (line.type === 'row' && line.row > 0 ? [line] : []));
  return { lines, rows, last: lines.at(-1)! };
};
const trial = 'country=CL&source=isapre&dryRun=true';

const plan = (code: string, more: object = {}) => ({
  isapre: 'Consalud', code, name: `Plan ${code}`, baseUf: 1.16, cap: false, notes: null, zones: ['santiago'],
  hosp: { 'cl-uno': 80 }, amb: { 'cl-uno': 60, 'cl-dos': 50 }, ...more,
}); // oxfmt-ignore
const some = [plan('A-1'), plan('A-2')];
const stateOf = async (code: string) => (await house.load(product, code)).state;

describe('importing a catalogue', () => {
  test('publishes each plan with what it refers to, and tells of every row', async () => {
    const { lines, rows, last } = await send({ file: some });
    expect(lines[0]).toEqual({ type: 'started', total: 2, needed: 6, ignored: [], dryRun: false });
    expect(rows.map(({ row, id, outcome }) => [row, id, outcome])).toEqual([
      [1, 'A-1', 'created'],
      [2, 'A-2', 'created'],
    ]);
    expect(last).toMatchObject({ type: 'finished', rows: { created: 2 }, needed: { created: 6 } });
    // Who reads what was imported waits for this.
    const { commit } = (await house.events()).at(-1)!.position;
    expect(last).toMatchObject({ position: String(commit) });
    expect(await stateOf('A-1')).toMatchObject({
      status: 'published',
      publications: 1,
      price: { base: 11_600 },
    });
    expect((await house.load(organization, '107')).state).toMatchObject({
      details: { displayName: 'Consalud' },
    });
  });

  test('a second time changes nothing', async () => {
    await send({ file: some });
    const before = (await house.events()).length;
    const { last } = await send({ file: some });
    expect(last).toMatchObject({ rows: { unchanged: 2, created: 0 }, needed: { unchanged: 6 } });
    expect(await house.events()).toHaveLength(before);
  });

  test('of another state says what differs, and makes a version of it', async () => {
    await send({ file: some });
    const { rows } = await send({ file: [plan('A-1', { baseUf: 1.2, name: 'Otro' }), plan('A-2')] });
    expect(rows[0]).toMatchObject({
      outcome: 'changed',
      differenceCount: 2,
      differences: [
        { section: 'identity', field: 'name', before: 'Plan A-1', after: 'Otro' },
        { section: 'price', field: 'base', before: 11_600, after: 12_000 },
      ],
    });
    expect(rows[1]!.outcome).toBe('unchanged');
    expect(await stateOf('A-1')).toMatchObject({ publications: 2 });
    // Back to what it was is a change as well, though the file has come before.
    expect((await send({ file: some })).rows[0]!.outcome).toBe('changed');
    expect(await stateOf('A-1')).toMatchObject({ publications: 3, price: { base: 11_600 } });
  });

  test('says of which coverage and in what unit something differs', async () => {
    await send({ file: some });
    const { rows } = await send({ file: [plan('A-1', { hosp: { 'cl-uno': 70 } })] });
    const inClinic = rows[0]!.differences!.filter(({ section }) => section === 'coverageOrganizations');
    expect(inClinic.map(({ before, after }) => [before, after])).toEqual([
      [8_000, 7_000],
      [8_000, 7_000],
    ]);
    const clinic = coverageOrganizationNumber('CL', 'cl-uno');
    const at = `[${clinic}].coverages[1]`;
    expect(rows[0]!.around).toEqual(
      expect.arrayContaining([
        { section: 'coverages', field: '[11].name', value: 'Día cama' },
        { section: 'coverageOrganizations', field: `${at}.name`, value: 'Hospitalaria' },
        { section: 'coverageOrganizations', field: `${at}.amounts.percentage.unit`, value: '%' },
      ]),
    );
    // A price has its unit beside it; what differs itself is told once.
    const dearer = await send({ file: [plan('A-2', { baseUf: 3, name: 'Otro' })] });
    expect(dearer.rows[0]!.around).toContainEqual({ section: 'price', field: 'unit', value: 'UF' });
    expect(dearer.rows[0]!.around).not.toContainEqual(
      expect.objectContaining({ section: 'identity', field: 'name' }),
    );
  });

  test('on trial says the same and changes nothing', async () => {
    const before = (await house.events()).length;
    const { lines } = await send({ file: some, query: trial });
    expect(await house.events()).toHaveLength(before);
    const real = await send({ file: some });
    expect(real.last).toHaveProperty('position');
    const said = (some: readonly ImportLine[]) =>
      some.map((line) => ({ ...line, position: undefined, dryRun: undefined }));
    expect(said(lines)).toEqual(said(real.lines));
    const changed = [plan('A-1', { baseUf: 2 })];
    expect((await send({ file: changed, query: trial })).rows).toEqual((await send({ file: changed })).rows);
  });

  test('takes the good rows of a file with bad ones', async () => {
    const bad = { baseUf: 'x' };
    const { rows, last } = await send({
      file: [plan('A-1', bad), plan('A-2'), plan('A-3', bad), plan('A-4'), plan('A-5', bad)],
    });
    const errors = { baseUf: 'Debe ser un número de 0.0001 a 100.' };
    expect(rows).toMatchObject([
      { row: 1, id: 'A-1', outcome: 'refused', errors },
      { row: 2, outcome: 'created' },
      { row: 3, outcome: 'refused', errors },
      { row: 4, outcome: 'created' },
      { row: 5, outcome: 'refused', errors },
    ]);
    expect(last).toMatchObject({ rows: { refused: 3, created: 2 } });
  });

  test('that broke off goes on when it is sent again under the same key, with no second effect', async () => {
    const key = randomUUID();
    away = true;
    expect((await send({ file: some, key })).last).toMatchObject({ type: 'interrupted' });
    away = false;
    const first = await send({ file: some, key });
    expect(first.last).toMatchObject({ rows: { created: 2 } });
    const before = (await house.events()).length;
    expect((await send({ file: some, key })).lines).toEqual(first.lines);
    expect(await house.events()).toHaveLength(before);
    const reused = await send({ file: [plan('A-1', { baseUf: 3 })], key });
    expect(reused.rows).toMatchObject([{ outcome: 'refused' }]);
    const another = await house.hire('GERENTE', ['CL']);
    const hired = (await house.events()).length;
    expect((await send({ file: some, key, by: another.authorization })).last).toMatchObject({
      rows: { unchanged: 2 },
    });
    expect(await house.events()).toHaveLength(hired);
  });

  test('is done in the name of who sent it, as one chain', async () => {
    const key = randomUUID();
    await send({ file: some, key });
    const { past } = await house.load(product, 'A-1');
    expect(past.map(({ type }) => type)).toEqual(['ProductPublished']);
    expect(past[0]!.metadata).toMatchObject({
      $correlationId: key,
      country: 'CL',
      actor: { kind: 'user', role: 'GERENTE' },
    });
  });
});

describe('what staff made of a plan', () => {
  const does = async (name: string, body: object = {}) => {
    const answer = await house.command(`products/A-1/${name}`, authorization, body);
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const added = {
    documents: [
      {
        id: 1,
        title: 'Póliza',
        kind: 'policy',
        pages: [{ heading: 'Uno', paragraphs: ['Todo lo que cubre.'] }],
      },
    ],
    offers: [
      { type: 'AGGREGATE', id: 1, title: 'Regalo', benefit: 'Un chequeo', salesLimitQuantityEnable: false },
    ],
    selling: {
      exclusive: false,
      isPromoted: true,
      isPopular: false,
      score: 9.5,
      salesChannels: ['executive'],
    },
    seo: { title: 'El mejor plan' },
  };
  const dearer = [plan('A-1', { baseUf: 1.2 }), plan('A-2')];
  const base = { section: 'price', field: 'base', before: 11_600, after: 12_000 };

  test('stays when the plan comes again, whatever the file says now', async () => {
    await send({ file: some });
    await does('change', { changes: added });
    await does('publish');
    const enriched = await stateOf('A-1');
    expect((await send({ file: some })).last).toMatchObject({ rows: { unchanged: 2 } });
    expect(await stateOf('A-1')).toEqual(enriched);

    const tried = await send({ file: dearer, query: trial });
    const { rows } = await send({ file: dearer });
    expect(rows[0]).toMatchObject({ outcome: 'changed', differenceCount: 1, differences: [base] });
    expect(tried.rows).toEqual(rows);
    const { content } = enriched as { content: object };
    expect(content).toMatchObject(added);
    expect(await stateOf('A-1')).toMatchObject({
      status: 'published',
      publications: 3,
      content,
      price: { base: 12_000 },
      published: { content, price: { base: 12_000 } },
    });
  });

  test('and did not publish is neither published nor lost: the row is refused until then, and no other', async () => {
    await send({ file: some });
    await does('change', { changes: added });
    const before = (await house.events()).length;
    // Visitors see what the file says.
    expect((await send({ file: some })).last).toMatchObject({ rows: { unchanged: 2 } });
    const more = [...dearer, plan('A-3')];
    const tried = await send({ file: more, query: trial });
    expect(await house.events()).toHaveLength(before);
    const { rows } = await send({ file: more });
    expect(rows).toMatchObject([
      {
        outcome: 'refused',
        errors: { row: expect.stringMatching(/^El borrador tiene cambios sin publicar/) as string },
      },
      { outcome: 'unchanged' },
      { outcome: 'created' },
    ]);
    expect(tried.rows).toEqual(rows);
    expect(await stateOf('A-1')).toMatchObject({ publications: 1, content: added, price: { base: 11_600 } });
    await does('publish');
    expect((await send({ file: more })).rows[0]).toMatchObject({ outcome: 'changed', differences: [base] });
    expect(await stateOf('A-1')).toMatchObject({ publications: 3, published: { content: added } });
  });

  test('is replaced where the file says everything of a product', async () => {
    await send({ file: some });
    const { content, price } = (await stateOf('A-1')) as { content: object; price: object };
    await does('change', { changes: added });
    await does('publish');
    const query = 'country=CL&source=productos';
    const { rows } = await send({ file: [{ code: 'A-1', content, price }], query });
    expect(rows[0]).toMatchObject({ outcome: 'changed' });
    expect(await stateOf('A-1')).toMatchObject({ published: { content } });
  });
});

describe('clinics', () => {
  const query = 'country=CL&source=clinicas';
  const clinic = async (id: string) =>
    (await house.load(coverageOrganization, String(coverageOrganizationNumber('CL', id)))).state;

  test('get their names and places from files of their own, in whichever order they come', async () => {
    await send({ file: some });
    expect(await clinic('cl-uno')).toMatchObject({ details: { displayName: 'Clínica Uno', places: [] } });
    await send({ file: { locations: { 'cl-uno': { address: 'Calle 1', lat: -33, lng: -70 } } }, query });
    const { rows } = await send({ file: [{ id: 'cl-uno', name: 'Clínica N.º 1' }], query });
    expect(rows).toMatchObject([
      {
        outcome: 'changed',
        differences: [{ field: 'displayName', before: 'Clínica Uno', after: 'Clínica N.º 1' }],
      },
    ]);
    expect(await clinic('cl-uno')).toMatchObject({
      details: { displayName: 'Clínica N.º 1', places: [{ address: 'Calle 1' }] },
    });
  });

  const changes = async (id: number, body: object) => {
    const answer = await house.command(`coverage-organizations/${id}/change`, authorization, body);
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const aliases = ['Ex Clínica Cero', 'cl-cero'];

  test('keep the aliases that somebody gave them when a file of names comes again', async () => {
    const file = [{ id: 'cl-uno', name: 'Clínica N.º 1' }];
    await send({ file, query });
    await changes(coverageOrganizationNumber('CL', 'cl-uno'), { aliases });
    await send({ file, query });
    expect(await clinic('cl-uno')).toMatchObject({ details: { aliases: [...aliases, 'cl-uno'] } });
    expect((await send({ file, query })).last).toMatchObject({ rows: { unchanged: 1 } });
    // A name that the file says is the clinic's from then on.
    const { rows } = await send({ file: [{ id: 'cl-uno', name: 'Clínica Primera' }], query });
    expect(rows).toMatchObject([{ outcome: 'changed', differences: [{ field: 'displayName' }] }]);
    expect(rows[0]!.differences).toHaveLength(1);
  });

  test('of the register keep the names and aliases that somebody gave them, and get what it says', async () => {
    const ofRegister = 'country=PE&source=renipress';
    const row = {
      cod_ipress: '00012897',
      nombre: 'CLINICA UNO S.A.C.',
      departamento: 'LIMA',
      distrito: 'BREÑA',
    };
    await send({ file: [row], query: ofRegister });
    const id = coverageOrganizationNumber('PE', row.cod_ipress);
    const details = async () => (await house.load(coverageOrganization, String(id))).state;
    expect(await details()).toMatchObject({
      details: { displayName: 'Clínica Uno S.A.C.', aliases: [row.nombre] },
    });
    await changes(id, { displayName: 'La Uno', aliases: [...aliases, row.nombre] });
    const before = (await house.events()).length;
    expect((await send({ file: [row], query: ofRegister })).last).toMatchObject({ rows: { unchanged: 1 } });
    expect(await house.events()).toHaveLength(before);
    const renamed = { ...row, nombre: 'CLINICA UNO S.A.', categoria: 'II-1' };
    const { rows } = await send({ file: [renamed], query: ofRegister });
    expect(rows[0]!.differences!.map(({ field }) => field).sort()).toEqual(['aliases', 'category']);
    expect(await details()).toMatchObject({
      details: {
        displayName: 'La Uno',
        aliases: [...aliases, row.nombre, renamed.nombre],
        category: 'II-1',
      },
    });
  });

  test('keep the names that somebody gave them when plans come again', async () => {
    await send({ file: [{ id: 'cl-uno', name: 'Clínica N.º 1' }], query });
    await send({ file: some });
    expect(await clinic('cl-uno')).toMatchObject({ details: { displayName: 'Clínica N.º 1' } });
  });
});

describe('an import is refused', () => {
  test.each([
    ['without a source', { query: 'country=CL' }, 422, 'source'],
    ['of a country that there is not', { query: 'country=XX&source=isapre' }, 422, 'country'],
    [
      'of a source that has nothing of the country',
      { query: 'country=PE&source=isapre', file: some },
      422,
      'country',
    ],
    ['without a file', { file: Buffer.alloc(0) }, 422, 'file'],
    ['of a file without rows', { file: [] }, 422, 'file'],
    ['of a file of something else', { file: [{ codigo: 'A-1' }] }, 422, 'file'],
    ['under a key that is none', { key: 'x' }, 400, 'Idempotency-Key'],
  ])('%s', async (_, sent, status, field) => {
    const answer = await post(sent);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      status,
      [field],
    ]);
  });

  test('by who may not publish, or not there', async () => {
    const backoffice = await house.hire('BACKOFFICE', ['CL']);
    const elsewhere = await house.hire('GERENTE', ['PE']);
    for (const by of [backoffice, elsewhere])
      expect((await post({ file: some, by: by.authorization })).statusCode).toBe(403);
  });
});

describe('the place of an import is given back', () => {
  /** Two have a place at once. */
  const statusesOf = async (sent: Sent) => [(await post(sent)).statusCode, (await post(sent)).statusCode];
  afterEach(async () => expect((await post({ file: some })).statusCode).toBe(200));

  test('when all is sent', async () => expect(await statusesOf({ file: some })).toEqual([200, 200]));
  test('when the file can’t be read', async () => expect(await statusesOf({ file: [] })).toEqual([422, 422]));
  test('when what comes of the file can’t be sent', async () => {
    const broken = vi.spyOn(Readable, 'from').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(await statusesOf({ file: some })).toEqual([500, 500]);
    broken.mockRestore();
  });
});

const published = (name: string) => new URL(`../../../../shared/data/${name}`, import.meta.url);
const plansFile = published('cl-isapre-plans.json');
const isHere = existsSync(plansFile);
const skipped = 'the real plans of the isapres: SKIPPED, they are not beside this checkout (../shared/data)';
test.skipIf(!isHere)(
  isHere ? 'the 1,404 real plans of the isapres come in, and change nothing the second time' : skipped,
  async () => {
    const file = readFileSync(plansFile);
    expect((await send({ file })).last).toMatchObject({ rows: { created: 1_404, refused: 0 } });
    const before = (await house.events()).length;
    expect((await send({ file })).last).toMatchObject({ rows: { unchanged: 1_404 } });
    expect(await house.events()).toHaveLength(before);
  },
);
if (!isHere) process.stderr.write(`\n${skipped}\n`);

const registerFile = published('pe-clinicas-privadas-renipress-2022.csv');
const isRegisterHere = existsSync(registerFile);
const skippedRegister =
  'the real clinics of Peru: SKIPPED, they are not beside this checkout (../shared/data)';
test.skipIf(!isRegisterHere)(
  isRegisterHere
    ? 'the 449 real clinics of Peru come in, and change nothing the second time'
    : skippedRegister,
  async () => {
    const sent = { file: readFileSync(registerFile), query: 'country=PE&source=renipress' };
    expect((await send(sent)).last).toMatchObject({ rows: { created: 449, refused: 0 } });
    const before = (await house.events()).length;
    expect((await send(sent)).last).toMatchObject({ rows: { unchanged: 449 } });
    expect(await house.events()).toHaveLength(before);
  },
);
if (!isRegisterHere) process.stderr.write(`\n${skippedRegister}\n`);
