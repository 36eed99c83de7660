import { describe, expect, test, vi } from 'vitest';
import { type Crawlers, type Dns, provenCrawlers } from './crawlers.ts';

const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const bing = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';

/** A DNS of these names and addresses, which counts how often it was asked. */
const dnsOf = (names: Record<string, string[]>, addresses: Record<string, string[]>) => {
  const found = async (table: Record<string, string[]>, key: string) => {
    if (table[key]) return table[key];
    throw Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' });
  };
  return {
    namesOf: vi.fn<Dns['namesOf']>((address) => found(names, address)),
    addressesOf: vi.fn<Dns['addressesOf']>((name) => found(addresses, name)),
  };
};
/** Lets whatever was asked be answered. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const afterProof = async (crawlers: Crawlers, address: string, agent: string) => {
  crawlers.at(address, agent);
  await settle();
  return crawlers.at(address, agent);
};

const ofGoogle = dnsOf(
  { '66.249.66.1': ['crawl-66-249-66-1.googlebot.com'] },
  { 'crawl-66-249-66-1.googlebot.com': ['66.249.66.1'] },
);

describe('a crawler', () => {
  test('is known once its address has a name of its search engine, and the name that address', async () => {
    const crawlers = provenCrawlers(ofGoogle);
    expect(crawlers.at('66.249.66.1', google)).toBeUndefined();
    await settle();
    expect(crawlers.at('66.249.66.1', google)).toBe('Google');
  });

  test('is known by an address of IPv6 however it is written', async () => {
    const dns = dnsOf(
      { '2001:4860:4801:10::1': ['crawl.googlebot.com'] },
      { 'crawl.googlebot.com': ['2001:4860:4801:0010:0:0:0:1'] },
    );
    expect(await afterProof(provenCrawlers(dns), '2001:4860:4801:10::1', google)).toBe('Google');
    expect(dns.addressesOf).toHaveBeenCalledWith('crawl.googlebot.com', 6);
  });

  test.each([
    ['whose address has no name', {}, {}],
    ['whose name is somebody else’s', { '198.51.100.7': ['host.example'] }, {}],
    [
      'whose name only looks like the engine’s',
      { '198.51.100.7': ['x.notgooglebot.com', 'googlebot.com.evil.example'] },
      { 'x.notgooglebot.com': ['198.51.100.7'], 'googlebot.com.evil.example': ['198.51.100.7'] },
    ],
    [
      'who gave the address a name of the engine that leads elsewhere',
      { '198.51.100.7': ['crawl-66-249-66-1.googlebot.com'] },
      { 'crawl-66-249-66-1.googlebot.com': ['66.249.66.1'] },
    ],
    ['whose name is another engine’s', { '198.51.100.7': ['a.search.msn.com'] }, {}],
  ])('is nobody %s', async (_, names, addresses) =>
    expect(await afterProof(provenCrawlers(dnsOf(names, addresses)), '198.51.100.7', google)).toBeUndefined(),
  );

  test('is asked about once a day, and one without a proof every ten minutes', async () => {
    let clock = 0;
    const dns = dnsOf({ '66.249.66.1': ['a.googlebot.com'] }, { 'a.googlebot.com': ['66.249.66.1'] });
    const crawlers = provenCrawlers(dns, () => clock);
    const ask = async () => {
      for (const agent of [google, bing])
        for (let time = 0; time < 5; time += 1) await afterProof(crawlers, '66.249.66.1', agent);
      return dns.namesOf.mock.calls.length;
    };
    expect(await ask()).toBe(2);
    clock += 10 * 60_000;
    expect(await ask()).toBe(3);
    clock += 24 * 3_600_000;
    expect(await ask()).toBe(5);
  });

  test('is asked about once in a network of IPv6, from whatever address of it', async () => {
    const dns = dnsOf({}, {});
    const crawlers = provenCrawlers(dns);
    for (let nth = 1; nth < 9; nth += 1) await afterProof(crawlers, `2001:db8:1:2::${nth}`, google);
    expect(dns.namesOf).toHaveBeenCalledTimes(1);
    await afterProof(crawlers, '2001:db8:1:3::1', google);
    expect(dns.namesOf).toHaveBeenCalledTimes(2);
  });

  test('is not asked about by the name of a browser', async () => {
    const dns = dnsOf({}, {});
    expect(await afterProof(provenCrawlers(dns), '198.51.100.7', 'Mozilla/5.0 Safari/605')).toBeUndefined();
    expect(dns.namesOf).not.toHaveBeenCalled();
  });
});

test('a flood of claims asks about twenty at once, and the others later', async () => {
  const answers: (() => void)[] = [];
  const dns: Dns = {
    namesOf: () => new Promise((resolve) => answers.push(() => resolve([]))),
    addressesOf: async () => [],
  };
  const crawlers = provenCrawlers(dns);
  const flood = () => {
    for (let nth = 0; nth < 100; nth += 1) crawlers.at(`198.51.100.${nth}`, google);
  };
  flood();
  expect(answers).toHaveLength(20);
  for (const answer of answers.splice(0)) answer();
  await settle();
  flood();
  expect(answers).toHaveLength(20);
});
