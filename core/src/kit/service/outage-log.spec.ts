import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../event-store/index.ts';
import { outageLog } from './outage-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [info, warn, error] = [30, 40, 50];
const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const tooLong = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
const readModelMissing = Object.assign(new Error('relation "read.lead" does not exist'), { code: '42P01' });
const away = (): Error => new StoreUnavailable(new Error('Server Is Not Ready'));

const logging = () => {
  const lines: string[] = [];
  const stores = { answer: false };
  const outages = outageLog({
    isOver: async () => stores.answer,
    warn: (facts, message) => void lines.push(`${message} ${JSON.stringify(facts)}`),
    every: 1_000,
  });
  const log = (level: number, err: unknown, message = 'unexpected'): void => {
    const line: unknown[] = [{ err }, message];
    outages.logMethod.call(undefined, line, (...written) => void lines.push(String(written[1])), level);
  };
  return { lines, stores, log, stop: outages.stop };
};

describe('an outage', () => {
  test('is one line when it begins and one when it ends, however many calls meet it', async () => {
    const { lines, stores, log } = logging();
    for (let calls = 0; calls < 1_000; calls += 1) log(error, away());
    log(warn, refused, 'connection lost');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(lines).toEqual(['outage: the event store does not answer {"error":"StoreUnavailable"}']);
    stores.answer = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(lines.slice(1)).toEqual(['outage over {"seconds":5,"errors":1001}']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines).toHaveLength(2);
  });

  test('of a database says so', () => {
    const { lines, log } = logging();
    log(error, refused);
    expect(lines).toEqual([
      'outage: a database or the network does not answer {"error":"Error","code":"ECONNREFUSED"}',
    ]);
  });

  test('of read models that no projector has made yet says so', () => {
    const { lines, log } = logging();
    log(error, readModelMissing);
    expect(lines).toEqual(['outage: read models are not made yet {"error":"Error","code":"42P01"}']);
  });

  test('is not begun by a statement that took too long, but counts those that waited for its end', async () => {
    const { lines, stores, log } = logging();
    stores.answer = true;
    log(error, tooLong, 'told');
    log(error, refused);
    log(error, tooLong, 'counted');
    await vi.advanceTimersByTimeAsync(2_000);
    log(error, tooLong, 'told again');
    expect(lines.map((line) => line.split(' {')[0])).toEqual([
      'told',
      'outage: a database or the network does not answer',
      'outage over',
      'told again',
    ]);
  });

  test('goes on while calls meet it, whatever else answers', async () => {
    const { lines, stores, log } = logging();
    stores.answer = true;
    for (let seconds = 0; seconds < 5; seconds += 1) {
      log(error, away());
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(lines).toHaveLength(1);
  });

  test('after another is told again', async () => {
    const { lines, stores, log } = logging();
    stores.answer = true;
    log(error, away());
    await vi.advanceTimersByTimeAsync(2_000);
    log(error, away());
    expect(lines.map((line) => line.split(' {')[0])).toEqual([
      'outage: the event store does not answer',
      'outage over',
      'outage: the event store does not answer',
    ]);
  });

  test('is asked about no more once the service has ended', async () => {
    const { lines, stores, log, stop } = logging();
    log(error, away());
    stop();
    stores.answer = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines).toHaveLength(1);
  });

  test('is not told to be over by an answer that comes after the end of the service', async () => {
    let answer = (_over: boolean): void => {};
    const told: string[] = [];
    const outages = outageLog({
      isOver: () => new Promise((resolve) => (answer = resolve)),
      warn: (_, message) => void told.push(message),
      every: 1_000,
    });
    const line: unknown[] = [{ err: refused }];
    outages.logMethod.call(undefined, line, (..._: unknown[]) => {}, error);
    await vi.advanceTimersByTimeAsync(2_000);
    outages.stop();
    answer(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([
  ['a mistake', error, new TypeError('x is not a function')],
  ['a client that hung up', info, Object.assign(new Error('read'), { code: 'ECONNRESET' })],
])('%s is told each time', (_, level, err) => {
  const { lines, log } = logging();
  log(level, err, 'told');
  log(level, err, 'told');
  expect(lines).toEqual(['told', 'told']);
});
