/** The country that a visitor's request belongs to: its header says so, or its host. */
import { countryCodes, type CountryCode } from '@cotejo/core/reference';
import { HttpProblem, problem } from '@cotejo/core/service';
import { type FastifyRequest } from 'fastify';
import { z } from 'zod';

export type CountryOfRequest = (request: FastifyRequest) => CountryCode;

const refuse = (message: string): never => {
  throw new HttpProblem(
    problem(400, 'UNKNOWN_COUNTRY', message, { 'X-Country': `Uno de: ${countryCodes.join(', ')}.` }),
  );
};

/**
 * @param hosts country by host name, without port
 * @returns the country of a request; it throws HttpProblem (400) for a header that names none, and when neither header
 *   nor host does
 */
export const countryOfRequest = (hosts: Readonly<Record<string, CountryCode>>): CountryOfRequest => {
  const byHost = new Map(Object.entries(hosts).map(([host, country]) => [host.toLowerCase(), country]));
  return (request) => {
    const header = request.headers['x-country'];
    if (header === undefined)
      return (
        byHost.get(request.hostname.toLowerCase()) ?? refuse('Indica el país con el encabezado X-Country.')
      );
    return countryCodes.find((code) => code === header) ?? refuse('El encabezado X-Country no es un país.');
  };
};

export const countryHeader = z
  .enum(countryCodes)
  .optional()
  .describe('El país; sin este encabezado, el del sitio por el que llega la solicitud.');
