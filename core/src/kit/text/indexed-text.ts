/** Text in the columns of an index, whose entries Postgres refuses beyond 2,704 bytes, and what is compared with it. */
import { beginningOf } from './beginning-of.ts';

/** UTF-16 units, of three bytes each at most: two such columns fit into one entry. */
const longest = 400;

/** The beginning of a text: people count letters, and one letter may have a dozen accents that no index has room for. */
export const indexedText = (text: string): string => beginningOf(text, longest);
