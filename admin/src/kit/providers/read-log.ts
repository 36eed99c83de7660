/** How old what this tab has read is at most: news that was told before anybody here listened is missing in it. */
import { type HttpClient } from './http-client.ts';

const positionOf = (text: string | null): bigint | undefined =>
  text !== null && /^\d{1,20}$/.test(text) ? BigInt(text) : undefined;

export const createReadLog = () => {
  const underWay = new Set<Promise<unknown>>();
  let oldest: bigint | undefined;

  const note = (position: bigint | undefined): void => {
    if (position !== undefined && (oldest === undefined || position < oldest)) oldest = position;
  };

  return {
    /** The same client, whose answers are noted. */
    following:
      (client: HttpClient): HttpClient =>
      async (url, options) => {
        const reading = client(url, options);
        underWay.add(reading);
        try {
          const answer = await reading;
          note(positionOf(answer.headers.get('X-Projection-Position')));
          return answer;
        } finally {
          underWay.delete(reading);
        }
      },
    /** Whether anything that was read, or is being read now, is from before a position of the log. */
    async isOlderThan(position: string): Promise<boolean> {
      await Promise.allSettled(underWay);
      // Whoever asked for the last of them gets it first.
      await new Promise((resolve) => setTimeout(resolve));
      const began = positionOf(position);
      return began !== undefined && oldest !== undefined && oldest < began;
    },
  };
};
