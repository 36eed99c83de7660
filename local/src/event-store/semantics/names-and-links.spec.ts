/** Names that streams can have, and links to their events. */
import { expect, test } from 'vitest';
import { recordsOf } from '../testing/events.ts';
import { linkTarget } from './link.ts';
import { faultOfName, longestName, metastreamOf, pairOf } from './stream-name.ts';

test('a stream and its metastream are known under one name', () => {
  expect(pairOf('lead-1')).toBe('lead-1');
  expect(pairOf(metastreamOf('lead-1'))).toBe('lead-1');
  expect(pairOf(metastreamOf('$stats'))).toBe('$stats');
});

test('a name must be there, free of NUL and not too long', () => {
  expect(
    ['lead-1', '$$lead-1', 'ñandú 🦙', 'x'.repeat(longestName), `$$${'x'.repeat(longestName)}`].map(
      faultOfName,
    ),
  ).toEqual(Array(5).fill(undefined));
  for (const name of ['', '$$', 'a\u0000b', 'x'.repeat(longestName + 1), 'ñ'.repeat(longestName)]) {
    expect(faultOfName(name)).toMatch(/name/);
  }
});

test('a link names the revision and the stream of its target', () => {
  const [link] = recordsOf('$ce-lead');
  if (!link) throw new Error('There is a record.');
  const target = (text: string) => linkTarget({ ...link, data: Buffer.from(text) });
  expect(target('12@lead-1')).toEqual({ stream: 'lead-1', revision: 12 });
  expect(target('0@somebody@example.org')).toEqual({ stream: 'somebody@example.org', revision: 0 });
  for (const broken of ['', 'lead-1', '@lead-1', '-1@lead-1', '3@']) expect(target(broken)).toBeUndefined();
});
