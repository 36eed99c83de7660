/** Connects a websocket of the console with the read service: its handshake first, then every byte. */
import { request as ask, STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { passedOn, requestHeaders } from './forwarded-headers.ts';
import { answerOnSocket, malformedRequest } from '@cotejo/core/kit/service';
import { unavailableFor } from './problems.ts';
import { livePath, pathOf } from './routes.ts';

const handshakeTimeout = 10_000;

/** Passes the handshake on; what the service answers, be it a refusal, is what the client gets. */
export function forwardUpgrade(request: IncomingMessage, client: Duplex, head: Buffer, upstream: URL): void {
  client.on('error', () => client.destroy());
  const isLive =
    pathOf(request.url ?? '') === livePath && request.headers.upgrade?.toLowerCase() === 'websocket';
  if (!isLive) return answerOnSocket(client, malformedRequest);
  const headers = { ...requestHeaders(request, upstream), connection: 'Upgrade', upgrade: 'websocket' };
  const target = { host: upstream.hostname, port: upstream.port, path: request.url };
  const passing = ask({ ...target, headers, timeout: handshakeTimeout });
  passing.once('timeout', () => passing.destroy(new Error('silent')));
  passing.once('error', () => answerOnSocket(client, unavailableFor(request)));
  passing.once('response', (refusal) => {
    client.write(headOf(refusal, { ...passedOn(refusal.headers), connection: 'close' }));
    refusal.pipe(client.resume());
  });
  passing.once('upgrade', (accepted, service, first) => {
    service.setTimeout(0);
    service.on('error', () => client.destroy());
    service.once('close', () => client.destroy());
    client.once('close', () => service.destroy());
    client.write(headOf(accepted, accepted.headers));
    client.write(first);
    service.write(head);
    service.pipe(client).pipe(service);
  });
  client.once('close', () => passing.destroy());
  passing.end();
}

function headOf({ statusCode = 503 }: IncomingMessage, headers: IncomingMessage['headers']): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}: ${one}`),
  );
  return [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`, ...lines, '', ''].join('\r\n');
}
