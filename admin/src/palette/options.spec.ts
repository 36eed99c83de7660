import { expect, test } from 'vitest';
import { matching, type PaletteOption } from './options.ts';

const options: readonly PaletteOption[] = [
  { key: 'close', group: 'commands', label: 'Cerrar venta', command: 'close' },
  { key: 'audit', group: 'pages', label: 'Auditoría', to: '/auditoria' },
  { key: '1', group: 'leads', label: 'Rosa Quispe', to: '/leads/1/show' },
];
const keys = (typed: string) => matching(options, typed).map(({ key }) => key);

test('pages and commands are found without accents or capitals', () =>
  expect([keys('AUDITORIA'), keys('venta cerrar')]).toEqual([
    ['audit', '1'],
    ['close', '1'],
  ]));
test('everything is offered before anything is typed', () => expect(keys(' ')).toHaveLength(3));
