import { randomUUID } from 'node:crypto';
import { company, deactivateCompany } from '@cotejo/core/companies';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  companyId,
  csv,
  dependant,
  employee,
  type LoadsWorld,
  openLoadsWorld,
  rut,
} from './testing/loads-world.ts';

let world: LoadsWorld;
beforeEach(async () => {
  world = await openLoadsWorld();
});
afterEach(() => world.end());

const outcomes = async (id: string) => (await world.rowsOf(id)).map(({ row, outcome }) => [row, outcome]);

describe('a file of activations', () => {
  test('is tried, confirmed and done, holders before dependants whatever their order', async () => {
    const id = await world.upload(csv([dependant(2, 1), employee(1), employee(3)]));
    expect(await world.stateOf(id)).toMatchObject({
      step: 'tried',
      rows: 3,
      tried: { ok: 3, same: 0, refused: 0 },
    });
    // A trial writes nothing.
    expect((await world.personOf(rut(1))).status).toBe('unregistered');
    expect(await world.confirm(id)).toMatchObject({ step: 'finished', done: { ok: 3, same: 0, refused: 0 } });
    expect(await world.familyOf(rut(1))).toMatchObject({
      coverages: [
        { status: 'PROCESS_ACTIVATION', from: '2026-03-15', asked: { by: world.carmen.id } },
        { status: 'PROCESS_ACTIVATION', dependantType: 'ownMinor' },
      ],
    });
    expect(world.errors).toEqual([]);
  });

  test('refuses dependants of one holder beyond a hundred, and does the others', async () => {
    const many = Array.from({ length: 102 }, (_, at) => dependant(100 + at, 1));
    const rows = await world.rowsOf(await world.upload(csv([employee(1), ...many, employee(2)])));
    expect(rows.flatMap(({ row, outcome }) => (outcome === 'ok' ? [] : [row]))).toEqual([103, 104]);
    expect(rows.find(({ row }) => row === 104)).toMatchObject({
      outcome: 'refused',
      errors: { holderLegalId: 'El archivo puede incluir 100 cargas de un mismo titular como máximo.' },
    });
  });

  test('tells each row what is wrong with it, at the file’s own row, and does the others', async () => {
    const id = await world.upload(
      csv([
        employee(1),
        employee(2, { RUT: '12.345.678-9' }),
        employee(3, { Vigencia: '31/02/2026' }),
        dependant(4, 3),
        employee(5),
        employee(5),
        dependant(6, 99),
        employee(7, { Vigencia: '01/06/2026' }),
      ]),
    );
    expect(await world.rowsOf(id)).toMatchObject([
      { row: 2, outcome: 'ok' },
      { row: 3, outcome: 'refused', errors: { legalId: 'RUT no válido: revisa el dígito verificador.' } },
      { row: 4, outcome: 'refused', errors: { effectiveDate: 'Ese día no existe: 31/02/2026.' } },
      { row: 5, outcome: 'blocked', errors: { row: 'Espera a su titular: la fila 4 se rechaza.' } },
      {
        row: 6,
        outcome: 'repeated',
        errors: { row: 'La fila 7 corresponde a la misma persona: deja solo una de las dos.' },
      },
      {
        row: 7,
        outcome: 'repeated',
        errors: { row: 'La fila 6 corresponde a la misma persona: deja solo una de las dos.' },
      },
      {
        row: 8,
        outcome: 'refused',
        errors: { holderLegalId: 'La empresa no tiene a ese empleado, y el archivo tampoco.' },
      },
      {
        row: 9,
        outcome: 'refused',
        errors: { effectiveDate: expect.stringContaining('45 días después de hoy') as string },
      },
    ]);
    expect(await world.confirm(id)).toMatchObject({ step: 'finished', done: { ok: 1, same: 0, refused: 7 } });
  });

  test('tells of a row all that is wrong with it at once: the policy, the person and the day', async () => {
    const late = { Vigencia: '01/06/2026' };
    const other = { ...late, Póliza: 'OTRA-1' };
    const id = await world.upload(
      csv([
        employee(1, { ...other, RUT: '12.345.678-9' }),
        employee(2, other),
        dependant(3, 99, other),
        dependant(4, 99, late),
        employee(5),
      ]),
    );
    const fields = (await world.rowsOf(id)).map(({ errors }) => Object.keys(errors).sort());
    expect(fields).toEqual([
      ['effectiveDate', 'legalId', 'policyNumber'],
      ['effectiveDate', 'policyNumber'],
      ['effectiveDate', 'holderLegalId', 'policyNumber'],
      ['effectiveDate', 'holderLegalId'],
      [],
    ]);
    await world.confirm(id);
    expect((await world.personOf(rut(2))).status).toBe('unregistered');
  });

  test('comes in once when colleagues send it at the same moment', async () => {
    const file = csv(Array.from({ length: 1_500 }, (_, index) => employee(9_000 + index)));
    const answers = await Promise.all([1, 2, 3].map(() => world.post(file)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const told = answers.map((answer) => answer.json<{ id: string; isNew: boolean }>());
    expect(new Set(told.map(({ id }) => id)).size).toBe(1);
    expect(told.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await world.rowsOf(told[0]!.id)).toHaveLength(1_500);
  });

  test('that says what is so already changes nothing, and neither does the same file again', async () => {
    const rows = [employee(1), dependant(2, 1)];
    await world.confirm(await world.upload(csv(rows)));
    const again = await world.post(csv(rows));
    expect(again.json()).toMatchObject({ isNew: false, uploadedAt: '2026-03-02T15:00:00.000Z' });
    const other = await world.upload(csv([...rows, employee(3)]));
    expect(await outcomes(other)).toEqual([
      [2, 'same'],
      [3, 'same'],
      [4, 'ok'],
    ]);
    expect(await world.confirm(other)).toMatchObject({ done: { ok: 1, same: 2, refused: 0 } });
    expect(await world.familyOf(rut(1))).toMatchObject({ coverages: [{ period: 1 }, { period: 2 }] });
  });

  test('that tells what lacked sends the pending request on its way', async () => {
    await world.confirm(await world.upload(csv([employee(1, { Sexo: '' })])));
    expect(await world.familyOf(rut(1))).toMatchObject({ coverages: [{ status: 'PENDING' }] });
    const whole = await world.upload(csv([employee(1)]));
    expect(await outcomes(whole)).toEqual([[2, 'ok']]);
    await world.confirm(whole);
    expect(await world.familyOf(rut(1))).toMatchObject({
      coverages: [{ period: 1, status: 'PROCESS_ACTIVATION', missing: [] }],
    });
  });

  test('without a column that it needs waits until somebody says which it is', async () => {
    const file = csv([employee(1)]).replace('Vigencia', 'Cuándo');
    const id = await world.upload(file);
    expect(await world.stateOf(id)).toMatchObject({ step: 'mapping' });
    const { mapping } = await world.stateOf(id);
    const missing = await world.send(id, 'map', { mapping });
    expect(missing.json()).toMatchObject({
      errors: { 'mapping.effectiveDate': 'Falta la columna «Fecha de vigencia»: elige cuál es.' },
    });
    await world.send(id, 'map', { mapping: { ...mapping, effectiveDate: 'Cuándo' } });
    await world.workOff();
    expect(await world.stateOf(id)).toMatchObject({ step: 'tried', tried: { ok: 1 } });
  });

  test('is told from another one that is sent under the same key', async () => {
    const key = randomUUID();
    const id = await world.upload(csv([employee(1)]), { key });
    expect((await world.post(csv([employee(1)]), { key })).json()).toMatchObject({ id, isNew: false });
    expect((await world.post(csv([employee(2)]), { key })).json()).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('is read as the last one of the company with the same titles, once somebody said which column is which', async () => {
    const titled = (number: number, title: string) => csv([employee(number)]).replace('Vigencia', title);
    const first = await world.upload(titled(1, 'Cuándo'));
    const mapping = { ...(await world.stateOf(first)).mapping, effectiveDate: 'Cuándo' };
    await world.send(first, 'map', { mapping });

    expect(await world.stateOf(await world.upload(titled(2, 'Cuándo')))).toMatchObject({
      step: 'tried',
      mapping,
      notes: ['Las columnas se leyeron como en la última carga con estos títulos.'],
    });
    expect(await world.stateOf(await world.upload(titled(3, 'Inicio')))).toMatchObject({
      step: 'mapping',
      notes: [],
    });
  });

  test('is corrected in place, and the file stays as it was', async () => {
    const id = await world.upload(csv([employee(1, { Vigencia: '31/02/2026' })]));
    expect((await world.send(id, 'confirm')).statusCode).toBe(409);
    const corrected = await world.send(id, 'correct-row', {
      row: 2,
      values: { effectiveDate: '01/03/2026' },
    });
    expect(corrected.json()).toMatchObject({ record: { step: 'trying' } });
    await world.workOff();
    expect(await world.confirm(id)).toMatchObject({ done: { ok: 1 } });
    expect(await world.familyOf(rut(1))).toMatchObject({ coverages: [{ from: '2026-03-01' }] });
    const missing = await world.send(await world.upload(csv([employee(2)])), 'correct-row', {
      row: 9,
      values: { name: 'Ana' },
    });
    expect(missing.json()).toMatchObject({ errors: { row: 'La carga no tiene esa fila.' } });
  });

  test('is withdrawn before it is confirmed, and can be loaded anew', async () => {
    const file = csv([employee(1)]);
    const id = await world.upload(file);
    expect((await world.send(id, 'withdraw')).statusCode).toBe(200);
    await world.workOff();
    expect(await world.stateOf(id)).toMatchObject({ step: 'withdrawn' });
    expect((await world.post(file)).json()).toMatchObject({ isNew: true });
  });

  test('goes on only as long as its sender may', async () => {
    const boss = await world.house.hire('ADMINISTRADOR', ['CL']);
    const id = await world.upload(csv([employee(1)]));
    await world.send(id, 'confirm');
    await world.house.command(`users/${world.carmen.id}/disable`, boss.authorization, { note: 'Se fue' });
    await world.workOff();
    expect(await world.stateOf(id)).toMatchObject({
      step: 'failed',
      reason: 'Quien subió el archivo ya no tiene permiso para hacer esta carga.',
    });
    expect((await world.personOf(rut(1))).status).toBe('unregistered');
  });
});

test('for a company that was deactivated a load of activations stops with its reason, and people still leave', async () => {
  const waiting = await world.upload(csv([employee(1)]));
  const reviewer = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: [] } as const;
  await world.happened(company, companyId, deactivateCompany(reviewer, 'Cerró'));
  const reason = 'La empresa todavía no está aprobada, o fue desactivada.';
  expect(await world.confirm(waiting)).toMatchObject({ step: 'failed', reason });
  expect((await world.personOf(rut(1))).status).toBe('unregistered');
  const answer = await world.post(csv([employee(2)]));
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { errors: { policyId: reason } }]);
  const leaving = csv([{ RUT: rut(1), 'Fecha de exclusión': '20/03/2026', Motivo: 'renuncia' }]);
  expect(await world.stateOf(await world.upload(leaving, { kind: 'cancellation' }))).toMatchObject({
    step: 'tried',
  });
});

describe('a file of cancellations', () => {
  test('asks for the end of coverages, each once', async () => {
    await world.confirm(await world.upload(csv([employee(1), dependant(2, 1), employee(3)])));
    const bruno = await world.house.hire('BACKOFFICE', ['CL']);
    const family = `${world.policyId}.${world.personId(rut(1))}`;
    for (const period of [1, 2])
      await world.house.command(
        `policy-employees/${family}.${period}/accept-activation`,
        bruno.authorization,
        {},
      );
    const file = csv([
      { RUT: rut(1), 'Fecha de exclusión': '20/03/2026', Motivo: 'Renuncia voluntaria al seguro' },
      { RUT: rut(2), 'Fecha de exclusión': '20/03/2026', Motivo: 'renuncia' },
      { RUT: rut(3), 'Fecha de exclusión': '20/03/2026', Motivo: 'renuncia' },
      { RUT: rut(4), 'Fecha de exclusión': '20/03/2026', Motivo: 'renuncia' },
    ]);
    const id = await world.upload(file, { kind: 'cancellation' });
    expect(await world.rowsOf(id)).toMatchObject([
      { row: 2, outcome: 'ok' },
      // The holder’s end takes the dependant along.
      { row: 3, outcome: 'same' },
      {
        row: 4,
        outcome: 'refused',
        errors: { legalId: 'Su alta todavía no está aceptada: retírala en vez de pedir la baja.' },
      },
      { row: 5, outcome: 'refused', errors: { legalId: 'La empresa no tiene a esa persona.' } },
    ]);
    await world.confirm(id);
    expect(await world.familyOf(rut(1))).toMatchObject({
      coverages: [
        { status: 'PROCESS_CANCELLATION', until: '2026-03-20' },
        { status: 'PROCESS_CANCELLATION' },
      ],
    });
  });

  test('ends a dependant earlier than the holder, whether the row names the holder or not', async () => {
    await world.confirm(await world.upload(csv([employee(1), dependant(2, 1), dependant(3, 1)])));
    const bruno = await world.house.hire('BACKOFFICE', ['CL']);
    const family = `${world.policyId}.${world.personId(rut(1))}`;
    for (const period of [1, 2, 3])
      await world.house.command(
        `policy-employees/${family}.${period}/accept-activation`,
        bruno.authorization,
        {},
      );
    const end = (number: number, day: string, holder = '') => ({
      RUT: rut(number),
      'RUT titular': holder,
      'Fecha de exclusión': day,
      Motivo: 'renuncia',
    });
    const file = csv([end(1, '25/03/2026'), end(2, '20/03/2026'), end(3, '18/03/2026', rut(1))]);
    const id = await world.upload(file, { kind: 'cancellation' });
    expect(await outcomes(id)).toEqual([2, 3, 4].map((row) => [row, 'ok']));
    expect(await world.confirm(id)).toMatchObject({ done: { ok: 3, same: 0, refused: 0 } });
    expect(await world.familyOf(rut(1))).toMatchObject({
      coverages: ['2026-03-25', '2026-03-20', '2026-03-18'].map((until) => ({
        status: 'PROCESS_CANCELLATION',
        until,
      })),
    });
  });
});
