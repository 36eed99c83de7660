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

/** The end of a text for .NET: a last line break may follow it. */
const end = '(?:\\n?\\z)';
/** Escapes that .NET reads otherwise than RE2: digits are those of every script. */
const escapes: Readonly<Record<string, string>> = { '\\d': '\\p{Nd}', '\\D': '\\P{Nd}', '\\Z': end };

/** Classes, escapes and ends. Escapes two characters at a time: a backslash that is meant as one does not make an escape of what follows. */
const tokens = /\[\^?\]?(?:\\[^]|[^\]\\])*\]|\\[^]|\$/g;
const endsAreThoseOfLines = /\(\?[a-z]*m/;

/** The expression as RE2 has to be told it. */
const forRe2 = (source: string): string =>
  source.replace(tokens, (token) => {
    if (token === '$') return endsAreThoseOfLines.test(source) ? token : end;
    return token.replace(/\\[^]/g, (escape) => escapes[escape] ?? escape);
  });

/**
 * RE2 takes time in proportion to the text whatever the expression: `^(a+)+$` would stand the one thread still for everybody.
 * It has no look-around and no back-references, which are refused as unreadable.
 */
function toRegExp(source: string): RE2JS {
  if (source.length > longestExpression) throw new SyntaxError('The expression is too long.');
  try {
    return RE2JS.compile(forRe2(source));
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) throw new SyntaxError(error.message, { cause: error });
    throw error;
  }
}
