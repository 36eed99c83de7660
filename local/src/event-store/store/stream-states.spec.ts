/** Cached states of streams are never older than the last commit. */
import { expect, test } from 'vitest';
import { memoryLog } from '../log/memory-log.ts';
import { emptyPair } from '../semantics/stream-state.ts';
import { recordsOf } from '../testing/events.ts';
import { createStreamStates } from './stream-states.ts';

test('a stream is asked for once while there is room to remember it', async () => {
  const log = memoryLog();
  await log.append(recordsOf('a', 'a', 'b'));
  const asked: string[] = [];
  const states = createStreamStates(
    {
      ...log,
      lookUp: (question) => {
        asked.push(...question.pairs);
        return log.lookUp(question);
      },
    },
    1,
  );
  expect((await states.stateOf('a')).last).toBe(1);
  expect((await states.stateOf('$$a')).last).toBe(-1);
  expect(asked).toEqual(['a']);
  await states.stateOf('b');
  await states.stateOf('a');
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('an answer that was overtaken by a commit is not remembered', async () => {
  const log = memoryLog();
  let answer = (): void => {};
  const states = createStreamStates(
    {
      ...log,
      lookUp: () =>
        new Promise((resolve) => (answer = () => resolve({ pairs: new Map(), events: new Map() }))),
    },
    10,
  );
  const reading = states.stateOf('a');
  states.update(new Map([['a', { ...emptyPair, last: 7 }]]));
  answer();
  await reading;
  expect((await states.stateOf('a')).last).toBe(7);
});

test('after an outcome that is not known, nothing is taken for granted', async () => {
  const log = memoryLog();
  const states = createStreamStates(log, 10);
  expect((await states.stateOf('a')).last).toBe(-1);
  await log.append(recordsOf('a'));
  states.forget();
  expect((await states.stateOf('a')).last).toBe(0);
});
