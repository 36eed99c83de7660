/** Loads on the read side: the same scope for the list, one load, its rows, its problems and its workbook. */
import { randomUUID } from 'node:crypto';
import { type AuditEntry } from '@cotejo/core/audit';
import { employeeLoad, type EmployeeLoadEvent } from '@cotejo/core/employee-loads';
import { openLoadRow, recordTrial, sealLoadRow, uploadLoad } from '@cotejo/core/employee-loads/server';
import { actorOf } from '@cotejo/core/identity';
import { postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { eventName } from '@cotejo/core/reference/event-names';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { masterKey } from '../../../projectors/src/testing/world.ts';
import { read as readWorkbook } from '../../../write-service/src/kit/tables/testing/read.ts';
import { find } from '../collective/testing/looking.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const companies = ['CL-965718907', 'CL-761234560'] as const;
const carmen = colleague('Carmen Ríos', 'BACKOFFICE', ['CL']);
const own = { ...colleague('Ana Paz', 'CLIENT_ADMIN', ['CL']), companies: [companies[0]] };
const other = { ...colleague('Eva Sol', 'PAYROLL_MANAGER', ['CL']), companies: [companies[1]] };

let world: ReadWorld;
const keys = () => subjectKeys(postgresKeyStore(world.pool), masterKey, { size: 0, age: 0 });
let position: string;
const loads: string[] = [];
beforeAll(async () => {
  world = await createReadWorld();
  for (const one of [carmen, own, other]) await world.hire(one);
  const by = { actor: actorOf(carmen), country: 'CL' } as const;
  for (const companyId of companies) {
    const id = randomUUID();
    loads.push(id);
    const headings = ['RUT', 'Nombres'];
    const mapping = { legalId: 'RUT', name: 'Nombres' };
    const upload = { kind: 'activation', country: 'CL', companyId, policyId: randomUUID(), fileName: 'altas.csv', headings, rows: 2, notes: [], mapping } as const;
    await world.send(employeeLoad, id, uploadLoad({ ...upload, headings: [...headings], notes: [] }), by);
    ({ position } = await world.send(employeeLoad, id, recordTrial(0, { ok: 1, same: 0, refused: 1 }), by));
    const key = (await keys().ensure(id))!;
    for (const [row, outcome, errors] of [[2, 'ok', {}], [5, 'refused', { legalId: 'RUT no válido.' }]] as const)
      await world.pool.query(
        'insert into files.load_row (load_id, row, sealed, outcome, errors) values ($1, $2, $3, $4, $5)',
        [id, row, sealLoadRow(key, id, row, { cells: { RUT: '0123', Nombres: '=Rosa' }, unread: {} }), outcome, errors],
      );
  }
  await world.get('/api/console/employee-loads', carmen, { 'x-min-position': position });
}); // oxfmt-ignore
afterAll(() => world.end());

test('who sees a load sees its rows, and nobody else either', async () => {
  expect((await find(world, carmen, 'employee-loads')).ids.toSorted()).toEqual(loads.toSorted());
  for (const [viewer, seen, hidden] of [[own, loads[0]!, loads[1]!], [other, loads[1]!, loads[0]!]] as const) {
    expect(await find(world, viewer, 'employee-loads')).toMatchObject({ ids: [seen], total: 1 });
    expect(await find(world, viewer, 'employee-load-rows')).toMatchObject({ ids: [`${seen}.2`, `${seen}.5`], total: 2 });
    expect((await find(world, viewer, 'employee-load-rows', { loadId: hidden })).total).toBe(0);
    for (const path of ['', '/problems', '/failed-rows']) {
      expect((await world.get(`/api/console/employee-loads/${seen}${path}`, viewer)).status).toBe(200);
      expect((await world.get(`/api/console/employee-loads/${hidden}${path}`, viewer)).status).toBe(404);
    }
  }
}); // oxfmt-ignore

test('rows are opened, and found by what is wrong with them', async () => {
  const filter = encodeURIComponent(JSON.stringify({ loadId: loads[0], problem: 'legalId\nRUT no válido.' }));
  const { body } = await world.get(`/api/console/employee-load-rows?filter=${filter}`, carmen);
  expect(body).toMatchObject([{ row: 5, outcome: 'refused', cells: { RUT: '0123', Nombres: '=Rosa' } }]);
  const problems = await world.get(`/api/console/employee-loads/${loads[0]}/problems`, carmen);
  expect(problems.body).toEqual([{ field: 'legalId', message: 'RUT no válido.', count: 1 }]);
});

const fileAt = async (url: string): Promise<Buffer> => {
  const headers = { authorization: await world.as(carmen) };
  return (await world.app.inject({ url, headers })).rawPayload;
};

test('the workbook of what failed can be read again as it is', async () => {
  const { about, rows } = await readWorkbook(
    await fileAt(`/api/console/employee-loads/${loads[0]}/failed-rows`),
  );
  expect(about.headings).toEqual(['RUT', 'Nombres', 'Fila de la carga', 'Motivo del rechazo']);
  expect(rows).toEqual([
    {
      row: 2,
      values: {
        RUT: '0123',
        Nombres: '=Rosa',
        'Fila de la carga': 5,
        'Motivo del rechazo': 'RUT: RUT no válido.',
      },
    },
  ]);
});

test('the template has the columns of its kind, with lists on another sheet', async () => {
  const file = await fileAt('/api/console/employee-load-template?kind=cancellation');
  const lists = await readWorkbook(file, { sheet: 'Listas' });
  expect(lists.about).toMatchObject({
    sheets: ['Datos', 'Listas', 'Ayuda'],
    headings: ['Sexo', 'Motivo', 'Tipo de asegurado', 'Tipo de carga'],
  });
  const help = await readWorkbook(file, { sheet: 'Ayuda' });
  expect(help.rows.map(({ values }) => values['Columna'])).toContain('Fecha de exclusión');
});

test('once the load’s key is gone nobody reads its rows', async () => {
  const key = (await keys().ensure(loads[1]!))!;
  const { rows } = await world.pool.query<{ sealed: Buffer }>(
    'select sealed from files.load_row where load_id = $1 and row = 2',
    [loads[1]],
  );
  expect(openLoadRow(key, loads[1]!, 2, rows[0]!.sealed).cells).toMatchObject({ RUT: '0123' });
  expect(() => openLoadRow(key, loads[0]!, 2, rows[0]!.sealed)).toThrow();
});

test('the audit tells a row that was left out from one that was taken back', async () => {
  const by = { actor: actorOf(carmen), country: 'CL' } as const;
  const left = (isOut: boolean): EmployeeLoadEvent => ({
    type: 'EmployeeLoadRowLeftOut',
    data: { row: 2, isOut },
  });
  ({ position } = await world.send(employeeLoad, loads[1]!, () => [left(true), left(false)], by));
  const filter = encodeURIComponent(
    JSON.stringify({ aggregateId: loads[1], type: 'EmployeeLoadRowLeftOut' }),
  );
  const { body } = await world.get(`/api/console/happenings?filter=${filter}`, carmen, {
    'x-min-position': position,
  });
  expect((body as AuditEntry[]).map(({ type, told }) => eventName(type, told))).toEqual([
    'Se volvió a incluir una fila de una carga',
    'Se excluyó una fila de una carga',
  ]);
});
