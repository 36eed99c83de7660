import { expect, test } from 'vitest';
import { onceAMoment } from './outdated.ts';

const who = { id: 'rosa', sessionId: 's', epochs: { user: 1, session: 0 } };

const asking = (answers: (boolean | Error)[]) => {
  let at = 0;
  let asked = 0;
  const find = onceAMoment(
    async () => {
      asked += 1;
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    () => at,
  );
  return { find, pass: (milliseconds: number) => void (at += milliseconds), asked: () => asked };
};

test('requests in a row ask once', async () => {
  const { find, asked } = asking([false]);
  expect(await Promise.all([find(who), find(who)])).toEqual([false, false]);
  expect(asked()).toBe(1);
});
test('half a second later what was decided counts', async () => {
  const { find, pass } = asking([false, true]);
  await find(who);
  pass(500);
  expect(await find(who)).toBe(true);
});
test('a token that was renewed is asked about anew', async () => {
  const { find } = asking([true, false]);
  await find(who);
  expect(await find({ ...who, epochs: { user: 2, session: 0 } })).toBe(false);
});
test('an outage is not remembered', async () => {
  const { find } = asking([new Error('away'), false]);
  await expect(find(who)).rejects.toThrow('away');
  expect(await find(who)).toBe(false);
});
