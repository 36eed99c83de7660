/** The headers that one hop passes on, and what it says about who asked. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Meant for this connection alone (RFC 9110, section 7.6.1). */
const hopByHop =
  'connection expect keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade';

/** Headers that only a proxy may set; from a client it would be a lie about its address or host. */
const proxyOnly = /^(forwarded|x-forwarded-.*|x-real-ip|x-page)$/;

/** Headers that say who a request's client is; no address for the house itself. */
export type ClientHeaders = (request: IncomingMessage) => {
  readonly 'x-forwarded-for'?: string;
  /** The page for which the public site's server asks. */
  readonly 'x-page'?: string;
};

/** For strangers: who is at the other end, whatever he says. */
const ofConnection: ClientHeaders = ({ socket }) => ({ 'x-forwarded-for': socket.remoteAddress ?? '' });

/** For the public site's server alone, where nobody else can connect: the visitor whom it names, if any, and the page. */
export const asTheSiteSays: ClientHeaders = ({ headers }) => {
  const { 'x-forwarded-for': named, 'x-page': page } = headers;
  if (typeof named !== 'string' || !isIP(named)) return {};
  return { 'x-forwarded-for': named, ...(typeof page === 'string' && { 'x-page': page }) };
};

/** The request's headers for the service: without the client's own claims, with the facts of its connection. */
export function requestHeaders(
  request: IncomingMessage,
  upstream: URL,
  clientHeaders: ClientHeaders = ofConnection,
): IncomingHttpHeaders {
  const headers = passedOn(request.headers);
  for (const name of Object.keys(headers)) if (proxyOnly.test(name)) delete headers[name];
  return {
    ...headers,
    host: upstream.host,
    ...clientHeaders(request),
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
    ...framingOf(request.headers),
  };
}

/**
 * How the body's end is told: as it was told to us, whatever the client says about its connection. Node adds it by itself
 * only for some methods, and a body without it would be read as the next request.
 */
function framingOf(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': length };
}

/** The headers without those of this connection alone. */
export function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop.split(' '), ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
