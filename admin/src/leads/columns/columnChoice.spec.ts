import { expect, test } from 'vitest';
import { knownColumns, movedColumn, toggledColumn, withColumn } from './columnChoice.ts';

const known = ['firstName', 'a', 'b', 'c'];
const usual = ['firstName', 'a'];

test('what is remembered is shown, with the name first and without what there is no more', () =>
  expect(knownColumns(['b', 'gone', 'firstName', 'a', 'b'], known, usual)).toEqual(['firstName', 'b', 'a']));

test.each([[undefined], ['a'], [[]], [['gone', 7]], [['firstName']]])(
  'the usual columns stand in for %j',
  (remembered) => expect(knownColumns(remembered, known, usual)).toEqual(usual),
);

test('the column that a list is sorted by stands next to the name, where it is not among the chosen', () => {
  expect(withColumn(['firstName', 'a', 'b'], 'c')).toEqual(['firstName', 'c', 'a', 'b']);
  expect(withColumn(usual, 'a')).toEqual(usual);
});

test('a column is shown behind the others, and hidden again', () => {
  expect(toggledColumn(usual, 'b')).toEqual(['firstName', 'a', 'b']);
  expect(toggledColumn(['firstName', 'a', 'b'], 'a')).toEqual(['firstName', 'b']);
});

test('a column moves by one place, never before the name nor past the end', () => {
  const columns = ['firstName', 'a', 'b'];
  expect(movedColumn(columns, 'b', -1)).toEqual(['firstName', 'b', 'a']);
  expect(movedColumn(columns, 'a', 1)).toEqual(['firstName', 'b', 'a']);
  expect(movedColumn(columns, 'a', -1)).toEqual(columns);
  expect(movedColumn(columns, 'b', 1)).toEqual(columns);
  expect(movedColumn(columns, 'firstName', 1)).toEqual(columns);
});
