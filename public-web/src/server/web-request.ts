/** A request as the router wants it, from the one that the server got. */
import { type FastifyRequest } from 'fastify';

/** Headers that a page may depend on. */
const headersOf = ({ method }: FastifyRequest): Headers =>
  new Headers(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {});

/**
 * Control characters and line ends, which stand in no page's path: the router's patterns do not match them, and it takes
 * a path that begins with a tab for another host's address.
 */
const unroutable = /[\p{Cc}\u2028\u2029]/u;

/**
 * @param origin the site's own, never what the client claims
 * @returns nothing for an address that is no path
 */
export const webRequest = (request: FastifyRequest, origin: string): Request | undefined => {
  const { url = '/' } = request.raw;
  const address = `${origin}${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) return undefined;
  if (unroutable.test(decodeURIComponent(new URL(address).pathname))) return undefined;
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : '';
  return new Request(address, {
    method: request.method,
    headers: headersOf(request),
    ...(request.method === 'POST' && { body }),
  });
};
