/** The words of what a context's people are told: put together at the moment of reading, with what the reader may know by then. */
import { type NotificationData, type NotificationText } from '@cotejo/core/notifications';
import { type Viewer } from './http/bearer.ts';

/** The fields of a notification that need no look-up. */
export type Notified = {
  readonly kind: string;
  readonly aggregateId: string;
  readonly data: NotificationData;
  readonly at: Date;
};

export type NotificationWords = {
  /** Those that it has words for: no other context has words for them. */
  readonly kinds: readonly string[];
  /** @returns the words of each, in their order; without a name that this viewer may not see, or that was erased */
  readonly describe: (notified: readonly Notified[], viewer: Viewer) => Promise<readonly NotificationText[]>;
};

/** Words that are the same for whatever record. */
export const fixedWords = (texts: Readonly<Record<string, NotificationText>>): NotificationWords => ({
  kinds: Object.keys(texts),
  describe: async (notified) => notified.map(({ kind }) => texts[kind]!),
});

/**
 * Has each context describe its own notifications, all of a kind's context in one go.
 * @returns the words of each, in their order
 * @throws Error for a kind that no context has words for
 */
export const describeAll = async (
  words: readonly NotificationWords[],
  notified: readonly Notified[],
  viewer: Viewer,
): Promise<readonly NotificationText[]> => {
  const described = new Map<Notified, NotificationText>();
  await Promise.all(
    words.map(async ({ kinds, describe }) => {
      const own = notified.filter(({ kind }) => kinds.includes(kind));
      if (own.length === 0) return;
      const texts = await describe(own, viewer);
      own.forEach((one, index) => described.set(one, texts[index]!));
    }),
  );
  return notified.map((one) => {
    const text = described.get(one);
    if (!text) throw new Error(`no context has words for a notification of the kind ${one.kind}`);
    return text;
  });
};
