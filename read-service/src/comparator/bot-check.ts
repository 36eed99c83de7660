/**
 * Detects readers of the comparator that behave like machines: too much, at too even a pace, or everything in a row. Pages count
 * apart from calls, and may be read in a row and evenly: the sitemap invites machines to. The declared client does not count.
 */
import { createHash } from 'node:crypto';
import { type Limits } from '@cotejo/core/kit/limits';
import { type BotCheck, type Refusal, type Seen } from '../kit/http/bots.ts';
import { type Crawlers } from '../kit/http/crawlers.ts';
import { attemptsOver } from '../kit/http/outage-words.ts';
import { type Believed } from '../kit/http/visitors.ts';

type Look = {
  /** Milliseconds. */
  readonly at: number;
  /** The address read, for telling one thing read many times from many things read once. */
  readonly subject: string;
};

/** Limits that no visitor reaches, however eager; {@link limits.mostBrowsers} says what becomes of them where many share an address. */
export const limits = {
  /** Pages within a minute. */
  pagesPerMinute: 120,
  /** Pages and calls within a minute of all crawlers of one search engine. */
  crawlerPerMinute: 600,
  /** Looks within a minute. */
  perMinute: 240,
  /** Calls within a minute, parts of products among them: 375 phones whose readers open a product every 45 seconds. */
  callsPerMinute: 6_000,
  /** Different things within ten minutes. */
  differentPerTenMinutes: 400,
  /** Reads in a row whose pauses differ by less than a twentieth… */
  evenLooks: 25,
  evenness: 0.05,
  /** …where pauses are at least so many milliseconds: what a page loads at once comes in one burst. */
  shortestPause: 150,
  /**
   * An address that different browsers share, such as a carrier's, has pages, looks and different things times their number; who
   * invents browsers has no more than so many times.
   */
  mostBrowsers: 10,
} as const;

const [minute, tenMinutes] = [60_000, 600_000];
/** Milliseconds of a suspicion that nobody answers. */
const suspicion = tenMinutes;
/** Visitors that are remembered; beyond it who was away longest is forgotten. */
const mostVisitors = 5_000;
/** Looks that are remembered of each browser. */
const mostLooks = 512;
/**
 * How often an hour a browser of a network may say to be human, and is believed. Whoever uses them up leaves other browsers of
 * the network theirs.
 */
const mostWords = 20;
const wordLimit = { uses: mostWords, within: 3_600_000, tooMany: attemptsOver(mostWords) };
const wordLimitOfAll = { ...wordLimit, uses: mostWords * limits.mostBrowsers };

/** Pages or calls of a network. */
type Read = {
  looks: readonly Look[];
  /** From the first of the reads that prove a machine; none for a person. */
  suspect?: { readonly since: number; readonly until: number };
  /** Whether she was believed, while that is asked. */
  asking?: Promise<boolean>;
};
type Visitor = {
  readonly pages: Read;
  readonly calls: Read;
  /** Of the minute that began with the first of them. */
  callsNow: { readonly since: number; count: number };
  /** When each browser was last there, by a digest of its name. */
  readonly browsers: Map<string, number>;
};

/** Whether pauses are as even as only a clock makes them. */
const isClockwork = (looks: readonly Look[]): boolean => {
  const last = looks.slice(-limits.evenLooks);
  if (last.length < limits.evenLooks) return false;
  const pauses = last.slice(1).map(({ at }, index) => at - last[index]!.at);
  const mean = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
  if (mean < limits.shortestPause) return false;
  const variance = pauses.reduce((sum, pause) => sum + (pause - mean) ** 2, 0) / pauses.length;
  return Math.sqrt(variance) <= limits.evenness * mean;
};

/** Whether looks of the last ten minutes, oldest first, by so many browsers, are a machine's. */
const looksLikeABot = (looks: readonly Look[], browsers: number): boolean => {
  const now = looks.at(-1)?.at ?? 0;
  const lately = looks.filter(({ at }) => at > now - minute).length;
  return (
    lately > limits.perMinute * browsers ||
    new Set(looks.map(({ subject }) => subject)).size > limits.differentPerTenMinutes * browsers ||
    isClockwork(looks)
  );
};

const unknown = (): Visitor => ({
  pages: { looks: [] },
  calls: { looks: [] },
  callsNow: { since: 0, count: 0 },
  browsers: new Map(),
});

const browserOf = (agent: string): string =>
  createHash('sha256').update(agent).digest('base64url').slice(0, 8);

/** Notes the browser. @returns how many different ones were there within ten minutes */
const browsersOf = ({ browsers }: Visitor, agent: string, at: number): number => {
  for (const [name, lastAt] of browsers) if (lastAt <= at - tenMinutes) browsers.delete(name);
  const name = browserOf(agent);
  if (browsers.has(name) || browsers.size < limits.mostBrowsers) browsers.set(name, at);
  return browsers.size;
};

const has = (looks: readonly Look[], subject: string): boolean =>
  looks.some((look) => look.subject === subject);

/** Adds the page, which is many calls. @returns whether pages are too many by now */
const countPage = ({ pages }: Visitor, subject: string, browsers: number, at: number): boolean => {
  if (has(pages.looks, subject)) return false;
  pages.looks = [...pages.looks.filter((look) => look.at > at - minute), { at, subject }];
  return pages.looks.length > limits.pagesPerMinute * browsers;
};

/** Adds the call. @returns whether calls are a machine's by now */
const countCall = (visitor: Visitor, { is, subject }: Seen, browsers: number, at: number): boolean => {
  const { calls } = visitor;
  if (visitor.callsNow.since <= at - minute) visitor.callsNow = { since: at, count: 0 };
  visitor.callsNow.count += 1;
  calls.looks = calls.looks.filter((look) => look.at > at - tenMinutes);
  if (visitor.callsNow.count > limits.callsPerMinute) return true;
  if (is === 'product' && has(calls.looks, subject)) return false;
  calls.looks = [...calls.looks, { at, subject }].slice(-mostLooks * browsers);
  return looksLikeABot(calls.looks, browsers);
};

/** Reads begin anew, and the minute of the calls too: the next one would be suspect again. */
const forgive = (visitor: Visitor, read: Read, at: number): void => {
  read.looks = [];
  delete read.suspect;
  visitor.callsNow = { since: at, count: 0 };
};

type Shared = { readonly limits: Limits; readonly believed: Believed; readonly crawlers: Crawlers };

/** Looks are counted by this instance; that somebody said to be human counts for all, and takes a query of who is suspect only. */
export const createBotCheck = (
  { limits: limitsOf, believed, crawlers }: Shared,
  now: () => number = Date.now,
): BotCheck => {
  const visitors = new Map<string, Visitor>();
  const words = limitsOf('human', wordLimit);
  const wordsOfAll = limitsOf('human-network', wordLimitOfAll);
  const remember = (key: string, visitor: Visitor): Visitor => {
    visitors.delete(key);
    visitors.set(key, visitor);
    if (visitors.size > mostVisitors) visitors.delete(visitors.keys().next().value!);
    return visitor;
  };

  const paces = new Map<string, readonly Look[]>();
  /** Counts pages and products of a search engine once in a minute. */
  const judgeCrawler = (engine: string, { subject }: Seen, at: number): Refusal | undefined => {
    const looks = (paces.get(engine) ?? []).filter((look) => look.at > at - minute);
    if (has(looks, subject)) return undefined;
    if (looks.length >= limits.crawlerPerMinute) return { why: 'tooFast', ends: looks[0]!.at + minute - at };
    paces.set(engine, [...looks, { at, subject }]);
    return undefined;
  };

  return {
    async judge({ network, address, agent }, seen) {
      const at = now();
      const engine = crawlers.at(address, agent);
      if (engine !== undefined) return judgeCrawler(engine, seen, at);
      const visitor = remember(network, visitors.get(network) ?? unknown());
      const browsers = browsersOf(visitor, agent, at);
      const read = seen.is === 'page' ? visitor.pages : visitor.calls;
      if (read.suspect && read.suspect.until <= at) forgive(visitor, read, at);
      if (!read.suspect) {
        const isBot =
          seen.is === 'page'
            ? countPage(visitor, seen.subject, browsers, at)
            : countCall(visitor, seen, browsers, at);
        if (!isBot) return undefined;
        read.suspect = { since: read.looks[0]?.at ?? at, until: at + suspicion };
        read.looks = [];
      }
      const { since, until } = read.suspect;
      // A visitor stays suspected while Postgres cannot be asked.
      read.asking ??= believed
        .within(network, at - since)
        .catch(() => false)
        .finally(() => delete read.asking);
      if (!(await read.asking)) return { why: 'suspect', ends: until - at };
      forgive(visitor, read, at);
      return undefined;
    },
    async believe({ network, agent }) {
      await words.take(`${network} ${browserOf(agent)}`);
      await wordsOfAll.take(network);
      // A word that Postgres cannot store counts for this instance.
      await believed.note(network).catch(() => {});
      const visitor = visitors.get(network);
      if (visitor) for (const read of [visitor.pages, visitor.calls]) forgive(visitor, read, now());
    },
  };
};
