import { randomUUID } from 'node:crypto';
import { read as readWorkbook, utils } from '@e965/xlsx';
import { exportEvents } from '@cotejo/core/exports';
import { assignLead, eraseLead, failLead, lead, receiveLead, type LeadRequest } from '@cotejo/core/leads';
import { changeUserRoles, user } from '@cotejo/core/users';
import { failureReasonsFor } from '@cotejo/core/reference/failure-reasons';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request, until } from '../../../projectors/src/testing/world.ts';
import { type Colleague, colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { type ExportRow } from './exports.ts';

let world: ReadWorld;
const [ana, beto, head, support] = [
  colleague('Ana', 'EJECUTIVO'),
  colleague('Beto', 'SUPERVISOR'),
  colleague('Hilda', 'GERENTE'),
  colleague('Sara', 'EJECUTIVO_DE_SOPORTE'),
];
const ids: string[] = [];
let position: string;

const began = Date.now() - 60_000;
/** Each a second after the one before, so that their order is known. */
const receive = async (person: Partial<LeadRequest['person']>): Promise<string> => {
  const id = randomUUID();
  ({ position } = await world.send(lead, id, receiveLead(request(person)), {
    now: new Date(began + ids.length * 1_000),
  }));
  return id;
};

beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(ana, beto, head, support);
  ids.push(await receive({ firstName: '=SUM(1)', email: 'formula@correo.cl' }));
  ids.push(await receive({ firstName: 'Josefa; "la" Única' }));
  const hers = await receive({ firstName: 'De Ana' });
  ids.push(hers);
  await world.send(lead, hers, assignLead({ executive: ana, by: head }));
  const failure = {
    substatusId: 402,
    reasonId: failureReasonsFor({ country: 'CL', requestTypeId: 3 }, 402)[0]!.id,
    note: 'Llamé tres veces',
    by: head,
  };
  ({ position } = await world.send(lead, hers, failLead(failure)));
  for (const resource of ['leads', 'happenings'])
    await world.get(`/api/console/${resource}`, head, { 'x-min-position': position });
  await until('tables', async () => (await world.get('/api/console/exports', head)).status === 200);
});
afterAll(() => world.end());

type Order = {
  resource?: string;
  format?: string;
  filter?: object;
  sort?: unknown;
  columns?: unknown;
  zone?: string;
};
const post = async (
  order: Order,
  who: Colleague | undefined = head,
  headers: Record<string, string> = {},
) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/console/exports',
    headers: { ...(who && { authorization: await world.as(who) }), ...headers },
    payload: { resource: 'leads', format: 'csv', ...order },
  });
  return { status: answer.statusCode, body: answer.json<{ id: string; code?: string; errors?: object }>() };
};
const one = async (id: string, who = head) =>
  (await world.get(`/api/console/exports/${id}`, who)).body as ExportRow;
const finished = async (id: string, who = head): Promise<ExportRow> => {
  await until('the export', async () => ['done', 'failed'].includes((await one(id, who)).status));
  return one(id, who);
};
const download = async (id: string, who = head) => {
  const authorization = await world.as(who);
  return world.app.inject({ url: `/api/console/exports/${id}/file`, headers: { authorization } });
};
const exported = async (order: Order, who = head) => {
  const { status, body } = await post(order, who);
  expect(status).toBe(202);
  const row = await finished(body.id, who);
  expect(row).toMatchObject({ status: 'done', error: null });
  return { ...row, file: await download(body.id, who) };
};
/** As a reader of CSV sees the file: headings, and rows by heading. */
const table = (payload: string) => {
  const [labels = [], ...rows] = payload
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^;]*))(;|$)/g)]
        .slice(0, -1)
        .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''),
    );
  return rows.map((row) => Object.fromEntries(labels.map((label, index) => [label, row[index]])));
};

describe('an export of leads', () => {
  test('is a file of all that the person may see, in words, once the clocks of the country', async () => {
    const { file, rows, total, bytes } = await exported({ sort: ['fecha', 'ASC'] });
    expect([rows, total]).toEqual([3, 3]);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload).toHaveLength(bytes!);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="Solicitudes .*\.csv"/) as string,
      'x-content-type-options': 'nosniff',
    });
    const read = table(file.payload);
    expect(read.map(({ Nombre }) => Nombre)).toEqual(["'=SUM(1)", 'Josefa; "la" Única', 'De Ana']);
    expect(read[2]).toMatchObject({
      ID: ids[2],
      Estado: 'Fallido',
      Subestado: 'No le interesa',
      Ejecutivo: 'Ana',
      País: 'Chile',
      Teléfono: '="+56912345678"',
      'Tráfico interno': 'No',
    });
    const [{ Recibida: wall, 'Recibida (ISO)': iso }] = read as [Record<string, string>];
    const there = new Date(iso!).toLocaleString('sv-SE', { timeZone: 'America/Santiago' });
    expect(wall).toBe(there);
  });

  test('keeps to the filter, the order and the columns of the list', async () => {
    const order = { filter: { statusId: 4 }, columns: ['firstName', 'fecha'] };
    const { file } = await exported(order);
    expect(Object.keys(table(file.payload)[0]!)).toEqual(['Nombre', 'Recibida', 'Recibida (ISO)']);
    expect(table(file.payload)).toHaveLength(1);
  });

  test('of nothing is a file with headings', async () => {
    const { file, rows } = await exported({ filter: { q: 'nadie se llama así' } });
    expect([rows, table(file.payload)]).toEqual([0, []]);
  });

  test('is a workbook when that is asked for', async () => {
    const { file } = await exported({ format: 'xlsx', filter: { statusId: 4 } });
    const rows = utils.sheet_to_json(readWorkbook(file.rawPayload).Sheets.Solicitudes!);
    expect(rows).toMatchObject([{ Nombre: 'De Ana', Teléfono: '+56912345678' }]);
  });

  test('asked for twice under one key is one', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await post({}, head, key), await post({}, head, key)];
    expect(second.body.id).toBe(first.body.id);
    expect((await post({}, beto, key)).body.id).not.toBe(first.body.id);
  });
  test('under a key of another one is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await post({ filter: { statusId: 4 } }, head, key);
    for (const other of [{ filter: { statusId: 4 }, format: 'xlsx' }, { filter: { statusId: 3 } }, {}])
      expect(await post(other, head, key)).toMatchObject({
        status: 422,
        body: { code: 'IDEMPOTENCY_KEY_REUSED' },
      });
    expect((await post({ filter: { statusId: 4 } }, head, key)).status).toBe(202);
  });

  test('leaves nothing in the database that tells of a person', async () => {
    const { id } = await exported({ filter: { q: 'josefa' } });
    const all = await world.pool.query(
      'select export::text as row from exports.export union all select part::text from exports.part',
    );
    expect(JSON.stringify(all.rows)).not.toMatch(/josefa|correo/i);
    const hex = Buffer.from('Josefa').toString('hex');
    expect(JSON.stringify(all.rows)).not.toContain(hex);
    expect(
      JSON.stringify(await world.store.readStream(`export-${id}`), (_, value: unknown) =>
        typeof value === 'bigint' ? 0 : value,
      ),
    ).not.toMatch(/josefa/i);
  });
});

describe('an export of what happened', () => {
  const order = { resource: 'happenings', filter: {} };

  test('says in Spanish what happened, in which zone its times are, and from what to what a lead went', async () => {
    const filter = { aggregateId: [ids[2]], type: 'LeadFailed' };
    const { file, id } = await exported({ ...order, filter, zone: 'America/Lima' });
    const [row] = table(file.payload);
    expect(row).toMatchObject({
      'Qué pasó': 'Cambio de estado',
      Evento: 'Pasó a Fallido',
      Registro: 'Solicitud',
      'Estado anterior': 'Asignado',
      'Estado nuevo': 'Fallido',
      'Subestado nuevo': 'No le interesa',
      'Segundos en el estado anterior': expect.stringMatching(/^\d+$/) as string,
      'De quién es': 'Ana',
      'ID del registro': ids[2],
    });
    const there = new Date(row!['Fecha (ISO)']!).toLocaleString('sv-SE', { timeZone: 'America/Lima' });
    expect(row!['Fecha (America/Lima)']).toBe(there);
    const [asked] = await world.codec.decode(exportEvents, await world.store.readStream(`export-${id}`));
    expect(asked).toMatchObject({ data: { zone: 'America/Lima' } });
  });

  test('is not made for who audits nothing, nor in a zone that there is not', async () => {
    expect((await post(order, ana)).status).toBe(403);
    expect(await post({ ...order, zone: 'Lima' })).toMatchObject({
      status: 400,
      body: { errors: { zone: expect.any(String) as string } },
    });
  });
});

test('a filter that is nested too deep is refused by its name', async () => {
  const headers = { authorization: await world.as(head), 'content-type': 'application/json' };
  const payload = `{"resource":"leads","format":"csv","filter":{"q":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`;
  const answer = await world.app.inject({ method: 'POST', url: '/api/console/exports', headers, payload });
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
    422,
    ['filter'],
  ]);
});

describe('who exports', () => {
  test('needs the permission, and sees the own exports alone', async () => {
    expect((await post({}, support)).status).toBe(403);
    expect((await post({}, ana)).status).toBe(403);
    const { id } = await exported({});
    expect((await world.get('/api/console/exports', ana)).body).toEqual([]);
    expect((await download(id, ana)).statusCode).toBe(404);
    expect((await world.get(`/api/console/exports/${id}`, beto)).status).toBe(404);
    expect((await download(id, beto)).statusCode).toBe(404);
    expect(JSON.stringify((await world.get('/api/console/exports', beto)).body)).not.toContain(id);
  });

  test('gets what that person may see, not more', async () => {
    const { file } = await exported({}, beto);
    expect(
      table(file.payload)
        .map(({ ID }) => ID)
        .sort(),
    ).toEqual([ids[0], ids[1]].sort());
  });

  test('who may not any more when it runs gets none', async () => {
    const leaver = colleague('Leo', 'GERENTE');
    await world.hire(leaver);
    // An earlier one is in the works, so that this one waits.
    await world.pool.query(
      `insert into exports.export (id, user_id, resource, format, wrapped_key, request, status, leased_until)
       values ($1, $1, 'leads', 'csv', '', '', 'running', now() + interval '1 hour')`,
      [leaver.id],
    );
    const { body } = await post({}, leaver);
    const admin = colleague('Admin', 'ADMINISTRADOR');
    const demote = changeUserRoles({
      requestId: randomUUID(),
      id: leaver.id,
      by: admin,
      roles: ['EJECUTIVO'],
      countries: ['CL'],
    });
    const { position } = await world.send(user, leaver.id, demote);
    await world.get('/api/console/users', admin, { 'x-min-position': position });
    await world.pool.query('delete from exports.export where id = $1', [leaver.id]);
    const state = async () =>
      (await world.pool.query<object>('select status, error from exports.export where id = $1', [body.id]))
        .rows[0];
    await until('its end', async () => JSON.stringify(await state()).includes('failed'));
    expect(await state()).toEqual({
      status: 'failed',
      error: 'Ya no tienes permiso para exportar estos datos.',
    });
  });

  test('may see less since gets no file of before', async () => {
    const traveller = colleague('Tania', 'GERENTE', ['CL', 'PE']);
    await world.hire(traveller);
    const { position } = await world.send(lead, randomUUID(), receiveLead(request()));
    await world.get('/api/console/users', head, { 'x-min-position': position });
    const { id, file } = await exported({}, traveller);
    expect(file.statusCode).toBe(200);
    const unknown = (await download(randomUUID(), traveller)).json<object>();
    const narrowed = await download(id, { ...traveller, countries: ['CL'] });
    expect([narrowed.statusCode, narrowed.json()]).toEqual([404, unknown]);
    expect((await download(id, { ...traveller, roles: ['SUPERVISOR'] })).statusCode).toBe(404);
    expect((await download(id, traveller)).statusCode).toBe(200);
  });

  test.each<[string, Order, number]>([
    ['a filter that there is not', { filter: { nope: 1 } }, 400],
    ['an order that there is not', { sort: ['nope', 'ASC'] }, 400],
    ['a column that there is not', { columns: ['nope'] }, 400],
    ['another resource', { resource: 'users' }, 400],
    ['another format', { format: 'pdf' }, 400],
    ['no column', { columns: [] }, 400],
  ])('is told about %s', async (_, order, status) => {
    expect((await post(order)).status).toBe(status);
  });

  test('leaves a trace on every lead of the file, and of taking it', async () => {
    const { id } = await exported({ filter: { statusId: 4 } });
    const stream = () => world.store.readStream(`export-${id}`);
    await until('its end', async () => (await stream()).length === 3);
    const events = await stream();
    // Who is quick takes the file before its end is told.
    const told = events.map(({ type }) => type).sort();
    expect(told).toEqual(['ExportDownloaded', 'ExportFinished', 'ExportRequested']);
    expect(events[0]!.data).toEqual({ resource: 'leads', format: 'csv', filteredBy: ['statusId'] });
    await until('the trace', async () => {
      const { rows } = await world.pool.query<{ record_id: string; actor: { id: string } }>(
        `select record_id, actor from read.access where what = 'export' and aggregate = 'leads' and record_id = $1`,
        [ids[2]],
      );
      return rows.some(({ actor }) => actor.id === head.id);
    });
  });
});

describe('an export that is over', () => {
  test('can be taken for a day, and then is gone with its key', async () => {
    const { id, expiresAt, finishedAt } = await exported({});
    expect(Date.parse(expiresAt!) - Date.parse(finishedAt!)).toBe(86_400_000);
    await world.pool.query(
      `update exports.export set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    expect((await download(id)).statusCode).toBe(404);
  });

  test('is destroyed when one of its people is erased', async () => {
    const leadId = await receive({ firstName: 'Olvídame' });
    await world.get('/api/console/leads', head, { 'x-min-position': position });
    const { id } = await exported({});
    expect((await download(id)).statusCode).toBe(200);
    const gone = await world.send(lead, leadId, eraseLead(head));
    await world.get('/api/console/leads', head, { 'x-min-position': gone.position });
    expect((await download(id)).statusCode).toBe(404);
    const { file } = await exported({});
    expect(file.statusCode).toBe(200);
    expect(file.payload).not.toContain('Olvídame');
  });
});
