import { expect, test } from 'vitest';
import { actorText, chipsOf } from './auditChips.ts';
import { nobody } from './auditFilters.ts';

const personName = (key: string) => (key === 'a' ? 'Ana Rojas' : undefined);
const labels = (values: object) => chipsOf({ ...values }, personName).map(({ label }) => label);

test('each filter in force is a chip, in the order of the form', () =>
  expect(
    labels({ country: 'PE', actorKey: 'a', kind: ['export', 'look'], from: '2026-03-01', zone: 'UTC' }),
  ).toEqual([
    'Desde: 1 mar 2026',
    'Qué pasó: Exportación',
    'Qué pasó: Consulta de datos personales',
    'Quién lo hizo: Ana Rojas',
    'País: Perú',
  ]));

test('a chip takes away its own choice and nothing else', () => {
  const [first] = chipsOf({ view: 'all', kind: ['export', 'look'], country: 'PE' }, personName);
  expect(first?.without).toEqual({ view: 'all', kind: ['look'], country: 'PE' });
});

test('there is no chip for what the view does not use', () =>
  expect(labels({ view: 'looks', kind: ['export'], aggregate: 'users' })).toEqual(['Registro: Usuario']));

test('nobody, and who is not known, are told in words', () =>
  expect(labels({ ownerId: nobody, actorKey: 'b' })).toEqual([
    'Quién lo hizo: Persona de la consola',
    'De quién es: Sin ejecutivo',
  ]));

test('both days are changed where the period is', () =>
  expect(chipsOf({ from: '2026-03-01', to: '2026-03-02' }, personName).map(({ field }) => field)).toEqual([
    'period',
    'period',
  ]));

test('oneself and who can not log in any more are told apart', () => {
  const beto = { id: 'b', name: 'Beto Silva', disabled: true };
  expect(actorText(beto, 'a')).toBe('Beto Silva (sin acceso)');
  expect(actorText(beto, 'b')).toBe('Beto Silva (tú)');
  expect(actorText({ ...beto, disabled: false }, undefined)).toBe('Beto Silva');
});
