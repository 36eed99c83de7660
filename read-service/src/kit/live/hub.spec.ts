import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { type WebSocket } from 'ws';
import { type Viewer } from '../http/bearer.ts';
import { createHub } from './hub.ts';

const until = new Date(Date.now() + 60_000);
const viewer = (id: string): Viewer => ({ id, roles: ['SUPERVISOR'], countries: ['CL'], until });

test('one person can not take the connections of all', () => {
  const hub = createHub({ allowed: async () => [], mayHear: () => true, toldUpTo: () => 0n });
  const closed: number[] = [];
  const open = (who: Viewer): EventEmitter => {
    const socket = Object.assign(new EventEmitter(), { close: (code: number) => closed.push(code) });
    hub.open(socket as unknown as WebSocket, who);
    return socket;
  };
  const [ana, beto] = [viewer('ana'), viewer('beto')];
  const sockets = Array.from({ length: 60 }, () => open(ana));
  expect([hub.size(), closed]).toEqual([50, Array(10).fill(1013)]);
  const betos = open(beto);
  expect(hub.size()).toBe(51);
  sockets[0]!.emit('close');
  sockets.push(open(ana));
  expect([hub.size(), closed.length]).toEqual([51, 10]);
  for (const socket of [...sockets, betos]) socket.emit('close');
  expect(hub.size()).toBe(0);
});
