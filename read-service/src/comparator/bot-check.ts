/** Detects readers of the comparator that behave like machines: too much, at too even a pace, or everything in a row. The declared client does not count. */
import { type Limits } from '@cotejo/core/kit/limits';
import { type BotCheck, type Seen } from '../kit/http/bots.ts';
import { attemptsOver } from '../kit/http/outage-words.ts';
import { type Believed } from '../kit/http/visitors.ts';

export type Look = {
  /** Milliseconds. */
  readonly at: number;
  /** The address read, for telling one thing read many times from many things read once. */
  readonly subject: string;
};

/** Limits that no visitor reaches, however eager: whole households and offices may share an address. */
export const limits = {
  /** Looks within a minute. */
  perMinute: 240,
  /** Calls within a minute, parts of products among them. */
  callsPerMinute: 6_000,
  /** Different things within ten minutes. */
  differentPerTenMinutes: 400,
  /** Reads in a row whose pauses differ by less than a twentieth… */
  evenLooks: 25,
  evenness: 0.05,
  /** …where pauses are at least so many milliseconds: what a page loads at once comes in one burst. */
  shortestPause: 150,
} as const;

const [minute, tenMinutes] = [60_000, 600_000];
/** Visitors that are remembered; beyond it who was away longest is forgotten. */
const mostVisitors = 5_000;
/** Looks that are remembered of each. */
const mostLooks = 512;
/** How often an hour somebody may say to be human, and is believed. */
const mostWords = 5;
const wordLimit = { uses: mostWords, within: 3_600_000, tooMany: attemptsOver(mostWords) };

type Visitor = {
  looks: Look[];
  /** Of the minute that began with the first of them. */
  calls: { readonly since: number; count: number };
  /** The first of the reads that prove a machine; none for a person. */
  suspectSince?: number;
  /** Whether she was believed, while that is asked. */
  asking?: Promise<boolean>;
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

/** Whether somebody's looks of the last ten minutes, oldest first, are a machine's. */
export const looksLikeABot = (looks: readonly Look[]): boolean => {
  const now = looks.at(-1)?.at ?? 0;
  const lately = looks.filter(({ at }) => at > now - minute).length;
  return (
    lately > limits.perMinute ||
    new Set(looks.map(({ subject }) => subject)).size > limits.differentPerTenMinutes ||
    isClockwork(looks)
  );
};

const unknown = (): Visitor => ({ looks: [], calls: { since: 0, count: 0 } });

/** Adds the call, and finds out whether they are a machine's by now. */
const count = (visitor: Visitor, { is, subject }: Seen, at: number): void => {
  if (visitor.calls.since <= at - minute) visitor.calls = { since: at, count: 0 };
  visitor.calls.count += 1;
  const oldest = visitor.looks[0];
  if (visitor.looks.length > mostLooks || (oldest && oldest.at <= at - tenMinutes))
    visitor.looks = visitor.looks.filter((look) => look.at > at - tenMinutes).slice(-mostLooks);
  const isPart = is === 'product' && visitor.looks.some((look) => look.subject === subject);
  if (!isPart) visitor.looks.push({ at, subject });
  const isBot = visitor.calls.count > limits.callsPerMinute || (!isPart && looksLikeABot(visitor.looks));
  if (isBot) [visitor.suspectSince, visitor.looks] = [visitor.looks[0]?.at ?? at, []];
};

/** Her looks begin anew. */
const forgive = (visitor: Visitor): void => {
  visitor.looks = [];
  delete visitor.suspectSince;
};

type Shared = { readonly limits: Limits; readonly believed: Believed };

/** Looks are counted by this instance; that somebody said to be human counts for all, and takes a query of who is suspect only. */
export const createBotCheck = (
  { limits: limitsOf, believed }: Shared,
  now: () => number = Date.now,
): BotCheck => {
  const visitors = new Map<string, Visitor>();
  const words = limitsOf('human', wordLimit);
  const remember = (key: string, visitor: Visitor): Visitor => {
    visitors.delete(key);
    visitors.set(key, visitor);
    if (visitors.size > mostVisitors) visitors.delete(visitors.keys().next().value!);
    return visitor;
  };

  return {
    async isBot(key, seen) {
      const visitor = remember(key, visitors.get(key) ?? unknown());
      if (visitor.suspectSince === undefined) count(visitor, seen, now());
      if (visitor.suspectSince === undefined) return false;
      // A visitor stays suspected while Postgres cannot be asked.
      visitor.asking ??= believed
        .within(key, now() - visitor.suspectSince)
        .catch(() => false)
        .finally(() => delete visitor.asking);
      const wasBelieved = await visitor.asking;
      if (wasBelieved) forgive(visitor);
      return !wasBelieved;
    },
    async believe(key) {
      await words.take(key);
      // A word that Postgres cannot store counts for this instance.
      await believed.note(key).catch(() => {});
      const visitor = visitors.get(key);
      if (visitor) forgive(visitor);
    },
  };
};
