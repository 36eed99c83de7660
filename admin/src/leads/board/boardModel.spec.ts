import { describe, expect, test } from 'vitest';
import { type TransitionCommand } from '@cotejo/core/reference/lead-transitions';
import { aLead } from '../testing/lead.ts';
import {
  type BoardColumn,
  boardStatuses,
  beginning,
  foldedAtFirst,
  isFolded,
  moveTo,
  readDeep,
  refusalsOf,
  targetsOf,
  turned,
  withPage,
  withPending,
} from './boardModel.ts';

const may = (command: TransitionCommand, ...to: number[]) => ({ command, allowed: true, to });
const column = (id: number, ...cards: BoardColumn['cards']): BoardColumn => ({
  id,
  count: cards.length,
  atLeast: false,
  cards,
  next: null,
});

describe('moving a card', () => {
  const worked = aLead({
    statusId: 2,
    allowedCommands: [
      may('change-status', 2, 9, 14),
      may('fail', 4),
      { command: 'close', allowed: false, reason: 'Lo hace un supervisor.' },
    ],
  });
  test('to a status that needs nothing more is sent', () =>
    expect(moveTo(worked, 9)).toEqual({ kind: 'send', command: 'change-status', payload: { statusId: 9 } }));
  test('to one that has finer states asks which', () =>
    expect(moveTo(worked, 14)).toEqual({ kind: 'ask', command: 'change-status', initial: { statusId: 14 } }));
  test('to Fallido asks for the reason', () =>
    expect(moveTo(worked, 4)).toEqual({ kind: 'ask', command: 'fail', initial: {} }));
  test('to where it may not go says why', () =>
    expect(moveTo(worked, 3)).toEqual({ kind: 'refused', reason: 'Lo hace un supervisor.' }));
  test('within its column asks for another substatus', () =>
    expect(moveTo(worked, 2)).toMatchObject({ kind: 'ask', command: 'change-status' }));
  test('that nobody has, to Asignado, asks for the executive', () =>
    expect(moveTo(aLead({ statusId: 8, allowedCommands: [may('assign', 2)] }), 2)).toEqual({
      kind: 'ask',
      command: 'assign',
      initial: {},
    }));
  test('back from Fallido takes it up again', () =>
    expect(moveTo(aLead({ statusId: 4, allowedCommands: [may('reopen', 2, 8)] }), 2)).toMatchObject({
      command: 'reopen',
    }));
  test('to where it is, without finer states, is nothing', () =>
    expect(moveTo(aLead({ statusId: 9 }), 9)).toEqual({ kind: 'nothing' }));
  test('is offered by a menu too', () => expect(targetsOf(worked).map(({ id }) => id)).toEqual([14, 9, 4]));
});

test('the statuses that do not take a card are told by their reason', () => {
  const lead = aLead({
    statusId: 2,
    allowedCommands: [may('fail', 4), { command: 'close', allowed: false, reason: 'Lo hace un supervisor.' }],
  });
  expect(refusalsOf(lead, [8, 2, 3, 4, 101])).toEqual([
    { statusIds: [8, 101], reason: undefined },
    { statusIds: [3], reason: 'Lo hace un supervisor.' },
  ]);
});

describe('a column', () => {
  const untouched = { opened: [], folded: [] };
  const card = aLead({ id: 'a' });
  test('is folded when nothing is in it', () => {
    expect(isFolded(column(2), untouched)).toBe(true);
    expect(isFolded(column(2, card), untouched)).toBe(false);
  });
  test('is open when its first card is on its way', () =>
    expect(isFolded({ ...column(2, card), count: 0 }, untouched)).toBe(false));
  test('of what is over is folded, whatever is in it', () =>
    expect(isFolded(column(4, card), untouched)).toBe(true));
  test('that somebody has opened stays open without cards, and one that was folded stays folded', () => {
    const byHand = turned(2, true, turned(4, false, turned(4, true, untouched)));
    expect(byHand).toEqual({ opened: [4], folded: [2] });
    expect(isFolded(column(4), byHand)).toBe(false);
    expect(isFolded(column(2, card), byHand)).toBe(true);
  });
});

describe('the board begins', () => {
  const [own, other, nobodys] = [
    aLead({ executiveId: 'me' }),
    aLead({ executiveId: 'them' }),
    aLead({ executiveId: null }),
  ];
  test('at the first column with cards of the viewer', () =>
    expect(beginning([column(8), column(2, other), column(13, other, own)], 'me')?.id).toBe(13));
  test('at the first with any, where none is theirs', () =>
    expect(beginning([column(8), column(2, nobodys), column(13, other)], undefined)?.id).toBe(2));
  test('nowhere in particular without cards', () => expect(beginning([column(8)], 'me')).toBeUndefined());
});

test('every status but the deleted has a column, and what is over is folded', () => {
  expect(boardStatuses).toHaveLength(20);
  expect(boardStatuses).not.toContain(5);
  expect(foldedAtFirst).toEqual(expect.arrayContaining([3, 4, 6, 101]));
  expect(foldedAtFirst).not.toContain(2);
});

test('a card on its way is shown where it goes', () => {
  const [one, two] = [aLead({ id: 'a', statusId: 2 }), aLead({ id: 'b', statusId: 2 })];
  const shown = withPending([column(2, one, two), column(9)], new Map([['a', 9]]));
  expect(shown.map(({ cards }) => cards.map(({ id }) => id))).toEqual([['b'], ['a']]);
});

test('a card that moved up meanwhile is not shown twice', () => {
  const [one, two] = [aLead({ id: 'a' }), aLead({ id: 'b' })];
  const shown = withPage({ ...column(2, one), next: 'x' }, column(2, one, two));
  expect(shown.cards.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(shown.next).toBeNull();
});

test('what was unrolled stays unrolled when the board is read again', async () => {
  const cards = ['a', 'b', 'c', 'd'].map((id) => aLead({ id }));
  const pages: Record<string, BoardColumn> = {
    'after-a': { ...column(2, cards[1]!), next: 'after-b' },
    'after-b': { ...column(2, cards[2]!), next: 'after-c' },
    'after-c': column(2, cards[3]!),
  };
  const first = [{ ...column(2, cards[0]!), next: 'after-a' }, column(9)];
  const columns = await readDeep(first, new Map([[2, 3]]), async (_, after) => pages[after]!);
  expect(columns[0]).toMatchObject({ next: 'after-c', cards: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
  expect(columns[1]).toEqual(column(9));
});
