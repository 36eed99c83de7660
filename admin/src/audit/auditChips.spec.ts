import { expect, test } from 'vitest';
import { actorText, chipsOf } from './auditChips.ts';
import { nobody } from './auditFilters.ts';

const translate = (key: string, options?: object) =>
  [key.replace('resources.auditoria.filters.', ''), ...(Object.values(options ?? {}) as string[])].join(' ');
const names = { translate, personName: (key: string) => (key === 'a' ? 'Ana Rojas' : undefined) };
const labels = (values: object) => chipsOf({ ...values }, names).map(({ label }) => label);

test('each filter in force is a chip, in the order of the form', () =>
  expect(
    labels({ country: 'PE', actorKey: 'a', kind: ['export', 'look'], from: '2026-03-01', zone: 'UTC' }),
  ).toEqual([
    'from: 1 mar 2026',
    'kind: Exportación',
    'kind: Consulta de datos personales',
    'actorKey: Ana Rojas',
    'country: Perú',
  ]));

test('a chip takes away its own choice and nothing else', () => {
  const [first] = chipsOf({ view: 'all', kind: ['export', 'look'], country: 'PE' }, names);
  expect(first?.without).toEqual({ view: 'all', kind: ['look'], country: 'PE' });
});

test('there is no chip for what the view does not use', () =>
  expect(labels({ view: 'looks', kind: ['export'], aggregate: 'users' })).toEqual(['aggregate: Usuario']));

test('nobody, and who is not known, are told in words', () =>
  expect(labels({ ownerId: nobody, actorKey: 'b' })).toEqual([
    'actorKey: cotejo.actor.unknownUser',
    'ownerId: nobody',
  ]));

test('both days are changed where the period is', () =>
  expect(chipsOf({ from: '2026-03-01', to: '2026-03-02' }, names).map(({ field }) => field)).toEqual([
    'period',
    'period',
  ]));

test('oneself and who can not log in any more are told apart', () => {
  const beto = { id: 'b', name: 'Beto Silva', disabled: true };
  expect(actorText(beto, 'a', translate)).toBe('disabled Beto Silva');
  expect(actorText(beto, 'b', translate)).toBe('self Beto Silva');
  expect(actorText({ ...beto, disabled: false }, undefined, translate)).toBe('Beto Silva');
});
