import { expect, test } from 'vitest';
import { newUuid } from './new-uuid.ts';

test('a random uuid is of version 4 and of the right variant', () => {
  for (let round = 0; round < 100; round += 1)
    expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('no two are the same', () => expect(new Set(Array.from({ length: 1_000 }, newUuid)).size).toBe(1_000));
