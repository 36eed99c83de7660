import { describe, expect, test } from 'vitest';
import { announcementOf, listNews, mayMove, withPending, waitingOf } from './listNews.ts';

const [ana, luis, eva] = [{ id: 'ana' }, { id: 'luis' }, { id: 'eva' }];

test.each([
  [{ page: 1, selected: 0 }, true],
  [{ page: 2, selected: 0 }, false],
  [{ page: 1, selected: 3 }, false],
])('rows may move with %j: %s', (list, may) => expect(mayMove(list)).toBe(may));

describe('a change', () => {
  test('brings a record onto the list', () =>
    expect(listNews([ana], [luis, ana], new Set(['luis']))).toEqual({ arrived: [luis], changed: [] }));
  test('touches a record that was there', () =>
    expect(listNews([ana], [ana], new Set(['ana']))).toEqual({ arrived: [], changed: [ana] }));
  test('of a record that the filters leave out is no news', () =>
    expect(listNews([ana], [ana], new Set(['eva']))).toEqual({ arrived: [], changed: [] }));
});

describe('a change that waits to be shown', () => {
  const [before, after] = [[{ id: 'ana', version: 3 }], [{ id: 'ana', version: 4 }]];
  const pending = withPending(new Map(), before, new Set(['ana', 'luis']));
  test('waits as long as the list shows the record as it was', () =>
    expect(waitingOf(pending, before)).toEqual(new Set(['ana', 'luis'])));
  test('waits no more once its record was read again, came or went', () => {
    expect(waitingOf(pending, after)).toEqual(new Set(['luis']));
    expect(waitingOf(pending, [...before, { id: 'luis', version: 1 }])).toEqual(new Set(['ana']));
    expect(waitingOf(pending, [])).toEqual(new Set(['luis']));
  });
  test('waits again when its record changes once more', () =>
    expect(waitingOf(withPending(pending, after, new Set(['ana'])), after)).toEqual(
      new Set(['ana', 'luis']),
    ));
});

describe('what is said aloud', () => {
  test('the name of the one that came', () =>
    expect(announcementOf({ arrived: [ana], changed: [luis] })).toEqual({
      key: 'arrivedOne',
      row: ana,
      count: 1,
    }));
  test('how many came', () =>
    expect(announcementOf({ arrived: [ana, luis, eva], changed: [] })).toMatchObject({ count: 3 }));
  test('what changed, when nothing came', () =>
    expect(announcementOf({ arrived: [], changed: [luis] })?.key).toBe('changedOne'));
  test('nothing, when nothing happened', () =>
    expect(announcementOf({ arrived: [], changed: [] })).toBeUndefined());
});
