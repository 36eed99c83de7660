import { expect, test } from 'vitest';
import { type z } from 'zod';
import { readList } from '../../../../read-service/src/kit/http/dialect.ts';
import { furthestRow, reachable } from './reachable.ts';

const shape = {
  filters: {} satisfies z.ZodRawShape,
  sorts: { id: 'id' },
  defaultSort: ['id', 'ASC'] as const,
  tieBreak: 'id',
};
const ask = (from: number) => readList({ range: JSON.stringify([from, from + 9]) }, shape);

test.each([10, 25, 30, 50, 100])('the last of pages of %i is the last that the server answers', (perPage) => {
  const last = reachable(1_000_000, perPage) / perPage;
  expect(ask((last - 1) * perPage)).toMatchObject({ offset: (last - 1) * perPage });
  expect(() => ask(last * perPage)).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ code: 'TOO_DEEP' }) as unknown }),
  );
});

test('a list that ends before is reached whole', () => {
  expect(reachable(0, 25)).toBe(0);
  expect(reachable(9_999, 25)).toBe(9_999);
  expect(reachable(furthestRow + 1, 25)).toBe(furthestRow + 1);
});
