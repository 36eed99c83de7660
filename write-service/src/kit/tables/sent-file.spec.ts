/** A form that brings a file, as a connection sends it. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { httpService } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bodyPlaces } from '../bodies/places.ts';
import { takeFiles } from './sent-file.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = httpService({ name: 'test', logLevel: 'silent', readiness: () => ({ ready: true }) });
  await app.register(async (plugin) => {
    const withFile = await takeFiles(plugin, {
      places: bodyPlaces({ atOnce: 1, perSender: 1, waiting: 1, longest: 60_000 }),
      sender: () => 'ana',
      within: 500,
    });
    plugin.post('/files', { bodyLimit: 1_000 }, async (request) =>
      withFile(request, async ({ bytes }) => ({ bytes })),
    );
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na;b\r\n';
const field = '--x\r\nContent-Disposition: form-data; name="kind"\r\n\r\n';
const port = () => (app.server.address() as AddressInfo).port;

test.each([
  ['a field before its file', field],
  ['a field behind its file', `${file}${field}`],
  ['its end', file],
])('a form whose sender keeps %s back is refused in time, and its place is free again', async (_, part) => {
  const socket = connect(port(), '127.0.0.1');
  socket.write(
    `POST /files HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900\r\n\r\n${part}`,
  );
  const drops = setInterval(() => socket.write('.'), 50);
  try {
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 408 [^]*BODY_TOO_SLOW/);
  } finally {
    clearInterval(drops);
    socket.destroy();
  }
  const whole = await fetch(`http://127.0.0.1:${port()}/files`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${file}--x--\r\n`,
  });
  expect(await whole.json()).toEqual({ bytes: 3 });
});
