import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { endFailedSocket } from './socket-error.ts';

const levelsOf = (error: Error): readonly string[] => {
  const levels: string[] = [];
  const note = (level: string) => () => void levels.push(level);
  const log = { info: note('info'), error: note('error') };
  endFailedSocket(error, { terminate: note('terminated') }, { log });
  return levels;
};

let server: Server;
let failure: Promise<Error>;
beforeAll(async () => {
  server = createServer();
  const sockets = new WebSocketServer({ server });
  failure = new Promise((resolve) => sockets.on('connection', (socket) => socket.on('error', resolve)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a frame that breaks the protocol is told as its client’s doing', async () => {
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  const upgrade = [
    'GET / HTTP/1.1',
    'Host: x',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
    'Sec-WebSocket-Version: 13',
  ];
  client.write([...upgrade, '', ''].join('\r\n'));
  client.once('data', () => client.write(Buffer.from([0xff, 0xff, 0xff, 0xff])));
  expect(levelsOf(await failure)).toEqual(['info', 'terminated']);
  client.destroy();
});

test('a connection that went away is, and anything else is a fault', () => {
  expect(levelsOf(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))).toEqual(['info', 'terminated']);
  expect(levelsOf(new Error('ours'))).toEqual(['error', 'terminated']);
});
