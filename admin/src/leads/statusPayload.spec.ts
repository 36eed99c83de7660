import { expect, test } from 'vitest';
import { statusPayload } from './statusPayload.ts';

test('a status with its substatus and a note', () =>
  expect(statusPayload({ statusId: 2, substatusId: 201, note: ' Pide llamar mañana. ' })).toEqual({
    statusId: 2,
    substatusId: 201,
    note: 'Pide llamar mañana.',
  }));
test('a substatus of another status, chosen before, is not sent', () =>
  expect(statusPayload({ statusId: 10, substatusId: 201 })).toEqual({ statusId: 10 }));
test('a note of blanks is none', () =>
  expect(statusPayload({ statusId: 10, note: '  ' })).toEqual({ statusId: 10 }));
