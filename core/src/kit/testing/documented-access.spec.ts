import { expect, test } from 'vitest';
import { documentedOperations, unguarded } from './documented-access.ts';

const token = { security: [{ token: [] }] };
const document = {
  paths: {
    '/api/console/leads': { get: { ...token, 'x-permission': 'leads:read' } },
    '/api/console/secrets': { get: {} },
    '/api/commands/leads/{id}/assign': { post: token },
    '/api/auth/logout': { post: { security: [{ session: [] }], 'x-permission': 'session' } },
    '/api/commands/x/{id}/y': { post: { security: [{ session: [] }], 'x-permission': 'session' } },
    '/api/contactos': { post: {}, patch: { 'x-permission': 'leads:read' } },
  },
};

test('what is for staff and asks nobody, or asks and does not say for what, is found', () =>
  expect(unguarded(documentedOperations(document))).toEqual([
    'GET /api/console/secrets',
    'POST /api/commands/leads/{id}/assign',
    'POST /api/commands/x/{id}/y',
    'PATCH /api/contactos',
  ]));
