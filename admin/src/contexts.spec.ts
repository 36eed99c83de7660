/** Each role reaches the pages, menu entries and exports that the contexts register for it, and no others. */
import { permissions } from '@cotejo/core/reference/permissions';
import { rights } from '@cotejo/core/reference/rights';
import { type RoleName, roleNames } from '@cotejo/core/reference/roles';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { accessBy } from './kit/providers/auth-provider.ts';
import { may } from './kit/providers/access.ts';
import { memoryStorage } from './kit/providers/testing/memory-storage.ts';
import { resourcesOf } from './kit/useContexts.ts';
import { entriesFor, homeShortcut } from './shell/navigation/parts.ts';

// The screens expect a browser's storages, and listen to them, when they are loaded.
vi.stubGlobal('window', {
  sessionStorage: memoryStorage(),
  localStorage: memoryStorage(),
  addEventListener: () => undefined,
});
afterAll(() => vi.unstubAllGlobals());
const { contexts } = await import('./contexts.ts');

const resources = resourcesOf(contexts);
const mayOpen = accessBy(Object.fromEntries(resources.map(({ name, permission }) => [name, permission])));
const keysFor = (role: RoleName) => entriesFor(contexts, rights[role]).map(({ key }) => key);

describe('every role', () => {
  test.each(roleNames)('%s reaches its inbox and its background work, whatever else it may do', (role) => {
    for (const resource of ['notifications', 'exports', 'bulk'])
      expect(mayOpen(rights[role], { resource, action: 'list' }), resource).toBe(true);
    expect(keysFor(role)).toEqual(expect.arrayContaining(['notifications', 'bulk']));
  });
  test.each(roleNames)('%s finds in the menu just the pages that it may open', (role) => {
    for (const { key, permission } of entriesFor(contexts, rights[role])) {
      expect(may(rights[role], permission), key).toBe(true);
      if (resources.some(({ name }) => name === key))
        expect(mayOpen(rights[role], { resource: key, action: 'list' }), key).toBe(true);
    }
  });
});

test.each<[RoleName, string[]]>([
  ['EJECUTIVO', []],
  ['SUPERVISOR', ['leads', 'accounts', 'movements', 'waiting-charges', 'happenings']],
  ['JEFATURA_SAC_CHILE', ['leads', 'happenings']],
  [
    'BACKOFFICE',
    [
      'companies',
      'company-history',
      'partners',
      'partner-history',
      'insurers',
      'insurer-history',
      'policies',
      'policy-history',
      'insured-people',
      'insured-person-history',
      'policy-employees',
      'coverage-history',
      'insurer-files',
      'insurer-lines',
      'employee-loads',
      'mails',
      'accounts',
      'movements',
      'bank-lines',
      'waiting-charges',
    ],
  ],
  ['ADMIN_PARTNER', ['partners', 'partner-history', 'policies']],
  ['CLIENT', []],
])('%s is offered the export of %s', (role, lists) => {
  const exported = resources.filter(
    ({ permission, exportPermission: asked }) =>
      asked && may(rights[role], asked) && may(rights[role], permission),
  );
  expect(exported.map(({ name }) => name)).toEqual(lists);
});

test('nobody reaches anything before logging in', () => {
  expect(entriesFor(contexts, undefined)).toEqual([]);
  for (const { name } of resources)
    expect(mayOpen(undefined, { resource: name, action: 'list' }), name).toBe(false);
});

test.each<[RoleName, string[]]>([
  ['CLIENT', ['notifications', 'bulk', 'policies', 'insured-people', 'policy-employees', 'cutting-days']],
  ['ADMIN_QPACCESS', ['notifications', 'bulk', 'users', 'auditoria']],
  ['POSTVENTA', ['leads', 'board', 'notifications', 'bulk']],
  [
    'BACKOFFICE',
    [
      'notifications',
      'bulk',
      'products',
      'organizations',
      'insurance-types',
      'coverage-organizations',
      'catalogue-terms',
      'dated-tables',
      'companies',
      'partners',
      'insurers',
      'policies',
      'insured-people',
      'policy-employees',
      'coverage-history',
      'cutting-days',
      'insurer-files',
      'coverage-queue',
      'employee-loads',
      'mails',
      'accounts',
      'movements',
      'bank-lines',
      'waiting-charges',
      'auditoria',
    ],
  ],
])('the menu of %s', (role, keys) => expect(keysFor(role)).toEqual(keys));

test('every menu entry stands in a group that a context has registered', () => {
  const groups = contexts.flatMap(({ menuGroups = {} }) => Object.keys(menuGroups));
  expect(new Set(groups).size).toBe(groups.length);
  for (const { key, group } of entriesFor(contexts, rights.ADMINISTRADOR))
    expect(groups, key).toContain(group);
});

test('no two pages share a shortcut, and none has that of the start', () => {
  const keys = entriesFor(contexts, { permissions }).flatMap(({ shortcut }) => shortcut?.keys ?? []);
  expect(keys).toContain('g b');
  expect(new Set([...keys, homeShortcut.keys]).size).toBe(keys.length + 1);
});
