/** What the console must show is told from the raw events. */
import { describe, expect, test } from 'vitest';
import { type StoredEvent } from '@cotejo/core/kit/event-store';
import { commandsIn, expectedFrom } from './expected-lead.ts';

const event = (id: string, type: string, data: unknown = {}, commandId = id): StoredEvent => ({
  id,
  type,
  data,
  metadata: { commandId },
  stream: 'lead-1',
  revision: 0,
  position: { commit: 0n, prepare: 0n },
  created: new Date(0),
});
const received = event('a', 'LeadReceived', { internalTraffic: false });

describe('a lead', () => {
  test('stands at Web until an executive gets it', () => {
    expect(expectedFrom([received])).toEqual({ version: 1, statusId: 8, substatusId: null, history: ['a'] });
    expect(expectedFrom([received, event('b', 'LeadAssigned')])).toMatchObject({
      statusId: 2,
      history: ['a', 'b'],
    });
  });

  test('stands where it was put last, and a note leaves it there', () => {
    const changed = event('b', 'LeadStatusChanged', { statusId: 13, substatusId: 212 });
    expect(expectedFrom([received, changed, event('c', 'LeadNoteAdded')])).toEqual({
      version: 3,
      statusId: 13,
      substatusId: 212,
      history: ['a', 'b'],
    });
  });

  test('goes back to where it was when it is restored, and on where somebody has it when it is reopened', () => {
    const failed = [received, event('b', 'LeadAssigned'), event('c', 'LeadFailed', { substatusId: 401 })];
    const gone = [...failed, event('d', 'LeadDeleted')];
    expect(expectedFrom(gone)).toMatchObject({ statusId: 5, substatusId: null });
    const back = [...gone, event('e', 'LeadRestored')];
    expect(expectedFrom(back)).toMatchObject({
      statusId: 4,
      substatusId: 401,
      history: ['a', 'b', 'c', 'd', 'e'],
    });
    expect(expectedFrom([...back, event('f', 'LeadReopened')])).toMatchObject({
      statusId: 2,
      substatusId: 203,
    });
    expect(expectedFrom([received, event('b', 'LeadReopened')])).toMatchObject({
      statusId: 8,
      substatusId: null,
    });
  });

  test('given to another stays where it stands, unless it waited for that', () => {
    const open = [
      received,
      event('b', 'LeadAssigned'),
      event('c', 'LeadStatusChanged', { statusId: 9, substatusId: null }),
    ];
    expect(expectedFrom([...open, event('d', 'LeadReassigned')])).toMatchObject({
      statusId: 9,
      history: ['a', 'b', 'c'],
    });
    const waiting = [...open, event('d', 'LeadStatusChanged', { statusId: 7, substatusId: null })];
    expect(expectedFrom([...waiting, event('e', 'LeadReassigned')])).toMatchObject({ statusId: 2 });
  });

  test('of our own traffic is a test', () => {
    expect(expectedFrom([event('a', 'LeadReceived', { internalTraffic: true })])).toMatchObject({
      statusId: 97,
    });
  });
});

test('a command that stands twice is counted twice', () => {
  const twice = [event('b', 'LeadAssigned', {}, 'x'), event('c', 'LeadAssigned', {}, 'x')];
  expect(commandsIn([[received, ...twice]])).toEqual(new Map([['x', 2]]));
});
