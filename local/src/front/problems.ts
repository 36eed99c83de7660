/** The front's own answers when a request can't reach its service. */
import type { IncomingMessage } from 'node:http';
import { malformedRequest, type RawAnswer, rawProblem } from '@cotejo/core/kit/service';

const wait = 'Estamos reiniciando una parte del servicio. Intenta de nuevo en unos segundos.';
const retryAfterSeconds = 2;

export const notFound = rawProblem(404, 'NOT_FOUND', 'No existe lo que buscas.');
/** @param most bytes of the body: files have megabytes, all else has less */
export const tooLarge = (most: number): RawAnswer =>
  rawProblem(
    413,
    'BODY_TOO_LARGE',
    most < 1_048_576
      ? `Lo que enviaste pasa de ${most / 1024} kB, el máximo.`
      : `El archivo pasa de ${most / 1_048_576} MB, el máximo.`,
  );
const unavailable = rawProblem(503, 'UNAVAILABLE', wait);

const pageOf = (
  title: string,
  text: string,
  more = '',
): string => `<!doctype html><html lang="es"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">${more}
<title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;

const isForPeople = ({ headers, url }: IncomingMessage): boolean =>
  headers.accept?.includes('text/html') === true && !url?.startsWith('/api/');

const withPage = (told: RawAnswer, body: string): RawAnswer => ({
  ...told,
  headers: { ...told.headers, 'content-type': 'text/html; charset=utf-8' },
  body,
});

/** The service does not answer: a problem document for programs, a page that tries again for people. */
export function unavailableFor(request: IncomingMessage): RawAnswer {
  const headers = { ...unavailable.headers, 'retry-after': String(retryAfterSeconds) };
  const told = { ...unavailable, headers };
  if (!isForPeople(request)) return told;
  const refresh = `<meta http-equiv="refresh" content="${retryAfterSeconds}">`;
  return withPage(told, pageOf('Volvemos en unos segundos', wait, refresh));
}

/** An address that can't be decoded, such as that of a link with half of it cut off. */
export const undecodableFor = (request: IncomingMessage): RawAnswer =>
  isForPeople(request)
    ? withPage(malformedRequest, pageOf('Solicitud mal formada', 'La dirección está mal escrita.'))
    : malformedRequest;
