/** What the site says around its products. */
import { bodyOf, type Call } from './fetch-json.ts';
import { find, type Found } from './found.ts';
import { shape, text } from './shape.ts';

const informationAnswer = shape({ data: shape({ content: text }) });

export type ContentCalls = {
  /** What the title of a filter, or another word of the site, means. */
  readonly information: (title: string) => Promise<Found<string>>;
};

export const contentBy = (call: Call): ContentCalls => ({
  information: (title) =>
    find(
      call,
      `/api/information/${encodeURIComponent(title)}`,
      (answer) => bodyOf(informationAnswer, answer)?.data.content,
    ),
});
