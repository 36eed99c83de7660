import { randomUUID } from 'node:crypto';
import { lead } from '@cotejo/core/leads';
import { leadRecordSchema } from '@cotejo/core/lead-records';
import { beforeEach, describe, expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';

type House = Awaited<ReturnType<typeof openHouse>>;
type Hired = Awaited<ReturnType<House['hire']>>;
type Answer = {
  commandId: string;
  id: string;
  version: number;
  position: string;
  code: string;
  record: Record<string, unknown>;
  allowedCommands: { command: string; allowed: boolean }[];
  errors: Record<string, string>;
  current: { version: number; record?: Record<string, unknown> };
};

let house: House;
let [rosa, mateo, supervisor]: Hired[] = [];
let id: string;
beforeEach(async () => {
  house = await openHouse();
  [rosa, mateo, supervisor] = await Promise.all([
    house.hire('EJECUTIVO', ['PE'], { name: 'Rosa Quispe' }),
    house.hire('EJECUTIVO', ['PE'], { name: 'Mateo Fuentes' }),
    house.hire('GERENTE', ['PE'], { name: 'Lucía Paredes' }),
  ]);
  id = await house.receive();
});
const send = async (
  who: Hired | undefined,
  command: string,
  body: object,
  headers: Record<string, string> = {},
) => {
  const answer = await house.command(`leads/${id}/${command}`, who!.authorization, body, headers);
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
const assign = (to = rosa, by = supervisor, headers = {}) =>
  send(by, 'assign', { executiveId: to!.id }, headers);
const close = (by = rosa, headers = {}) =>
  send(by, 'change-status', { statusId: 3, substatusId: 331 }, headers);

describe('a command of staff', () => {
  test('answers with the record as the console shows it, and what may be done next', async () => {
    const key = randomUUID();
    const answer = await assign(rosa, supervisor, { 'idempotency-key': key });
    expect(answer).toMatchObject({ status: 200, commandId: key, id, version: 2 });
    expect(leadRecordSchema.strict().parse(answer.record)).toMatchObject({
      id,
      version: 2,
      position: answer.position,
      statusId: 2,
      executiveId: rosa!.id,
      executiveName: 'Rosa Quispe',
      firstName: 'María José',
      phone: '+51999888777',
    });
    expect(answer.allowedCommands).toEqual(answer.record['allowedCommands']);
    expect(answer.allowedCommands).toContainEqual(
      expect.objectContaining({ command: 'close', allowed: true, to: [3] }),
    );
    expect(answer.allowedCommands).toContainEqual({
      command: 'restore',
      allowed: false,
      reason: 'No es posible desde el estado Asignado.',
    });
  });

  test('takes the person from the form to a closed lead', async () => {
    expect((await assign(rosa, rosa)).status).toBe(200);
    expect((await send(rosa, 'add-note', { text: 'Llamar el lunes' })).status).toBe(200);
    const closed = await close();
    expect(closed.record).toMatchObject({ statusId: 3, substatusId: 331, version: 4 });
    expect(closed.record['notes']).toMatchObject([{ text: 'Llamar el lunes', byName: 'Rosa Quispe' }]);
  });

  test('is recorded with who did it, and in the country of the lead', async () => {
    id = await house.receive('CL');
    const gerente = await house.hire('GERENTE', ['PE', 'CL']);
    expect((await send(gerente, 'add-note', { text: 'x' })).status).toBe(200);
    const { past } = await house.load(lead, id);
    expect(past.at(-1)!.metadata).toMatchObject({
      actor: { kind: 'user', id: gerente.id, role: 'GERENTE' },
      country: 'CL',
    });
  });

  test('names the wrong fields in Spanish', async () => {
    await assign();
    expect(await send(supervisor, 'change-status', { statusId: 3 })).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      errors: { substatusId: 'Elige un subestado de Cerrado.' },
    });
    expect((await assign({ ...rosa!, id: randomUUID() })).errors).toEqual({
      executiveId: 'No existe ese ejecutivo.',
    });
    expect((await assign(supervisor)).errors).toEqual({ executiveId: 'Elige a un ejecutivo.' });
    expect((await send(rosa, 'assign', { executiveId: 'x' })).errors).toEqual({
      executiveId: 'Elige a un ejecutivo.',
    });
    expect((await send(rosa, 'add-note', { text: '  ' })).errors).toEqual({ text: 'Campo requerido.' });
    expect((await send(rosa, 'add-note', { text: 'x', by: 'y' })).errors).toEqual({
      by: 'Este campo no existe.',
    });
  });

  test('tells a state that does not allow it from a person who may not', async () => {
    await assign();
    const afterSales = await house.hire('POSTVENTA');
    expect(await close(afterSales)).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
    const again = { statusId: 2, substatusId: 201, note: 'x' };
    await send(rosa, 'change-status', again);
    expect(await send(rosa, 'change-status', again)).toMatchObject({ status: 409, code: 'SAME_STATUS' });
    await close();
    expect(await close()).toMatchObject({ status: 409, code: 'INVALID_TRANSITION' });
  });
});

describe('a command that is repeated', () => {
  test('gets the first answer, and has no second effect', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await assign(rosa, supervisor, key);
    await close(supervisor);
    expect(await assign(rosa, supervisor, key)).toEqual(first);
    expect((await house.load(lead, id)).version).toBe(3);
  });

  test('1,000 times at once has one effect and one answer', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => send(supervisor, 'add-note', { text: 'Una vez' }, key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await house.load(lead, id)).version).toBe(2);
  });

  test('under a key that was used for something else is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await assign(rosa, supervisor, key);
    for (const other of [
      await assign(mateo, supervisor, key),
      await close(supervisor, key),
      await send(supervisor, 'add-note', { text: 'x' }, key),
    ])
      expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await house.load(lead, id)).version).toBe(2);
  });

  test('under the key of a colleague shows that colleague’s lead to nobody else', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await assign(rosa, rosa, key);
    const answer = await assign(rosa, mateo, key);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer)).not.toContain('María');
  });
});

describe('a command for a version', () => {
  test('is done on it', async () =>
    expect((await assign(rosa, supervisor, { 'if-match': '"1"' })).status).toBe(200));

  test('that is past is told where the record stands now', async () => {
    await assign();
    const conflict = await close(supervisor, { 'if-match': '"1"' });
    expect(conflict).toMatchObject({ status: 409, code: 'VERSION_CONFLICT', current: { version: 2 } });
    expect(leadRecordSchema.strict().parse(conflict.current.record)).toMatchObject({
      version: 2,
      executiveName: 'Rosa Quispe',
    });
  });

  test('tells nothing to who may not see the record', async () => {
    await assign();
    const answer = await close(mateo, { 'if-match': '"9"' });
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(answer).not.toHaveProperty('current');
  });

  test('of a lead that does not exist is told so', async () => {
    id = randomUUID();
    expect((await close(supervisor, { 'if-match': '"9"' })).status).toBe(404);
  });
});

describe('who may send which command', () => {
  const all = [
    ['assign', () => ({ executiveId: rosa!.id })],
    ['change-status', () => ({ statusId: 14, substatusId: 215 })],
    ['add-note', () => ({ text: 'x' })],
  ] as const;
  test.each([
    // Without a team: once somebody has the lead, it is another supervisor's.
    ['SUPERVISOR', [200, 404, 404]],
    ['GERENTE', [200, 200, 200]],
    ['ADMINISTRADOR', [200, 200, 200]],
    ['JEFATURA_SAC_CHILE', [403, 403, 200]],
    ['BACKOFFICE', [403, 403, 403]],
    ['CLIENT', [403, 403, 403]],
  ] as const)('%s: %j', async (role, expected) => {
    const who = await house.hire(role, ['PE']);
    const statuses = [];
    for (const [command, body] of all) statuses.push((await send(who, command, body())).status);
    expect(statuses).toEqual(expected);
  });

  test('a role without the permission learns not even whether a record exists', async () => {
    const client = await house.hire('CLIENT');
    id = randomUUID();
    expect((await close(client)).status).toBe(403);
  });

  test('nobody reaches the leads of another country', async () => {
    const chilean = await house.hire('SUPERVISOR', ['CL']);
    expect((await close(chilean)).status).toBe(404);
  });
});
