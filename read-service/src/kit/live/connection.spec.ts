import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type WebSocket } from 'ws';
import { type Viewer } from '../http/bearer.ts';
import { type Change } from '@cotejo/core/kit/projections';
import { connectionOver } from './connection.ts';

/** A socket that says what it was told to do, and whose pipe can be full. */
const createSocket = () => {
  const sent: unknown[] = [];
  const done: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => sent.push(JSON.parse(text)),
    ping: () => done.push('ping'),
    terminate: () => done.push('terminate'),
    close: (code: number) => done.push(`close ${code}`),
    pause: () => (socket.isPaused = true),
    resume: () => (socket.isPaused = false),
    isPaused: false,
  });
  return { socket, sent, done };
};

const viewer: Viewer = {
  id: '5a5a5a5a-0000-4000-8000-000000000001',
  roles: ['SUPERVISOR'],
  countries: ['CL'],
  until: new Date('2026-03-02T12:05:00Z'),
};
const change = (version: number): Change => ({
  resource: 'leads',
  id: '11111111-0000-4000-8000-000000000001',
  version,
  position: '7',
  commandId: '22222222-0000-4000-8000-000000000002',
  actor: { kind: 'visitor' },
  country: 'CL',
  owner: null,
});

const subscribed = async () => {
  const { socket, sent, done } = createSocket();
  const connection = connectionOver(socket as unknown as WebSocket, viewer, {
    allowed: async (_, topics) => topics,
    mayHear: () => true,
    toldUpTo: () => 41n,
  });
  socket.emit('message', Buffer.from('{"subscribe":["leads"]}'), false);
  await vi.advanceTimersByTimeAsync(0);
  sent.length = 0;
  return { socket, sent, done, connection };
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a connection that can’t keep up', () => {
  test('is spared what does not fit, and told to look anew when there is room', async () => {
    const { socket, sent, connection } = await subscribed();
    socket.bufferedAmount = 1_000_000;
    for (let version = 1; version <= 500; version += 1) connection.tell(change(version));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent).toEqual([]);
    socket.bufferedAmount = 0;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([{ resync: true }]);
    connection.tell(change(501));
    expect(sent[1]).toMatchObject({ version: 501 });
  });

  test('is not told to look anew more than once a second', async () => {
    const { sent, connection } = await subscribed();
    for (let times = 0; times < 200; times += 1) {
      connection.resync();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(sent.length).toBeLessThanOrEqual(3);
    expect(sent.length).toBeGreaterThanOrEqual(2);
  });
});

test('a connection that does not answer a ping is given up', async () => {
  const { socket, done } = await subscribed();
  await vi.advanceTimersByTimeAsync(20_000);
  socket.emit('pong');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(done).toEqual(['ping', 'ping']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(done).toEqual(['ping', 'ping', 'terminate']);
});

test('a connection ends with its token', async () => {
  const { socket, done } = await subscribed();
  const pongs = setInterval(() => socket.emit('pong'), 1_000);
  await vi.advanceTimersByTimeAsync(299_000);
  expect(done.filter((what) => what !== 'ping')).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).toContain('close 4401');
  clearInterval(pongs);
});

test('who asks faster than is answered is not listened to meanwhile', async () => {
  const { socket, sent } = createSocket();
  const answers: (() => void)[] = [];
  const slow = (_: Viewer, topics: readonly string[]) =>
    new Promise<readonly string[]>((resolve) => answers.push(() => resolve(topics)));
  connectionOver(socket as unknown as WebSocket, viewer, {
    allowed: slow,
    mayHear: () => true,
    toldUpTo: () => 41n,
  });
  for (const topic of ['a', 'b']) socket.emit('message', Buffer.from(`{"subscribe":["${topic}"]}`), false);
  for (const expected of [1, 2]) {
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.isPaused).toBe(true);
    answers.shift()!();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(expected);
  }
  expect(socket.isPaused).toBe(false);
});

test('who is being sent away is not answered any more', async () => {
  const { socket, sent, done } = createSocket();
  connectionOver(socket as unknown as WebSocket, viewer, {
    allowed: async (_, topics) => topics,
    mayHear: () => true,
    toldUpTo: () => 41n,
  });
  socket.close = (code) => ((socket.readyState = 2), done.push(`close ${code}`));
  for (const text of ['{', '{"subscribe":["leads"]}']) socket.emit('message', Buffer.from(text), false);
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, done]).toEqual([[], ['close 1008']]);
});

test('who follows nothing is told nothing', async () => {
  const { socket, sent } = createSocket();
  const connection = connectionOver(socket as unknown as WebSocket, viewer, {
    allowed: async (_, topics) => topics,
    mayHear: () => true,
    toldUpTo: () => 41n,
  });
  connection.tell(change(1));
  connection.resync();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
});
