/** Every permission of collective insurance guards something: a command, a list, a filter or an export asks for it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadKinds, loadPermission } from '@cotejo/core/employee-loads';
import { type Permission, permissionsIn } from '@cotejo/core/reference/permissions';
import { expect, test } from 'vitest';
import { inRepository } from '../local/src/build/index.ts';

/** Of what is not built yet: payments, invoices before they are issued, tax documents, and questions to the house. */
const later: readonly Permission[] = [
  'admin:preinvoice-read',
  'admin:preinvoice-request-update',
  'admin:tax-document-read-comment',
  ...permissionsIn('payment'),
  ...permissionsIn('payment-period'),
  ...permissionsIn('tax-document'),
  ...permissionsIn('contact-us'),
];

const guarding = ['core/src', 'write-service/src', 'read-service/src'];

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('reference/'))
    .map((file) => readFileSync(inRepository(join(folder, file)), 'utf8'));

test('each permission is asked for by the code that guards, but for those of what is not built yet', () => {
  const source = guarding.flatMap(sourcesIn).join('\n');
  const byKind = new Set<string>(loadKinds.map(({ id }) => loadPermission(id)));
  const named = (permission: Permission) => byKind.has(permission) || source.includes(`'${permission}'`);
  const all = (
    [
      'policy',
      'employee',
      'admin',
      'policy-employee',
      'payment',
      'payment-period',
      'tax-document',
      'contact-us',
    ] as const
  ).flatMap((group) => permissionsIn(group) as readonly Permission[]);
  expect(all.filter((permission) => !named(permission))).toEqual(later);
});
