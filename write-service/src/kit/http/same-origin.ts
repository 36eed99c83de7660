/** Cookies travel by themselves, so whoever uses one must come from our own pages. */
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { type FastifyRequest } from 'fastify';

/**
 * Refuses requests that a browser sent from elsewhere. One without `Origin` and `Sec-Fetch-Site` comes from no browser:
 * every browser sends `Origin` with a POST, and only browsers attach cookies unasked.
 * @param origins such as `https://example.pe`
 * @returns a hook that throws HttpProblem (403)
 */
export const onlyFrom =
  (origins: readonly string[]) =>
  async ({ headers }: FastifyRequest): Promise<void> => {
    const { origin } = headers;
    const site = headers['sec-fetch-site'];
    const isOurs =
      origin === undefined
        ? site === undefined || site === 'same-origin'
        : origins.includes(origin) && site !== 'cross-site';
    if (!isOurs)
      throw new HttpProblem(problem(403, 'FOREIGN_ORIGIN', 'La solicitud no viene de este sitio.'));
  };
