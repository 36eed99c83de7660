/** Which events of $all a reader is shown. */
import { RE2JS, RE2JSSyntaxException } from 're2js';
import type { EventRecord } from './event.ts';

export type Filter = (record: EventRecord) => boolean;

export type FilterRule = {
  on: 'stream' | 'type';
  /** The expression of the .NET dialect that clients send; what RE2 can't read is refused. */
  regex?: string;
  prefixes: readonly string[];
};

const hiddenStream = /^\$persistentsubscription-\$all::.*-(checkpoint|parked)$/;

/** The bookkeeping of the server itself is not for readers of $all. */
export const isShown: Filter = ({ stream, type }) =>
  stream.charCodeAt(0) !== 36 || (type !== '$epoch-information' && !hiddenStream.test(stream));

/** Shows what the rule asks for. Throws a SyntaxError for an expression that can't be read. */
export function compileFilter({ on, regex, prefixes }: FilterRule): Filter {
  const expression = regex ? toRegExp(regex) : undefined;
  const matches = (text: string): boolean =>
    expression ? expression.test(text) : prefixes.some((prefix) => text.startsWith(prefix));
  return (record) => isShown(record) && matches(record[on]);
}

/** Letters: each may stand for a thousand steps of the matcher. */
const longestExpression = 1_000;

/**
 * RE2 takes time in proportion to the text whatever the expression: `^(a+)+$` would stand the one thread still for everybody.
 * It has no look-around and no back-references, which are refused as unreadable.
 */
function toRegExp(source: string): RE2JS {
  if (source.length > longestExpression) throw new SyntaxError('The expression is too long.');
  // Two characters at a time, so that a backslash that is meant as one does not make an anchor of what follows.
  const anchored = source.replace(/\\[^]/g, (escape) => (escape === '\\Z' ? '(?:\\n?\\z)' : escape));
  try {
    return RE2JS.compile(anchored);
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) throw new SyntaxError(error.message, { cause: error });
    throw error;
  }
}
