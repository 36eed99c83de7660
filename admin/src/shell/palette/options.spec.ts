import { expect, test } from 'vitest';
import { matching, type PaletteOption, withRecent } from './options.ts';

const options: readonly PaletteOption[] = [
  { key: 'close', group: 'commands', label: 'Cerrar venta', command: 'close' },
  { key: '1', group: 'recent', label: 'Rosa Quispe', to: '/leads/1/show' },
  { key: '2', group: 'recent', label: 'Ana Soto', to: '/leads/2/show' },
  { key: 'audit', group: 'pages', label: 'Auditoría', to: '/auditoria' },
];
const found: PaletteOption = { key: '1', group: 'leads', label: 'Rosa Quispe', to: '/leads/1/show' };
const keys = (typed: string, more: readonly PaletteOption[] = []) =>
  matching([...options, ...more], typed).map(({ group, key }) => `${group} ${key}`);

test('pages, commands and what was seen lately are found without accents or capitals', () =>
  expect([keys('AUDITORIA'), keys('venta cerrar'), keys('soto')]).toEqual([
    ['pages audit'],
    ['commands close'],
    ['recent 2'],
  ]));
test('what the server found is offered as it is, and once', () =>
  expect(keys('quispe', [found])).toEqual(['leads 1']));
test('everything is offered before anything is typed', () => expect(keys(' ')).toHaveLength(4));

test('the leads seen lately are few, the last one first, each once', () => {
  const seen = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].reduce(
    (before, id) => withRecent(before, { id, label: id }),
    [] as readonly { id: string; label: string }[],
  );
  expect(seen.map(({ id }) => id)).toEqual(['b', 'f', 'e', 'd', 'c']);
});
