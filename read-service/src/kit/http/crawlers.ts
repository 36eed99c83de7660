/** Crawlers of search engines, proven by DNS both ways: their name alone is anybody's to claim. */
import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { clientNetwork } from '@cotejo/core/kit/service';

/** Names of crawlers, and the domains of the hosts that they run on: search engines publish them for this proof. */
const engines = [
  { name: 'Google', agent: /Google/, domains: ['googlebot.com'] },
  { name: 'Bing', agent: /bingbot|BingPreview|msnbot/i, domains: ['search.msn.com'] },
  { name: 'Apple', agent: /Applebot/, domains: ['applebot.apple.com'] },
  { name: 'Yandex', agent: /Yandex/, domains: ['yandex.com', 'yandex.net', 'yandex.ru'] },
] as const;
type Engine = (typeof engines)[number];

/** DNS both ways; each way rejects where there is nothing, or no answer. */
export type Dns = {
  readonly namesOf: (address: string) => Promise<readonly string[]>;
  readonly addressesOf: (name: string, family: 4 | 6) => Promise<readonly string[]>;
};

/** @param servers addresses, with a port where it is not 53 */
export const dnsAt = (servers: readonly string[]): Dns => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  resolver.setServers(servers);
  return {
    namesOf: (address) => resolver.reverse(address),
    addressesOf: (name, family) => (family === 6 ? resolver.resolve6(name) : resolver.resolve4(name)),
  };
};

export type Crawlers = {
  /**
   * Answers at once: the proof runs beside the first calls, which count as anybody's.
   * @returns the search engine whose crawler is at the address
   */
  readonly at: (address: string, agent: string) => string | undefined;
};

export const noCrawlers: Crawlers = { at: () => undefined };

/** Milliseconds. */
const [provenFor, unprovenFor] = [24 * 3_600_000, 600_000];
/** Networks that are remembered; beyond it whichever was asked about first is forgotten. */
const mostProofs = 5_000;
/** Names of an address that are looked at: an owner of addresses may give one of them hundreds. */
const mostNames = 5;
/** Proofs at once; whoever comes then is asked about later. */
const mostAtOnce = 20;

const isSame = (one: string, other: string, family: 4 | 6): boolean => {
  const list = new BlockList();
  list.addAddress(one, `ipv${family}`);
  return list.check(other, `ipv${family}`);
};

/** Whether the address has a name of the engine, and the name that address. */
const isOf = async ({ domains }: Engine, address: string, dns: Dns): Promise<boolean> => {
  const family = isIPv6(address) ? 6 : 4;
  for (const name of (await dns.namesOf(address)).slice(0, mostNames)) {
    const isNamed = domains.some((domain) => name.toLowerCase().endsWith(`.${domain}`));
    if (isNamed && (await dns.addressesOf(name, family)).some((found) => isSame(found, address, family)))
      return true;
  }
  return false;
};

export const provenCrawlers = (dns: Dns, now: () => number = Date.now): Crawlers => {
  const proofs = new Map<string, { readonly isProven: boolean; readonly until: number }>();
  let running = 0;
  const prove = async (engine: Engine, address: string, key: string): Promise<void> => {
    running += 1;
    const keep = (isProven: boolean): void => {
      proofs.delete(key); // a renewed one is the last to be forgotten
      proofs.set(key, { isProven, until: now() + (isProven ? provenFor : unprovenFor) });
      if (proofs.size > mostProofs) proofs.delete(proofs.keys().next().value!);
    };
    // Asked about once at a time.
    keep(false);
    try {
      keep(await isOf(engine, address, dns));
    } catch {
      // There is no name, or DNS does not answer: it is asked again later.
    }
    running -= 1;
  };
  return {
    at(address, agent) {
      const engine = engines.find(({ agent: names }) => names.test(agent));
      if (!engine) return undefined;
      // The holder of a network of IPv6 has more addresses than could ever be asked about.
      const key = `${engine.name} ${clientNetwork(address)}`;
      const proof = proofs.get(key);
      const isKnown = proof !== undefined && proof.until > now();
      if (!isKnown && running < mostAtOnce) void prove(engine, address, key);
      return isKnown && proof.isProven ? engine.name : undefined;
    },
  };
};
