import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { expect, test } from 'vitest';
import { alreadyWith, choicesFor } from './executiveChoices.ts';

const rosa = { id: 'rosa', countries: ['PE', 'CL'] } as const;
const mateo = { id: 'mateo', countries: ['PE', 'CO'] } as const;
const peruvian = { country: 'PE', executiveId: 'rosa', statusId: leadStatus.assigned } as const;
const chilean = { country: 'CL', executiveId: 'ignacio', statusId: leadStatus.assigned } as const;

test('leads are given to who works in all their countries', () =>
  expect(choicesFor([peruvian, chilean], [rosa, mateo])).toEqual([rosa]));

test('who has all of them is not offered, and who has some stays with those', () => {
  expect(choicesFor([peruvian], [rosa, mateo])).toEqual([mateo]);
  expect([rosa, mateo].map((one) => alreadyWith([peruvian, chilean], one))).toEqual([1, 0]);
});

test('one that waits to be reassigned may go back to who had it', () =>
  expect(choicesFor([{ ...peruvian, statusId: leadStatus.toReassign }], [rosa, mateo])).toEqual([
    rosa,
    mateo,
  ]));
