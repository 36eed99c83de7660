/** What the front itself answers when a request can't reach its service. */
import type { IncomingMessage } from 'node:http';
import { type RawAnswer, rawProblem } from '@cotejo/core/kit/service';

const wait = 'Estamos reiniciando una parte del servicio. Intenta de nuevo en unos segundos.';
const retryAfterSeconds = 2;

export const notFound = rawProblem(404, 'NOT_FOUND', 'No existe lo que buscas.');
export const tooLarge = rawProblem(413, 'BODY_TOO_LARGE', 'El contenido enviado es demasiado grande.');
const unavailable = rawProblem(503, 'UNAVAILABLE', wait);

const page = `<!doctype html><html lang="es"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>Volvemos en unos segundos</title><h1>Volvemos en unos segundos</h1><p>${wait}</p></html>`;

/** The service does not answer: a problem document for programs, a page that tries again for people. */
export function unavailableFor(request: IncomingMessage): RawAnswer {
  const isForPeople = request.headers.accept?.includes('text/html') && !request.url?.startsWith('/api/');
  const headers = { ...unavailable.headers, 'retry-after': String(retryAfterSeconds) };
  if (!isForPeople) return { ...unavailable, headers };
  return { status: 503, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body: page };
}
