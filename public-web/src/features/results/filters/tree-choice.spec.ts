import { expect, test } from 'vitest';
import { isAlone, onlyOrAll, ticked, tickOf, toggled, valuesWithin } from './tree-choice.ts';

const leaf = (id: string) => ({ id, name: id, total: 1 });
const tree = [
  { ...leaf('eps'), children: [leaf('a'), leaf('b')] },
  { ...leaf('clinica'), children: [leaf('c')] },
  { ...leaf('solo'), children: [] },
];
const [eps, , alone] = tree.map(valuesWithin) as [string[], string[], string[]];

test('a tree of which nothing was said has everything ticked', () =>
  expect([...ticked(tree, undefined)]).toEqual(['a', 'b', 'c', 'solo']));

test('a parent is ticked with all that is in it, and half with some', () => {
  expect(tickOf(eps, new Set(['a', 'b']))).toBe('all');
  expect(tickOf(eps, new Set(['b']))).toBe('some');
  expect(tickOf(eps, new Set(['c']))).toBe('none');
});

test('unticking the only one leaves nothing, and ticking all says nothing', () => {
  expect(toggled(tree, ['a'], ['a'])).toEqual([]);
  expect(toggled(tree, ['a', 'b', 'c'], alone)).toBeUndefined();
  expect(toggled(tree, undefined, ['c'])).toEqual(['a', 'b', 'solo']);
});

test('a parent that is ticked half becomes ticked, and one that is ticked unticked', () => {
  expect(toggled(tree, ['b', 'c'], eps)).toEqual(['a', 'b', 'c']);
  expect(toggled(tree, ['a', 'b', 'c'], eps)).toEqual(['c']);
});

test('SOLO chooses one branch alone, and TODOS all again', () => {
  expect(onlyOrAll(tree, undefined, eps)).toEqual(['a', 'b']);
  expect(isAlone(tree, ['a', 'b'], eps)).toBe(true);
  expect(onlyOrAll(tree, ['a', 'b'], eps)).toBeUndefined();
  expect(isAlone(tree, undefined, eps)).toBe(false);
});
