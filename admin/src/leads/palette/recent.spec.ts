import { expect, test } from 'vitest';
import { withRecent } from './recent.ts';

test('the leads seen lately are few, the last one first, each once', () => {
  const seen = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].reduce(
    (before, id) => withRecent(before, { id, label: id }),
    [] as readonly { id: string; label: string }[],
  );
  expect(seen.map(({ id }) => id)).toEqual(['b', 'f', 'e', 'd', 'c']);
});
