/** The country that a visitor's request belongs to: its header says so, or its host. */
import { type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CountryCode, countryCodes } from '../country/index.ts';
import { HttpProblem, problem } from './problem.ts';

export type CountryOfRequest = (request: Pick<FastifyRequest, 'headers' | 'hostname'>) => CountryCode;

const refuse = (message: string, errors: Record<string, string>): never => {
  throw new HttpProblem(problem(400, 'UNKNOWN_COUNTRY', message, errors));
};

/**
 * @param hosts country by host name, without port
 * @returns the country of a request; it throws HttpProblem (400) for a header that names none, and when neither header
 *   nor host does
 */
export const countryOfRequest = (hosts: Readonly<Record<string, CountryCode>>): CountryOfRequest => {
  const byHost = new Map(Object.entries(hosts).map(([host, country]) => [host.toLowerCase(), country]));
  return ({ headers, hostname }) => {
    const header = headers['x-country'];
    if (header !== undefined)
      return (
        countryCodes.find((code) => code === header) ??
        refuse('El encabezado X-Country no es un país.', {
          'X-Country': `Debe ser uno de: ${countryCodes.join(', ')}.`,
        })
      );
    return (
      byHost.get(hostname.toLowerCase()) ??
      refuse('Indica el país con el encabezado X-Country.', { Host: 'Ese host no es de ningún país.' })
    );
  };
};

/** The site's header on every request but GET (spec, public side, section 7). */
export const siteVersionHeader = z
  .string()
  .meta({
    description: 'La versión del sitio que envía, como 0.1.0+3f9c0a7be214; no cambia la respuesta.',
  })
  .optional();

/** As documented. What it says is checked where it is read, which names the header and the countries. */
export const countryHeader = z
  .string()
  .meta({
    enum: [...countryCodes],
    description: 'El país; sin este encabezado, el del sitio por el que llega la solicitud.',
  })
  .optional();
