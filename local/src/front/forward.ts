/** Passes one request to a service and its answer back, both as streams. */
import {
  Agent,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { type ClientHeaders, passedOn, requestHeaders } from './forwarded-headers.ts';
import { answer } from './answer.ts';
import { malformedRequest } from '@cotejo/core/kit/service';
import { tooLarge, unavailableFor } from './problems.ts';
import { bodyLimitOf } from './routes.ts';

const agent = new Agent({ keepAlive: true, maxFreeSockets: 64, scheduling: 'fifo' });

export type Upstream = {
  origin: URL;
  /** Milliseconds that the service may be silent before the client hears that it is unavailable. */
  timeout: number;
  clientHeaders?: ClientHeaders;
};

export function forward(request: IncomingMessage, response: ServerResponse, upstream: Upstream): void {
  // As large as the service takes it: one that refuses half a body cuts the connection.
  const bodyLimit = bodyLimitOf(request.url ?? '');
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit)
    return answer(request, response, tooLarge(bodyLimit));
  send(request, response, upstream, true);
}

function send(request: IncomingMessage, response: ServerResponse, to: Upstream, mayRepeat: boolean): void {
  const { origin: upstream, timeout, clientHeaders } = to;
  const { method, url } = request;
  const target = { host: upstream.hostname, port: upstream.port, method, path: url };
  let passing: ClientRequest;
  try {
    passing = ask({ ...target, headers: requestHeaders(request, upstream, clientHeaders), agent, timeout });
  } catch {
    // Node refuses to send what it received leniently, such as a control character in the path.
    return answer(request, response, malformedRequest);
  }
  passing.once('timeout', () => passing.destroy(new Error('silent')));
  passing.once('response', (received) => passBack(received, response));
  passing.once('error', ({ code }: NodeJS.ErrnoException) => {
    if (response.headersSent || response.destroyed) return;
    // A kept connection may have been closed while this went out; a read can simply be sent again.
    const isRead = method === 'GET' || method === 'HEAD';
    const isStale = passing.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');
    if (mayRepeat && isRead && isStale) return send(request, response, to, false);
    answer(request, response, unavailableFor(request));
  });
  response.once('close', () => {
    if (!response.writableFinished || !request.complete) passing.destroy();
  });
  passBody(request, passing, () => answer(request, response, tooLarge(bodyLimitOf(url ?? ''))));
}

function passBack(received: IncomingMessage, response: ServerResponse): void {
  // Answered already: the body grew too large.
  if (response.headersSent) return void received.destroy();
  response.writeHead(received.statusCode ?? 503, received.statusMessage, passedOn(received.headers));
  pipeline(received, response, (error) => {
    if (error) response.destroy();
  });
}

function passBody(request: IncomingMessage, passing: ClientRequest, refuse: () => void): void {
  const hasBody = request.headers['content-length'] ?? request.headers['transfer-encoding'];
  if (hasBody === undefined) return void passing.end();
  const bodyLimit = bodyLimitOf(request.url ?? '');
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= bodyLimit) return;
    request.unpipe(passing);
    refuse();
    passing.destroy();
  });
  request.pipe(passing);
  // A body that the service no longer takes, since it has answered, still precedes the client's next request.
  passing.once('close', () => request.unpipe(passing).resume());
}
