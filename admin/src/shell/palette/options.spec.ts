import { expect, test } from 'vitest';
import { type PaletteOption } from '../../kit/context.ts';
import { paletteGroups } from '../../kit/palette.ts';
import { inGroups, matching } from './options.ts';

const options: readonly PaletteOption[] = [
  { key: 'close', group: paletteGroups.commands, label: 'Cerrar venta', act: () => undefined },
  { key: '1', group: paletteGroups.recent, label: 'Rosa Quispe', to: '/leads/1/show' },
  { key: '2', group: paletteGroups.recent, label: 'Ana Soto', to: '/leads/2/show' },
  { key: 'audit', group: paletteGroups.pages, label: 'Auditoría', to: '/auditoria' },
];
const found: PaletteOption = {
  key: '1',
  group: 'Solicitudes',
  label: 'Rosa Quispe',
  to: '/leads/1/show',
  isFound: true,
};
const keys = (typed: string, more: readonly PaletteOption[] = []) =>
  matching([...options, ...more], typed).map(({ group, key }) => `${group} ${key}`);

test('pages, commands and what was seen lately are found without accents or capitals', () =>
  expect([keys('AUDITORIA'), keys('venta cerrar'), keys('soto')]).toEqual([
    ['Ir a audit'],
    ['En esta página close'],
    ['Vistas hace poco 2'],
  ]));
test('what the server found is offered as it is, and once', () =>
  expect(keys('quispe', [found])).toEqual(['Solicitudes 1']));
test('one of many records’ commands is offered once its words are typed', () => {
  const file: PaletteOption = {
    key: '301',
    group: paletteGroups.commands,
    label: 'Preparar archivo para Andina Salud',
    act: () => undefined,
    isTyped: true,
  };
  expect([keys('', [file]).includes('En esta página 301'), keys('ARCHÍVO andina', [file])]).toEqual([
    false,
    ['En esta página 301'],
  ]);
});
test('everything is offered before anything is typed', () => expect(keys(' ')).toHaveLength(4));

test('options of one group stand together: what one can do first, what was found last', () =>
  expect(
    inGroups([
      found,
      ...options,
      { key: 'n', group: paletteGroups.commands, label: 'Nota', act: () => undefined },
    ]).map(({ key }) => key),
  ).toEqual(['close', 'n', '1', '2', 'audit', '1']));
