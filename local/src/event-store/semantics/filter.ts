/** Which events of $all a reader is shown. */
import type { EventRecord } from './event.ts';

export type Filter = (record: EventRecord) => boolean;

export type FilterRule = {
  on: 'stream' | 'type';
  /** The expression of the .NET dialect that clients send; what JavaScript can't read is refused. */
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

/** .NET's anchors of the whole text, which JavaScript can only say by what is not before or after. */
const anchors: Readonly<Record<string, string>> = {
  '\\A': '(?<![^])',
  '\\z': '(?![^])',
  '\\Z': '(?=\\n?(?![^]))',
};

function toRegExp(source: string): RegExp {
  const [, flags = '', rest = source] = /^\(\?([ims]+)\)(.*)$/s.exec(source) ?? [];
  // Two characters at a time, so that a backslash that is meant as one does not make an anchor of what follows.
  const anchored = rest.replace(/\\[^]/g, (escape) => anchors[escape] ?? escape);
  // Classes of characters by their Unicode property are read in Unicode mode only.
  return new RegExp(anchored, /\\p\{/i.test(anchored) ? `${flags}u` : flags);
}
