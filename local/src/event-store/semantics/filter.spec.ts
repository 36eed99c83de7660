/** Which events of $all a filter shows. */
import { describe, expect, test } from 'vitest';
import { anEvent } from '../testing/events.ts';
import { compileFilter, isShown } from './filter.ts';

const event = (stream: string, type = 'Happened') => ({
  ...anEvent({ type }),
  stream,
  revision: 0,
  position: 0,
  created: 0,
});

describe('a filter', () => {
  test('by prefixes shows what begins with any of them', () => {
    const filter = compileFilter({ on: 'stream', prefixes: ['lead-', 'account-'] });
    expect(['lead-1', 'account-1', 'leads', 'xlead-1'].map((name) => filter(event(name)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  test('by expression looks anywhere unless it is anchored', () => {
    expect(compileFilter({ on: 'type', regex: 'Paid', prefixes: [] })(event('s', 'LeadPaidFor'))).toBe(true);
    expect(compileFilter({ on: 'type', regex: '^Paid', prefixes: [] })(event('s', 'LeadPaid'))).toBe(false);
  });
  test('understands the anchors and flags that .NET has', () => {
    const filter = compileFilter({ on: 'type', regex: '(?i)\\Alead.*paid\\z', prefixes: [] });
    expect(filter(event('s', 'LeadPaid'))).toBe(true);
    expect(filter(event('s', 'LeadPaidFor'))).toBe(false);
    const backslash = compileFilter({ on: 'type', regex: '^C:\\\\Apply', prefixes: [] });
    expect(backslash(event('s', 'C:\\Apply'))).toBe(true);
    const upperCase = compileFilter({ on: 'type', regex: '^\\p{Lu}', prefixes: [] });
    expect([upperCase(event('s', 'Ñandú')), upperCase(event('s', 'ñandú'))]).toEqual([true, false]);
  });
  test('reads digits and ends as .NET does', () => {
    const matches = (regex: string, text: string) =>
      compileFilter({ on: 'stream', regex, prefixes: [] })(event(text));
    for (const regex of ['^lead-\\d$', '^lead-[\\d]$', '^lead-[^\\D]$'])
      expect(['lead-7', 'lead-٧', 'lead-7\n', 'lead-7\n\n'].map((name) => matches(regex, name))).toEqual([
        true,
        true,
        true,
        false,
      ]);
    expect([matches('[$]$', 'price$'), matches('[$]$', 'price')]).toEqual([true, false]);
    expect(matches('\\$$', 'price$\n')).toBe(true);
    expect(matches('(?m)^lead$', 'lead\nanother')).toBe(true);
  });
  test.each(['(', '(?!x)y', '(a)\\1', '((a{1,1000}){1,1000})'])(
    'that can not be read is refused: %s',
    (regex) => expect(() => compileFilter({ on: 'type', regex, prefixes: [] })).toThrow(SyntaxError),
  );
  test('takes a time that grows with the text, and not with what could match', () => {
    const filter = compileFilter({ on: 'stream', regex: '^(a+)+$', prefixes: [] });
    // Tried one after the other, the ways to cut 5,000 letters up would outlast every test.
    expect(filter(event(`${'a'.repeat(5_000)}!`))).toBe(false);
    expect(filter(event('a'.repeat(5_000)))).toBe(true);
  });
  test('by the type of system events, turned round, leaves the others', () => {
    const filter = compileFilter({ on: 'type', regex: '^[^\\$].*', prefixes: [] });
    expect([filter(event('s', 'Happened')), filter(event('$$s', '$metadata'))]).toEqual([true, false]);
  });
});

test('$all shows system streams but not the bookkeeping of the server', () => {
  expect(isShown(event('$$s', '$metadata'))).toBe(true);
  expect(isShown(event('$epochs', '$epoch-information'))).toBe(false);
  expect(isShown(event('$persistentsubscription-$all::group-checkpoint'))).toBe(false);
  expect(isShown(event('$persistentsubscription-$all::group-parked'))).toBe(false);
  expect(isShown(event('$persistentsubscription-s::group-parked'))).toBe(true);
});
