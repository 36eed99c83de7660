/** The filter may ask too often; it must never say that something is absent that is there. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAbsenceFilter } from './absence-filter.ts';

const names = Array.from({ length: 5_000 }, () => randomUUID());

test('what was added is never called absent, even when the filter is full', () => {
  for (const bits of [2 ** 10, 2 ** 20]) {
    const filter = createAbsenceFilter(bits);
    names.forEach(filter.add);
    expect(names.filter(filter.isAbsent)).toEqual([]);
  }
});

test('what was not added is nearly always called absent while there is room', () => {
  const filter = createAbsenceFilter(2 ** 20);
  names.forEach(filter.add);
  const others = Array.from({ length: 5_000 }, () => randomUUID());
  expect(others.filter(filter.isAbsent).length).toBeGreaterThan(4_990);
});
