/** A second person's approval, over HTTP: what waits, who answers, and what two answers at once come to. */
import { randomUUID } from 'node:crypto';
import { user, userRecordSchema } from '@cotejo/core/users';
import { beforeEach, describe, expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';

type House = Awaited<ReturnType<typeof openHouse>>;
type Hired = Awaited<ReturnType<House['hire']>>;
type Answer = {
  code: string;
  message: string;
  oneTimePassword?: string;
  errors: Record<string, string>;
  record: {
    approval: { requestId: string; askedByName: string | null } | null;
    status: string;
    roles: string[];
  };
};

let house: House;
let keeper: Hired;
let [manager, boss, rosa]: Hired[] = [];
beforeEach(async () => {
  house = await openHouse();
  keeper = await house.hire('ADMIN_QPACCESS', ['PE'], { name: 'Olga' });
  [manager, boss, rosa] = await Promise.all([
    house.hire('GERENTE', ['PE']),
    house.hire('ADMINISTRADOR', ['PE']),
    house.hire('EJECUTIVO', ['PE'], { email: 'rosa@demo.test', password: 'Demo#2026' }),
  ]);
});
const send = async (
  by: Hired,
  id: string,
  command: string,
  body: object = {},
  key: string = randomUUID(),
) => {
  const headers = { 'idempotency-key': key };
  const answer = await house.command(`users/${id}/${command}`, by.authorization, body, headers);
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
const logIn = async (email: string, password: string) => {
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
  });
  return answer.json<Answer>().code;
};
const newcomer = { name: 'Eva Ríos', email: 'eva@demo.test', roles: ['GERENTE'], countries: ['PE'] };
const requestOf = ({ record }: Answer) => ({ requestId: record.approval!.requestId });

describe('a manager whom the keeper of accesses registers', () => {
  test('waits without a password, which who approves is told once', async () => {
    const id = randomUUID();
    const asked = await send(keeper, id, 'register', { ...newcomer, note: 'Reemplaza a Luis' });
    expect([asked.status, asked.oneTimePassword]).toEqual([200, undefined]);
    expect(userRecordSchema.strict().parse(asked.record)).toMatchObject({
      status: 'disabled',
      passwordExpiresAt: null,
      approval: {
        what: 'access',
        askedByName: 'Olga',
        note: 'Reemplaza a Luis',
        endsAt: '2026-03-09T15:00:00.000Z',
      },
    });
    expect((await send(keeper, id, 'approve', requestOf(asked))).status).toBe(403);
    const key = randomUUID();
    const approved = await send(manager!, id, 'approve', requestOf(asked), key);
    expect(approved).toMatchObject({ status: 200, record: { status: 'active', approval: null } });
    expect(await logIn('eva@demo.test', approved.oneTimePassword!)).toBe('PASSWORD_EXPIRED');
    expect(await send(manager!, id, 'approve', requestOf(asked), key)).toEqual(approved);
    expect((await send(boss!, id, 'approve', requestOf(asked))).code).toBe('INVALID_TRANSITION');
  });

  test('stays out when another person says no, with a reason', async () => {
    const id = randomUUID();
    const asked = await send(keeper, id, 'register', newcomer);
    expect(Object.keys((await send(manager!, id, 'decline', requestOf(asked))).errors)).toEqual(['reason']);
    const declined = await send(manager!, id, 'decline', { ...requestOf(asked), reason: 'No hace falta' });
    expect(declined).toMatchObject({ status: 200, record: { status: 'disabled', approval: null } });
    expect((await send(manager!, id, 'approve', requestOf(asked))).code).toBe('INVALID_TRANSITION');
    expect((await send(keeper, id, 'enable')).record).toMatchObject({
      approval: { what: 'access' },
      status: 'disabled',
    });
  });
});

describe('what waits', () => {
  const promoted = { roles: ['BACKOFFICE'], countries: ['PE'] };
  test('changes nothing before it is approved, and everything then', async () => {
    const asked = await send(boss!, rosa!.id, 'change-roles', promoted);
    expect(asked.record).toMatchObject({
      roles: ['EJECUTIVO'],
      approval: { what: 'roles', roles: ['BACKOFFICE'] },
    });
    const approved = await send(manager!, rosa!.id, 'approve', requestOf(asked));
    expect(approved.record).toMatchObject({ roles: ['BACKOFFICE'], approval: null });
    expect(approved.oneTimePassword).toBeUndefined();
  });

  test('is approved once by two persons at the same moment', async () => {
    const asked = await send(boss!, rosa!.id, 'change-roles', promoted);
    const second = await house.hire('ADMIN', ['PE']);
    const answers = await Promise.all(
      [manager!, second].map((by) => send(by, rosa!.id, 'approve', requestOf(asked))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const given = (await house.events()).filter(({ type }) => type === 'UserApprovalGiven');
    expect(given).toHaveLength(1);
  });

  test('is either approved or withdrawn, and never both', async () => {
    const asked = await send(boss!, rosa!.id, 'change-roles', promoted);
    const answers = await Promise.all([
      send(manager!, rosa!.id, 'approve', requestOf(asked)),
      send(boss!, rosa!.id, 'withdraw-approval', requestOf(asked)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { state } = await house.load(user, rosa!.id);
    expect(state).toMatchObject({ roles: answers[0].status === 200 ? ['BACKOFFICE'] : ['EJECUTIVO'] });
  });

  test('is not approved in place of what was on the screen', async () => {
    const seen = await send(boss!, rosa!.id, 'change-roles', promoted);
    await send(boss!, rosa!.id, 'withdraw-approval', requestOf(seen));
    const now = await send(boss!, rosa!.id, 'change-roles', { roles: ['GERENTE'], countries: ['PE'] });
    expect(await send(manager!, rosa!.id, 'approve', requestOf(seen))).toMatchObject({
      status: 409,
      code: 'INVALID_TRANSITION',
      message: 'Este pedido ya no está pendiente: revisa el actual.',
    });
    expect((await send(manager!, rosa!.id, 'approve', requestOf(now))).status).toBe(200);
  });

  test('ends after seven days', async () => {
    const asked = await send(boss!, rosa!.id, 'change-roles', promoted);
    house.pass(7 * 24 * 60 * 60 * 1_000);
    const third = await house.hire('GERENTE', ['PE']);
    const late = await send(third, rosa!.id, 'approve', requestOf(asked));
    expect([late.status, late.message]).toEqual([409, 'Venció sin respuesta: se puede pedir de nuevo.']);
  });

  test('may be a password of who has such a role: who asks never sees it', async () => {
    const asked = await send(boss!, manager!.id, 'reset-password');
    expect([asked.status, asked.oneTimePassword]).toEqual([200, undefined]);
    const second = await house.hire('ADMIN', ['PE']);
    const approved = await send(second, manager!.id, 'approve', requestOf(asked));
    expect(approved.oneTimePassword).toHaveLength(12);
  });
});
