/** Every role with every operation of the read side, over HTTP, against the matrix. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disableUser, user } from '@cotejo/core/users';
import { auditPermissions } from '@cotejo/core/reference/audit-permissions';
import { type Permission } from '@cotejo/core/reference/permissions';
import { rights } from '@cotejo/core/reference/rights';
import { roleNames } from '@cotejo/core/reference/roles';
import {
  type DocumentedOperation,
  documentedOperations,
  type OpenApiDocument,
  unguarded,
} from '@cotejo/core/kit/testing';
import { until } from '../../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../../testing/read-world.ts';

/** Permissions by address, written independently of the routes. */
const whoMay: Readonly<Record<string, Permission | readonly Permission[] | 'loggedIn'>> = {
  'GET /api/console/leads': 'leads:read',
  'GET /api/console/leads/{id}': 'leads:read',
  'GET /api/console/leads/{id}/timeline': 'leads:read',
  'GET /api/console/leads/{id}/files/{fileId}': 'leads:read',
  'GET /api/console/lead-status-history': 'leads:read',
  'GET /api/console/lead-counts': 'leads:read',
  'GET /api/console/lead-conversions': 'leads:read',
  'GET /api/console/lead-board': 'leads:read',
  'GET /api/console/lead-board/{statusId}': 'leads:read',
  'GET /api/console/chains/{correlationId}': 'loggedIn',
  'GET /api/console/feedbacks': 'leads:read',
  'GET /api/console/executives': 'leads:read',
  'GET /api/console/leads/ids': 'leads:read',
  'GET /api/console/companies': 'admin:organization-read',
  'GET /api/console/companies/{id}': 'admin:organization-read',
  'GET /api/console/partners': 'admin:partner-read',
  'GET /api/console/partners/{id}': 'admin:partner-read',
  'GET /api/console/insurers': 'admin:insurer-read',
  'GET /api/console/insurers/{id}': 'admin:insurer-read',
  'GET /api/console/policies': 'policy:read',
  'GET /api/console/policies/count': 'policy:read',
  'GET /api/console/policies/{id}': 'policy:read',
  'GET /api/console/policies/{id}/files/{fileId}': 'policy:read',
  'GET /api/console/company-history': 'admin:organization-read',
  'GET /api/console/partner-history': 'admin:partner-read',
  'GET /api/console/insurer-history': 'admin:insurer-read',
  'GET /api/console/policy-history': 'policy:read-history',
  'GET /api/console/insured-people': 'employee:read',
  'GET /api/console/insured-people/count': 'employee:read',
  'GET /api/console/employee-loads': 'employee:bulk-load-read',
  'GET /api/console/employee-loads/count': 'employee:bulk-load-read',
  'GET /api/console/employee-loads/{id}': 'employee:bulk-load-read',
  'GET /api/console/employee-loads/{id}/problems': 'employee:bulk-load-read',
  'GET /api/console/employee-loads/{id}/failed-rows': 'employee:bulk-load-read',
  'GET /api/console/employee-load-rows': 'employee:bulk-load-read',
  'GET /api/console/employee-load-policies': 'employee:bulk-load-read',
  'GET /api/console/employee-load-template': 'employee:bulk-load-read',
  'GET /api/console/insured-people/{id}': 'employee:read',
  'GET /api/console/insured-people/{id}/files/{fileId}': 'employee:read',
  'GET /api/console/employee-companies': 'employee:create',
  'GET /api/console/requestable-policies': 'employee:add-policy',
  'GET /api/console/requestable-policies/{id}': 'employee:add-policy',
  'GET /api/console/insured-person-history': 'employee:read-history',
  'GET /api/console/policy-employees': 'employee:read',
  'GET /api/console/policy-employees/count': 'employee:read',
  'GET /api/console/policy-employees/{id}': 'employee:read',
  'GET /api/console/policy-employees/ids': 'employee:read',
  'GET /api/console/coverage-history': 'employee:read-history',
  'GET /api/console/coverage-counts': 'admin:organization-metrics',
  'GET /api/console/cutting-days': 'employee:read',
  'GET /api/console/mails': 'admin:unsent-notification-read',
  'GET /api/console/mails/{id}': 'admin:unsent-notification-read',
  'GET /api/console/insurer-files': 'insurer-files:read',
  'GET /api/console/insurer-files/{id}': 'insurer-files:read',
  'GET /api/console/insurer-lines': 'insurer-files:read',
  'GET /api/console/accounts': 'accounts:read',
  'GET /api/console/accounts/count': 'accounts:read',
  'GET /api/console/accounts/{id}': 'accounts:read',
  'GET /api/console/movements': 'accounts:read',
  'GET /api/console/movements/totals': 'accounts:read',
  'GET /api/console/accounts/{id}/months': 'accounts:read',
  'GET /api/console/accounts/{id}/statement': 'accounts:read',
  'GET /api/console/accounts/{id}/statement.pdf': 'accounts:read',
  'GET /api/console/account-executives': 'accounts:open',
  'GET /api/console/waiting-charges': 'accounts:read',
  'GET /api/console/waiting-charges/count': 'accounts:read',
  'GET /api/console/bank-lines': 'accounts:deposit',
  'GET /api/console/bank-lines/count': 'accounts:deposit',
  'GET /api/console/bank-lines/{id}': 'accounts:deposit',
  'GET /api/console/bulk': 'loggedIn',
  'GET /api/console/bulk/{id}': 'loggedIn',
  'GET /api/console/bulk-rows': 'loggedIn',
  'GET /api/console/views': 'loggedIn',
  'GET /api/console/preferences': 'loggedIn',
  'GET /api/console/notifications': 'loggedIn',
  'GET /api/qpassignment/reassign/{id}': 'leads:reassign',
  'GET /api/console/happenings': 'loggedIn',
  'GET /api/console/audit-actors': auditPermissions,
  'GET /api/console/durations': 'leads:audit',
  'GET /api/console/lead-access': 'leads:audit',
  'POST /api/console/exports': 'loggedIn',
  'GET /api/console/exports': 'loggedIn',
  'GET /api/console/exports/{id}': 'loggedIn',
  'GET /api/console/exports/{id}/file': 'loggedIn',
  'GET /api/console/users': 'users:read',
  'GET /api/console/users/count': 'users:read',
  'GET /api/console/users/{id}': 'users:read',
  'GET /api/console/user-history': 'users:read',
  'GET /api/console/projections': 'projections:read',
  'GET /api/console/parked-streams': 'projections:read',
  'GET /api/console/parked-streams/{id}': 'projections:read',
  'GET /api/console/skipped-events': 'projections:read',
  'GET /api/console/products': 'catalogue:read',
  'GET /api/console/products/{id}': 'catalogue:read',
  'GET /api/console/products/{id}/documents/{fileId}': 'catalogue:read',
  'GET /api/console/product-versions': 'catalogue:read',
  'GET /api/console/product-versions/{id}': 'catalogue:read',
  'GET /api/console/product-history': 'catalogue:read',
  'GET /api/console/product-previews/{id}': 'catalogue:read',
  'GET /api/console/product-previews/{id}/detail': 'catalogue:read',
  'GET /api/console/product-previews/{id}/documents/{within}': 'catalogue:read',
  'GET /api/console/organizations': 'catalogue:read',
  'GET /api/console/organizations/{id}': 'catalogue:read',
  'GET /api/console/organization-history': 'catalogue:read',
  'GET /api/console/organization-history/{id}': 'catalogue:read',
  'GET /api/console/insurance-types': 'catalogue:read',
  'GET /api/console/insurance-types/{id}': 'catalogue:read',
  'GET /api/console/insurance-type-history': 'catalogue:read',
  'GET /api/console/insurance-type-history/{id}': 'catalogue:read',
  'GET /api/console/coverage-organizations': 'catalogue:read',
  'GET /api/console/coverage-organizations/{id}': 'catalogue:read',
  'GET /api/console/coverage-organization-history': 'catalogue:read',
  'GET /api/console/coverage-organization-history/{id}': 'catalogue:read',
  'GET /api/console/catalogue-terms': 'catalogue:read',
  'GET /api/console/catalogue-terms/{id}': 'catalogue:read',
  'GET /api/console/catalogue-term-history': 'catalogue:read',
  'GET /api/console/catalogue-term-history/{id}': 'catalogue:read',
  'GET /api/console/dated-tables': 'catalogue:read',
  'GET /api/console/dated-tables/{id}': 'catalogue:read',
  'GET /api/console/dated-table-days': 'catalogue:read',
  'POST /api/live/tickets': 'loggedIn',
};

const nameOf = ({ method, path }: DocumentedOperation): string => `${method} ${path}`;

let world: ReadWorld;
let operations: DocumentedOperation[];
beforeAll(async () => {
  world = await createReadWorld();
  operations = documentedOperations((await world.get('/api/docs/read.json')).body as OpenApiDocument);
  await until('exports', async () => {
    const authorization = await world.as(colleague('Ada', 'ADMINISTRADOR'));
    const answer = await world.app.inject({ url: '/api/console/exports', headers: { authorization } });
    return answer.statusCode === 200;
  });
});
afterAll(() => world.end());

/** As it is meant, about what is not there. */
const send = ({ method, path }: DocumentedOperation, authorization?: string, body = '{}') =>
  world.app.inject({
    method,
    url: path
      .replace('{statusId}', '2')
      .replace(/\{\w+\}/g, () => randomUUID())
      .concat(path === '/api/console/durations' ? '?by=actor' : ''),
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(authorization && { authorization }),
    },
    ...(method === 'POST' && { payload: body }),
  });
const ofTokens = () => operations.filter(({ security }) => security.length > 0);

test('every address for staff says whom it lets in', () => expect(unguarded(operations)).toEqual([]));

test('every address lets in whom it should, and no other address is there', () => {
  const said = ofTokens().map((operation) => [nameOf(operation), operation.access]);
  expect(Object.fromEntries(said)).toEqual(whoMay);
});

describe.each(roleNames)('%s', (role) => {
  test('is let in by every address as the matrix says, and refused by all others unread', async () => {
    const authorization = await world.as(colleague('Eva', role));
    for (const operation of ofTokens()) {
      const access = whoMay[nameOf(operation)]!;
      const isLetIn =
        access === 'loggedIn' || [access].flat().some((one) => rights[role].permissions.includes(one));
      const { statusCode, body } = await send(operation, authorization, isLetIn ? '{}' : '{"cut":');
      const expected = isLetIn ? [200, 201, 400, 404] : [403];
      expect(expected, `${nameOf(operation)}: ${body.slice(0, 200)}`).toContain(statusCode);
      if (!isLetIn) expect(JSON.parse(body)).toMatchObject({ code: 'NOT_ALLOWED' });
    }
  });
});

describe('without a good token', () => {
  const refusedBy = async (authorization: string | undefined, code: string) => {
    for (const operation of ofTokens()) {
      const answer = await send(operation, authorization, '{"cut":');
      const said = [nameOf(operation), answer.statusCode, answer.json<{ code: string }>().code];
      expect(said).toEqual([nameOf(operation), 401, code]);
    }
  };

  test('nobody is let in', () => refusedBy(undefined, 'TOKEN_REQUIRED'));

  test('nobody is let in whose token is over', async () =>
    refusedBy(await world.as(colleague('Eva', 'ADMINISTRADOR'), -1), 'TOKEN_EXPIRED'));

  test('nobody is let in who was sent away', async () => {
    const [administrator, other] = [colleague('Ada', 'ADMINISTRADOR'), colleague('Olga', 'ADMINISTRADOR')];
    await world.hire(administrator);
    await world.send(user, administrator.id, disableUser({ id: administrator.id, by: other }));
    await until('the end', async () => (await world.get('/api/console/leads', administrator)).status === 401);
    await refusedBy(await world.as(administrator), 'TOKEN_EXPIRED');
  });

  test('everybody is heard at the addresses for everybody', async () => {
    const open = operations.filter(({ security }) => security.length === 0);
    expect(open.length).toBeGreaterThan(5);
    for (const operation of open)
      expect([200, 400, 404], nameOf(operation)).toContain((await send(operation)).statusCode);
  });
});
