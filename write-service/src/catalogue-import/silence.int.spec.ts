import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openHouse } from '../testing/house.ts';

const sockets: Socket[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of sockets) socket.destroy();
});

/** Long enough that its answer fits into no buffer on the way. */
const file = JSON.stringify(
  Array.from({ length: 60_000 }, (_, at) => ({ id: `clinica-${at}`, lat: 'norte', lng: 'x'.repeat(60) })),
);

test('an import whose sender takes nothing of the answer gives its place back', async () => {
  const house = await openHouse();
  const { app } = house;
  const { authorization } = await house.hire('GERENTE', ['CO']);
  const wait = vi.spyOn(ServerResponse.prototype, 'setTimeout');
  // A minute that begins when the test says so, and is half a second then.
  const minutes: (() => void)[] = [];
  wait.mockImplementation(function (this: ServerResponse, _, end) {
    minutes.push(() => this.socket?.setTimeout(500, () => end?.()));
    return this;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const path = '/api/catalogue/imports?country=CO&source=clinicas&dryRun=true';
  const headers = () => ({ authorization, 'idempotency-key': randomUUID() });
  for (let sender = 0; sender < 2; sender += 1) {
    const socket = connect(port, '127.0.0.1').pause();
    sockets.push(socket);
    socket.on('error', () => undefined);
    const lines = Object.entries({ ...headers(), host: 'localhost', 'content-length': file.length });
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${file}`);
  }
  const another = () =>
    app.inject({ method: 'POST', url: path, headers: headers(), payload: Buffer.from('[{"id":"clinica"}]') });
  await vi.waitFor(() => expect(minutes).toHaveLength(2), { timeout: 120_000 });
  expect((await another()).statusCode).toBe(429);
  for (const begin of minutes) begin();
  await vi.waitFor(async () => expect((await another()).statusCode).toBe(200), { timeout: 120_000 });
  expect(wait.mock.calls[0]![0]).toBe(60_000);
  await app.close();
}, 300_000); // oxfmt-ignore
