/** The headers that one hop passes on, and what it says about who asked. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Meant for this connection alone (RFC 9110, section 7.6.1). */
const hopByHop =
  'connection expect keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade';

/** What only a proxy may say; from a client it would be a lie about its address or host. */
const proxyOnly = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

/** The request's headers for the service: without the client's own claims, with the facts of its connection. */
export function requestHeaders(request: IncomingMessage, upstream: URL): IncomingHttpHeaders {
  const headers = passedOn(request.headers);
  for (const name of Object.keys(headers)) if (proxyOnly.test(name)) delete headers[name];
  return {
    ...headers,
    host: upstream.host,
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
    // Node frames a body of unknown length by itself only for some methods; unframed it would become the next request.
    ...(request.headers['transfer-encoding'] !== undefined && { 'transfer-encoding': 'chunked' }),
  };
}

/** The headers without those of this connection alone. */
export function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop.split(' '), ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
