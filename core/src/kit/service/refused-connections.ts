/** Node's refusals before there is a request to route, answered in Spanish and in our own shape. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type Duplex } from 'node:stream';
import { problem, sentProblem } from './problem.ts';

/** An answer ready to be written, over HTTP or on a bare connection. */
export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A problem document that nobody caches. */
export const rawProblem = (status: number, code: string, message: string): RawAnswer => ({
  status,
  headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' },
  body: sentProblem(problem(status, code, message)),
});

export const malformedRequest = rawProblem(400, 'MALFORMED', 'La solicitud está mal formada.');
const tooSlow = rawProblem(408, 'TOO_SLOW', 'La solicitud tardó demasiado en llegar.');
const headersTooLarge = rawProblem(431, 'HEADERS_TOO_LARGE', 'Las cabeceras son demasiado grandes.');
const unmetExpectation = rawProblem(
  417,
  'EXPECTATION_FAILED',
  'No hacemos lo que pide el encabezado Expect.',
);

/** Node's codes of requests that it can't parse. */
export const refusalOf = (code: string | undefined): RawAnswer => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow;
  return code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge : malformedRequest;
};

/** Answers on a bare connection, where there is no request to answer, and ends it. */
export const answerOnSocket = (client: Duplex, { status, headers, body }: RawAnswer): void => {
  if (!client.writable) return void client.destroy();
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  client.resume().end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
};

/** For Fastify's `clientErrorHandler`. */
export const refuseConnection = ({ code }: { readonly code?: string }, socket: Duplex): void =>
  answerOnSocket(socket, refusalOf(code));

/** Answers requests whose `Expect` is not `100-continue`. */
export const refuseExpectations = (server: Pick<Server, 'on'>): void =>
  void server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = unmetExpectation;
    response.writeHead(status, {
      ...headers,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    });
    response.end(body);
  });
