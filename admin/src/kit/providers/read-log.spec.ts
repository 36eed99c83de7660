import { describe, expect, test } from 'vitest';
import { type Answer, type HttpClient } from './http-client.ts';
import { createReadLog } from './read-log.ts';

const answer = (position?: string): Answer => ({
  status: 200,
  headers: new Headers(position === undefined ? {} : { 'X-Projection-Position': position }),
  body: '',
  json: {},
});
/** A tab that has read at these positions, in this order. */
const aTab = async (...positions: (string | undefined)[]) => {
  const log = createReadLog();
  for (const position of positions) await log.following(async () => answer(position))('/');
  return log;
};

describe('what a tab has read', () => {
  test('is as old as the oldest of it', async () => {
    const log = await aTab('9007199254740995', '9007199254740993', '9007199254740994');
    expect(await log.isOlderThan('9007199254740994')).toBe(true);
    expect(await log.isOlderThan('9007199254740993')).toBe(false);
  });
  test('is not old while it is nothing, or nobody says how old it is', async () => {
    expect(await (await aTab()).isOlderThan('7')).toBe(false);
    expect(await (await aTab(undefined, 'x')).isOlderThan('7')).toBe(false);
  });
  test('holds what is under way', async () => {
    const log = await aTab('9');
    let arrive = (_: Answer): void => {};
    const slow: HttpClient = () => new Promise((resolve) => (arrive = resolve));
    const reading = log.following(slow)('/');
    const asked = log.isOlderThan('8');
    arrive(answer('7'));
    expect(await asked).toBe(true);
    expect((await reading).status).toBe(200);
  });
  test('does not wait for what failed', async () => {
    const log = createReadLog();
    const failing = log.following(() => Promise.reject(new Error('away')))('/');
    await expect(failing).rejects.toThrow('away');
    expect(await log.isOlderThan('8')).toBe(false);
  });
});
