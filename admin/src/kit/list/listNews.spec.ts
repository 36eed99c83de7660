import { describe, expect, test } from 'vitest';
import { announcementOf, listNews, mayMove } from './listNews.ts';

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
