/** Every role with every operation of the write side, over HTTP, against the matrix. */
import { randomUUID } from 'node:crypto';
import { disableUser, user } from '@cotejo/core/users';
import { leadCommands } from '@cotejo/core/leads';
import { type Permission } from '@cotejo/core/reference/permissions';
import { rights } from '@cotejo/core/reference/rights';
import { type RoleName, roleNames } from '@cotejo/core/reference/roles';
import { type DocumentedOperation, documentedOperations, unguarded } from '@cotejo/core/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../../testing/house.ts';

const userCommands = [
  'register', 'disable', 'enable', 'change-roles', 'change-team', 'reset-password', 'pause', 'resume',
]; // oxfmt-ignore

/** Permissions by command, written independently of the routes. */
const whoMay: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    leadCommands.map((name) => [`POST /api/commands/leads/{id}/${name}`, `leads:${name}`]),
  ),
  ...Object.fromEntries(
    userCommands.map((name) => [`POST /api/commands/users/{id}/${name}`, `users:${name}`]),
  ),
  'POST /api/commands/users/{id}/approve': 'users:approve',
  'POST /api/commands/users/{id}/decline': 'users:approve',
  'POST /api/commands/users/{id}/withdraw-approval': 'users:register',
  'POST /api/commands/users/{id}/change-companies': 'users:change-roles',
  ...Object.fromEntries(
    ['organizations', 'insurance-types', 'coverage-organizations', 'catalogue-terms'].flatMap((name) => [
      [`POST /api/commands/${name}/{id}/register`, 'catalogue:write'],
      [`POST /api/commands/${name}/{id}/change`, 'catalogue:write'],
      [`POST /api/commands/${name}/{id}/hide`, 'catalogue:publish'],
      [`POST /api/commands/${name}/{id}/show`, 'catalogue:publish'],
    ]),
  ),
  'POST /api/commands/policy-employees/{id}/request-activation': 'employee:add-policy',
  'POST /api/commands/policy-employees/{id}/complete': 'employee:update-with-policies',
  'POST /api/commands/policy-employees/{id}/withdraw': 'employee:add-policy',
  'POST /api/commands/policy-employees/{id}/accept-activation': 'policy-employee:activation-accept',
  'POST /api/commands/policy-employees/{id}/decline-activation': 'policy-employee:activation-decline',
  'POST /api/commands/policy-employees/{id}/request-cancellation':
    'policy-employee:active-process-cancellation',
  'POST /api/commands/policy-employees/{id}/accept-cancellation': 'policy-employee:cancellation-accept',
  'POST /api/commands/policy-employees/{id}/decline-cancellation': 'policy-employee:cancellation-decline',
  'POST /api/commands/policy-employees/{id}/put-in-file': 'insurer-files:send',
  'POST /api/commands/policy-employees/{id}/take-review': 'loggedIn',
  'POST /api/commands/policy-employees/{id}/release-review': 'loggedIn',
  'POST /api/commands/mails/{id}/resend': 'admin:unsent-notification-update-status',
  'POST /api/commands/insurer-files/{id}/prepare': 'insurer-files:send',
  'POST /api/commands/insurer-files/{id}/send': 'insurer-files:send',
  'POST /api/commands/companies/{id}/register': 'admin:organization-create',
  'POST /api/commands/companies/{id}/change': 'admin:organization-update',
  'POST /api/commands/companies/{id}/approve': 'admin:organization-update',
  'POST /api/commands/companies/{id}/reject': 'admin:organization-update',
  'POST /api/commands/companies/{id}/deactivate': 'admin:organization-delete',
  'POST /api/commands/companies/{id}/reactivate': 'admin:organization-delete',
  'POST /api/commands/partners/{id}/create': 'admin:partner-create',
  'POST /api/commands/partners/{id}/update': 'admin:partner-update',
  'POST /api/commands/insurers/{id}/set-cutting-day': 'admin:insurer-update-cutting-day',
  'POST /api/commands/insurers/{id}/set-retroactive-days': 'admin:insurer-update-retroactive-days',
  'POST /api/commands/insurers/{id}/create-contact': 'admin:insurer-create-contact',
  'POST /api/commands/insurers/{id}/update-contact': 'admin:insurer-update-contact',
  'POST /api/commands/insurers/{id}/delete-contact': 'admin:insurer-delete-contact',
  'POST /api/commands/policies/{id}/create': 'policy:create',
  'POST /api/commands/policies/{id}/duplicate': 'policy:duplicate',
  'POST /api/commands/policies/{id}/renew': 'policy:renewal',
  'POST /api/commands/policies/{id}/update': 'policy:update',
  'POST /api/commands/policies/{id}/set-insurer-notification': 'admin:policy-update-insurance-notification',
  'POST /api/commands/policies/{id}/attach-file': 'policy:upload-file',
  'POST /api/commands/insured-people/{id}/attach-file': 'employee:upload-file',
  'POST /api/commands/policies/{id}/withdraw-file': 'policy:upload-file',
  'POST /api/commands/insured-people/{id}/withdraw-file': 'employee:upload-file',
  'POST /api/commands/policies/{id}/delete': 'policy:delete',
  'POST /api/commands/insured-people/{id}/register-employee': 'employee:create',
  'POST /api/commands/insured-people/{id}/register-dependant': 'employee:create',
  'POST /api/commands/insured-people/{id}/change': 'employee:update',
  'POST /api/commands/insured-people/{id}/measure': 'employee:update',
  'POST /api/commands/insured-people/{id}/remove-measure': 'employee:update',
  'POST /api/commands/insured-people/{id}/deactivate': 'employee:delete',
  'POST /api/commands/insured-people/{id}/reactivate': 'employee:delete',
  'POST /api/commands/insured-people/{id}/erase': 'employee:delete',
  'POST /api/collective/person-ids': 'employee:read',
  'POST /api/employee-loads/preview': 'employee:bulk-load-read',
  'POST /api/employee-loads': 'employee:bulk-load-read',
  'POST /api/commands/employee-loads/{id}/map': 'employee:bulk-load-read',
  'POST /api/commands/employee-loads/{id}/correct-row': 'employee:bulk-load-read',
  'POST /api/commands/employee-loads/{id}/leave-row': 'employee:bulk-load-read',
  'POST /api/commands/employee-loads/{id}/confirm': 'employee:bulk-load-process',
  'POST /api/commands/employee-loads/{id}/withdraw': 'employee:bulk-load-read',
  'POST /api/commands/accounts/{id}/open': 'accounts:open',
  'POST /api/commands/accounts/{id}/deposit': 'accounts:deposit',
  'POST /api/commands/accounts/{id}/withdraw': 'accounts:withdraw',
  'POST /api/commands/bank-lines/{id}/assign': 'accounts:deposit',
  'POST /api/commands/bank-lines/{id}/dismiss': 'accounts:deposit',
  'POST /api/bank-files': 'accounts:deposit',
  'POST /api/commands/products/{id}/draft': 'catalogue:write',
  'POST /api/commands/products/{id}/change': 'catalogue:write',
  'POST /api/commands/products/{id}/attach-document': 'catalogue:write',
  'POST /api/commands/products/{id}/price': 'catalogue:write',
  'POST /api/commands/products/{id}/publish': 'catalogue:publish',
  'POST /api/commands/products/{id}/withdraw': 'catalogue:publish',
  'POST /api/commands/dated-tables/{id}/set-rows': 'catalogue:publish',
  'POST /api/commands/bulk/{id}/start': 'loggedIn',
  'POST /api/commands/bulk/{id}/load': 'loggedIn',
  'POST /api/commands/bulk/{id}/retry': 'loggedIn',
  'POST /api/commands/inbox/{id}/mark-read': 'loggedIn',
  'POST /api/commands/projections/{id}/retry': 'projections:retry',
  'POST /api/commands/projections/{id}/skip': 'projections:skip',
  'POST /api/commands/preferences/{id}/set': 'loggedIn',
  'POST /api/commands/views/{id}/save': 'loggedIn',
  'POST /api/commands/views/{id}/share': 'loggedIn',
  'POST /api/commands/views/{id}/unshare': 'loggedIn',
  'POST /api/commands/views/{id}/delete': 'loggedIn',
  'POST /api/catalogue/documents': 'catalogue:write',
  'POST /api/catalogue/pictures': 'catalogue:write',
  'POST /api/catalogue/imports': 'catalogue:publish',
  'POST /api/catalogue/tables': 'catalogue:publish',
  'POST /api/files': 'leads:attach-file',
  'POST /api/files/leads/{id}': 'leads:attach-file',
  'POST /api/files/policies/{id}': 'policy:upload-file',
  'POST /api/files/insured-people/{id}': 'employee:upload-file',
  'POST /api/auth/act-as': 'users:act-as',
  'POST /api/auth/act-as/end': 'loggedIn',
  'POST /token': 'loggedIn',
  'POST /api/auth/refresh': 'session',
  'POST /api/auth/logout': 'session',
};
const forEverybody = [
  'POST /api/auth/login',
  'POST /api/auth/password',
  'POST /api/auth/password/forgotten',
  'POST /api/auth/password/link/open',
  'POST /api/auth/password/link',
  'GET /hashtoken/{hash}',
  'POST /api/contactos',
  'POST /api/solicitarplans',
  'POST /api/solicitarplans/update',
  'POST /api/seguro-adicional/solicitar',
  'POST /api/seguro-adicional/update',
  'POST /api/feedbacks',
  'POST /api/profile-form/data',
  'POST /api/buscarplanes/comparator-url',
  'POST /api/buscarplanes/sharedinsurance',
  'PUT /api/buscarplanes/sharedinsurance',
  'POST /api/buscarplanes/sharedinsurance/{code}',
  'POST /api/insurance/processProfilesWithExcel',
  'PATCH /api/feedbacks/{id}',
];

const nameOf = ({ method, path }: DocumentedOperation): string => `${method} ${path}`;
const password = 'Demo#2026';

let house: House;
let operations: DocumentedOperation[];
beforeAll(async () => {
  house = await openHouse();
  operations = documentedOperations(await house.described());
});

/** As it is meant, for records that are not there; with a body that can't be read when it is not to be read. */
const send = ({ method, path }: DocumentedOperation, authorization?: string, body = '{}') => {
  const isFile = path.startsWith('/api/files');
  return house.app.inject({
    method,
    url: path.replace(/\{\w+\}/g, randomUUID()) + (isFile ? `?leadId=${randomUUID()}&name=a.pdf` : ''),
    headers: {
      'idempotency-key': randomUUID(),
      'content-type': isFile ? 'application/pdf' : 'application/json',
      ...(authorization && { authorization }),
    },
    ...(method === 'GET' ? {} : { payload: body }),
  });
};
/** With a session of one's own, as people have. */
const authorizationOf = async (role: RoleName): Promise<string> => {
  const { email } = await house.hire(role, ['PE'], { email: `${role}-${randomUUID()}@demo.test`, password });
  const payload = { email, password };
  const answer = await house.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return `Bearer ${answer.json<{ token: string }>().token}`;
};
const ofTokens = () => operations.filter(({ security }) => security.includes('token'));

test('every address for staff says whom it lets in', () => expect(unguarded(operations)).toEqual([]));

test('every address lets in whom it should, and no other address is there', () => {
  const said = operations.map((operation) => [nameOf(operation), operation.access ?? 'everybody']);
  const wanted = [...Object.entries(whoMay), ...forEverybody.map((name) => [name, 'everybody'])];
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(wanted));
});

describe.each(roleNames)('%s', (role) => {
  test('is let in by every address as the matrix says, and refused by all others unread', async () => {
    const authorization = await authorizationOf(role);
    const before = (await house.events()).length;
    for (const operation of ofTokens()) {
      const access = whoMay[nameOf(operation)]!;
      if (access === 'loggedIn' || rights[role].permissions.includes(access as Permission)) {
        const { statusCode, body } = await send(operation, authorization);
        expect([200, 201, 204, 404, 409, 422], `${nameOf(operation)}: ${body}`).toContain(statusCode);
      } else {
        const answer = await send(operation, authorization, '{"cut":');
        expect([nameOf(operation), answer.statusCode]).toEqual([nameOf(operation), 403]);
        expect(answer.json()).toMatchObject({ code: 'NOT_ALLOWED', message: expect.any(String) as string });
      }
    }
    expect(await house.events()).toHaveLength(before);
  });
});

describe('a lead that somebody may not see', () => {
  test('is answered for as one that is not there, by every command and upload', async () => {
    const leadId = await house.receive('PE');
    const colleague = await house.hire('EJECUTIVO');
    const taken = { executiveId: colleague.id };
    expect((await house.command(`leads/${leadId}/assign`, colleague.authorization, taken)).statusCode).toBe(
      200,
    );
    const others = await Promise.all([
      house.hire('EJECUTIVO'),
      house.hire('SUPERVISOR'),
      house.hire('GERENTE', ['CL']),
      house.hire('POSTVENTA', ['CO']),
    ]);
    const before = (await house.events()).length;
    const bodies = {
      'update-request': { quotedPrice: 'x'.repeat(9_999) },
      'log-activity': { typeId: 1, outcomeId: 1 },
      'add-note': { text: 'Hola' },
      assign: { executiveId: others[0].id },
      close: { substatusId: 330 },
      'change-status': { statusId: 14, substatusId: 215 },
    } as Readonly<Record<string, object>>;
    for (const { authorization, roles } of others)
      for (const name of leadCommands.filter((one) => rights[roles[0]!].permissions.includes(`leads:${one}`)))
        for (const headers of [{}, { 'if-match': '"7"' }] as Record<string, string>[]) {
          const ask = async (id: string) => {
            const { statusCode, body } = await house.command(
              `leads/${id}/${name}`,
              authorization,
              bodies[name] ?? {},
              headers,
            );
            return [name, statusCode, body];
          };
          expect(await ask(leadId)).toEqual(await ask(randomUUID()));
        }
    for (const { authorization } of others) {
      const upload = async (id: string) => {
        const { statusCode, body } = await house.app.inject({
          method: 'POST',
          url: `/api/files?leadId=${id}&name=a.pdf`,
          headers: { authorization, 'idempotency-key': randomUUID(), 'content-type': 'application/pdf' },
          payload: '%PDF-1.7',
        });
        return [statusCode, body];
      };
      expect(await upload(leadId)).toEqual(await upload(randomUUID()));
    }
    expect(await house.events()).toHaveLength(before);
  });
});

describe('without a good token', () => {
  const refusedBy = async (authorization: string | undefined, code: string) => {
    const before = (await house.events()).length;
    for (const operation of ofTokens()) {
      const answer = await send(operation, authorization, operation.path === '/token' ? '{}' : '{"cut":');
      const said = [nameOf(operation), answer.statusCode, answer.json<{ code: string }>().code];
      expect(said).toEqual([nameOf(operation), 401, code]);
    }
    expect(await house.events()).toHaveLength(before);
  };

  test('nobody is let in', () => refusedBy(undefined, 'TOKEN_REQUIRED'));

  test('nobody is let in who was sent away a moment ago', async () => {
    const administrator = await house.hire('ADMINISTRADOR');
    const other = await house.hire('ADMINISTRADOR');
    await house.handle(user, administrator.id, disableUser({ id: administrator.id, by: other }), {
      commandId: randomUUID(),
      actor: { kind: 'system', automation: 'test' },
      country: 'PE',
      now: house.now(),
    });
    await refusedBy(administrator.authorization, 'TOKEN_EXPIRED');
  });

  test('a session is neither renewed nor ended', async () => {
    const [refresh, logout] = ['refresh', 'logout'].map((name) =>
      operations.find(({ path }) => path === `/api/auth/${name}`),
    );
    expect((await send(refresh!)).statusCode).toBe(401);
    expect((await send(logout!)).statusCode).toBe(204);
  });

  test('everybody is heard at the addresses for everybody', async () => {
    const open = operations.filter(({ security }) => security.length === 0);
    expect(open).toHaveLength(forEverybody.length);
    for (const operation of open) {
      const { statusCode } = await send(operation);
      expect([404, 422], nameOf(operation)).toContain(statusCode);
    }
  });
});
