/** The country that a visitor asks about: the header's, or the one that the host name stands for. */
import { type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CountryCode, countryCodes } from '@cotejo/core/reference';
import { HttpProblem, problem } from '@cotejo/core/service';

export type CountryHosts = Readonly<Record<string, CountryCode>>;

const refuse = (errors: Record<string, string>): never => {
  throw new HttpProblem(problem(400, 'UNKNOWN_COUNTRY', 'No sabemos de qué país es la consulta.', errors));
};

/** @throws HttpProblem 400 where neither says it */
export const countryOfRequest = (request: FastifyRequest, hosts: CountryHosts): CountryCode => {
  const header = request.headers['x-country'];
  if (header !== undefined)
    return (
      countryCodes.find((code) => code === header) ??
      refuse({ 'X-Country': `Debe ser uno de: ${countryCodes.join(', ')}.` })
    );
  const host = request.hostname.toLowerCase();
  return (
    (Object.hasOwn(hosts, host) ? hosts[host] : undefined) ??
    refuse({ Host: 'Ese host no es de ningún país.' })
  );
};

export const countryHeader = z.object({
  'x-country': z
    .string()
    .optional()
    .describe(`${countryCodes.join(', ')}; sin él, el país del host`),
});
