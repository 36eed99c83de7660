/** Accepted requests of clients, and those refused before any decision. */
import { describe, expect, test } from 'vitest';
import { sharedPb, streamsPb } from './protocol.ts';
import { expectedOf, streamName, uuidText } from './requests.ts';

const canonical = '0f8fad5b-d9cb-469f-a165-70867728950e';
const inText = (text: string) => new sharedPb.UUID().setString(text);
const inNumbers = (most: string, least: string) =>
  new sharedPb.UUID().setStructured(
    new sharedPb.UUID.Structured().setMostSignificantBits(most).setLeastSignificantBits(least),
  );

describe('an id', () => {
  test.each([
    ['as it is', inText(canonical)],
    ['in capitals', inText(canonical.toUpperCase())],
    ['without hyphens', inText(canonical.replaceAll('-', ''))],
    ['as two numbers, which may be negative', inNumbers('1121305442246149791', '-6816918738128300786')],
  ])('is understood %s', (_, uuid) => expect(uuidText(uuid)).toBe(canonical));

  test.each([
    ['missing', undefined],
    ['no UUID', inText('lead-1')],
    ['too long', inText(`${canonical}0`)],
    ['empty', inText('00000000-0000-0000-0000-000000000000')],
  ])('is refused when it is %s', (_, uuid) => expect(() => uuidText(uuid)).toThrow(/id/));
});

test('a stream is named in UTF-8', () => {
  const identifier = new sharedPb.StreamIdentifier().setStreamName(Buffer.from('ñandú 🦙'));
  expect(streamName(identifier)).toBe('ñandú 🦙');
  expect(() => streamName(undefined)).toThrow('A stream needs a name.');
});

test('an append that expects nothing in particular must say so', () => {
  const { Options } = streamsPb.AppendReq;
  const nothing = new sharedPb.Empty();
  expect(expectedOf(new Options().setAny(nothing), () => undefined)).toBe('any');
  expect(expectedOf(new Options().setNoStream(nothing), () => undefined)).toBe('noStream');
  expect(expectedOf(new Options().setStreamExists(nothing), () => undefined)).toBe('streamExists');
  expect(expectedOf(new Options(), () => '4')).toBe(4);
  expect(() => expectedOf(new Options(), () => undefined)).toThrow('An expected revision is missing.');
  expect(() => expectedOf(new Options(), () => '18446744073709551615')).toThrow(/beyond/);
});
