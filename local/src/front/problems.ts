/** What the front itself answers when a request can't reach its service. */
import type { IncomingMessage } from 'node:http';
import { problem, sentProblem } from '@cotejo/core/kit/service';

/** An answer ready to be written, over HTTP or on the raw socket of a refused websocket. */
export type Answer = { status: number; headers: Record<string, string>; body: string };

function answerOf(status: number, code: string, message: string): Answer {
  const headers = { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers, body: sentProblem(problem(status, code, message)) };
}

const wait = 'Estamos reiniciando una parte del servicio. Intenta de nuevo en unos segundos.';
const retryAfterSeconds = 2;

export const malformed = answerOf(400, 'MALFORMED', 'La solicitud está mal formada.');
export const notFound = answerOf(404, 'NOT_FOUND', 'No existe lo que buscas.');
export const tooLarge = answerOf(413, 'BODY_TOO_LARGE', 'El contenido enviado es demasiado grande.');
const tooSlow = answerOf(408, 'TOO_SLOW', 'La solicitud tardó demasiado en llegar.');
const headersTooLarge = answerOf(431, 'HEADERS_TOO_LARGE', 'Las cabeceras son demasiado grandes.');
const unavailable = answerOf(503, 'UNAVAILABLE', wait);

const page = `<!doctype html><html lang="es"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>Volvemos en unos segundos</title><h1>Volvemos en unos segundos</h1><p>${wait}</p></html>`;

/** What Node can't read as a request, by its code. */
export function refusalOf(code: string): Answer {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow;
  return code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge : malformed;
}

/** The service does not answer: a problem document for programs, a page that tries again for people. */
export function unavailableFor(request: IncomingMessage): Answer {
  const isForPeople = request.headers.accept?.includes('text/html') && !request.url?.startsWith('/api/');
  const headers = { ...unavailable.headers, 'retry-after': String(retryAfterSeconds) };
  if (!isForPeople) return { ...unavailable, headers };
  return { status: 503, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body: page };
}
