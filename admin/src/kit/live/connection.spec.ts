import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backoff, connectLive, type SocketEvents } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const changed = (id: string, version = 1) =>
  JSON.stringify({
    resource: 'leads',
    id,
    version,
    position: '7',
    commandId: 'c',
    actor: { kind: 'visitor' },
  });

function aConnection(openTicket = async () => 'ticket') {
  const sockets: { ticket: string; sent: string[]; isClosed: boolean; events: SocketEvents }[] = [];
  const live = { onChanges: vi.fn(), onResync: vi.fn(), onBegin: vi.fn(), onConnected: vi.fn() };
  const connection = connectLive(['leads'], live, {
    openTicket,
    random: () => 1,
    openSocket: (ticket, events) => {
      const socket = { ticket, events, sent: [] as string[], isClosed: false };
      sockets.push(socket);
      return { send: (text) => void socket.sent.push(text), close: () => void (socket.isClosed = true) };
    },
  });
  const subscribed = async () => {
    await vi.advanceTimersByTimeAsync(0);
    const socket = sockets.at(-1)!;
    socket.events.onOpen();
    socket.events.onMessage('{"subscribed":["leads"],"refused":[],"position":"41"}');
    return socket;
  };
  return { connection, live, sockets, subscribed };
}

describe('the live connection', () => {
  test('opens with a ticket and subscribes', async () => {
    const { subscribed, live } = aConnection();
    const socket = await subscribed();
    expect([socket.ticket, socket.sent]).toEqual(['ticket', ['{"subscribe":["leads"]}']]);
    expect(live.onConnected).toHaveBeenLastCalledWith(true);
    expect(live.onResync).not.toHaveBeenCalled();
  });
  test('says once from where on it tells: later everything is read again in any case', async () => {
    const { subscribed, live } = aConnection();
    const socket = await subscribed();
    expect(live.onBegin.mock.calls).toEqual([['41']]);
    socket.events.onClose(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    await subscribed();
    expect([live.onBegin.mock.calls.length, live.onResync.mock.calls.length]).toEqual([1, 1]);
  });
  test('tells of changes a quarter of a second at a time', async () => {
    const { subscribed, live } = aConnection();
    const socket = await subscribed();
    socket.events.onMessage(changed('1'));
    await vi.advanceTimersByTimeAsync(200);
    socket.events.onMessage(changed('2'));
    expect(live.onChanges).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(50);
    expect(live.onChanges.mock.calls).toMatchObject([[[{ id: '1' }, { id: '2' }]]]);
  });
  test('asks whether anybody is there after a silence, and reads nothing again for the answer', async () => {
    const { subscribed, live } = aConnection();
    const socket = await subscribed();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(socket.sent).toHaveLength(2);
    socket.events.onMessage('{"subscribed":["leads"],"refused":[]}');
    await vi.advanceTimersByTimeAsync(20_000);
    expect([socket.isClosed, live.onResync.mock.calls.length]).toEqual([false, 0]);
  });
  test('gives up a connection that is gone without a word, once, and opens another', async () => {
    const { subscribed, live, sockets } = aConnection();
    const first = await subscribed();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(first.isClosed).toBe(true);
    expect(live.onConnected).toHaveBeenLastCalledWith(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await subscribed();
    first.events.onClose(1006);
    expect([sockets.length, live.onConnected.mock.lastCall, live.onResync.mock.calls.length]).toEqual([
      2,
      [true],
      1,
    ]);
  });
  test('comes back after a break, and has everything read again', async () => {
    const { subscribed, live, sockets } = aConnection();
    (await subscribed()).events.onClose(1006);
    expect(live.onConnected).toHaveBeenLastCalledWith(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await subscribed();
    expect(sockets).toHaveLength(2);
    expect(live.onResync).toHaveBeenCalledTimes(1);
  });
  test('renews itself when its token runs out, without a word', async () => {
    const { subscribed, live } = aConnection();
    (await subscribed()).events.onClose(4401);
    await vi.advanceTimersByTimeAsync(1_000);
    await subscribed();
    expect(live.onConnected.mock.calls).toEqual([[true], [true]]);
  });
  test('reads everything again when the server has dropped messages', async () => {
    const { subscribed, live } = aConnection();
    (await subscribed()).events.onMessage('{"resync":true}');
    expect(live.onResync).toHaveBeenCalledTimes(1);
  });
  test('tries for a ticket again and again, ever more patiently', async () => {
    const openTicket = vi.fn(async () => Promise.reject(new Error('away')));
    aConnection(openTicket);
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
    expect(openTicket).toHaveBeenCalledTimes(4);
  });
  test('does not wait any longer when the network is back', async () => {
    const openTicket = vi.fn(async () => Promise.reject(new Error('away')));
    const { connection } = aConnection(openTicket);
    await vi.advanceTimersByTimeAsync(1_500);
    connection.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(openTicket).toHaveBeenCalledTimes(3);
  });
  test('ends when it is stopped', async () => {
    const { connection, subscribed, live } = aConnection();
    const socket = await subscribed();
    socket.events.onMessage(changed('1'));
    connection.stop();
    socket.events.onClose(1000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.isClosed).toBe(true);
    expect(live.onChanges).not.toHaveBeenCalled();
  });
  test.each(['', 'x', '1', 'null', '{"id":"1"}'])(
    'is not upset by what it does not know: %j',
    async (data) => {
      const { subscribed, live } = aConnection();
      (await subscribed()).events.onMessage(data);
      await vi.advanceTimersByTimeAsync(300);
      expect([live.onChanges, live.onResync].every((heard) => heard.mock.calls.length === 0)).toBe(true);
    },
  );
});

test('the waits never get longer than half a minute, and never all end at once', () => {
  expect(backoff(50, () => 1)).toBe(30_000);
  expect(backoff(0, () => 0)).toBe(500);
});
