/** The hosts under which the local platform is reached: one for each country, as in production. */

export const countryHosts: Readonly<Record<string, 'PE' | 'CL' | 'CO' | 'INT'>> = {
  localhost: 'PE',
  '127.0.0.1': 'PE',
  'pe.localhost': 'PE',
  'cl.localhost': 'CL',
  'co.localhost': 'CO',
  'int.localhost': 'INT',
};

export const originOf = (host: string, port: number): string => `http://${host}:${port}`;

/** The origins that browsers may send commands from. */
export const publicOrigins = (port: number): string =>
  Object.keys(countryHosts)
    .map((host) => originOf(host, port))
    .join(',');
