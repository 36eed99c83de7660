import { expect, test } from 'vitest';
import { closeAll } from './close-all.ts';

const world = () => {
  const closed: string[] = [];
  const opens = (name: string, failure?: Error) => ({
    close: async () => {
      closed.push(name);
      if (failure) throw failure;
    },
  });
  return { closed, opens };
};

test('what was opened last is closed first', async () => {
  const { closed, opens } = world();
  await closeAll([opens('queue'), opens('worker')]);
  expect(closed).toEqual(['worker', 'queue']);
});

test('one that can’t be closed leaves none of the others open, and all that went wrong is told', async () => {
  const { closed, opens } = world();
  const [one, other] = [new Error('one'), new Error('other')];
  const failure: unknown = await closeAll([opens('a', other), opens('b'), opens('c', one)]).catch(
    (error: unknown) => error,
  );
  expect(closed).toEqual(['c', 'b', 'a']);
  expect((failure as AggregateError).errors).toEqual([one, other]);
});
