/** The country of a host, and the origins of the other countries' sites. */
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';

/** Host name without its port, in lower case → country. */
export type CountryHosts = Readonly<Record<string, CountryCode>>;

export type HostedSite = { readonly country: CountryCode; readonly origin: string };
export type Scheme = 'http' | 'https';

const hostPattern = /^(?<name>[a-z0-9.-]{1,253})(?<port>:\d{1,5})?$/;

/**
 * The site that a request asks for; nothing for a host that is not ours, whatever else it contains.
 * @param host as the request names it, perhaps with a port
 */
export const siteAt = (host: string, hosts: CountryHosts, scheme: Scheme): HostedSite | undefined => {
  const { name, port = '' } = hostPattern.exec(host.toLowerCase())?.groups ?? {};
  if (name === undefined || !Object.hasOwn(hosts, name)) return undefined;
  const origin = `${scheme}://${name}${port}`;
  // A port beyond 65535 is none.
  return URL.canParse(origin) ? { country: hosts[name]!, origin } : undefined;
};

/** Each country's site, at its first host and at the port of the one that is being looked at. */
export const sitesBeside = (origin: string, hosts: CountryHosts): readonly HostedSite[] => {
  const { protocol, port } = new URL(origin);
  return countryCodes.flatMap((country) => {
    const name = Object.keys(hosts).find((host) => hosts[host] === country);
    return name ? [{ country, origin: `${protocol}//${name}${port ? `:${port}` : ''}` }] : [];
  });
};
