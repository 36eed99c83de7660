/** Writes an answer of the front's own. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RawAnswer } from '@cotejo/core/kit/service';

/** How long, and how many bytes, a refused client may go on sending before the connection is cut. */
const limit = { milliseconds: 5_000, bytes: 16 * 1024 * 1024 };

/** Answers at once. A client that is still sending gets the whole answer before its connection ends. */
export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: RawAnswer,
): void {
  if (response.headersSent || response.destroyed) return;
  const last = request.complete ? {} : { connection: 'close' };
  response.writeHead(status, { ...headers, ...last, 'content-length': Buffer.byteLength(body) });
  if (request.method !== 'HEAD') response.write(body);
  if (request.complete) response.end();
  else endAfterReading(request, response);
}

/** To cut while bytes are still coming would make the client's system throw the answer away unread. */
function endAfterReading(request: IncomingMessage, response: ServerResponse): void {
  const end = () => response.end();
  const timer = setTimeout(end, limit.milliseconds);
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limit.bytes) end();
  });
  request.once('end', end);
  response.once('close', () => clearTimeout(timer));
  request.resume();
}
