import { describe, expect, test } from 'vitest';
import { type CountryCode } from '../kit/country/index.ts';
import { phone, readPhone } from './phone.ts';

describe('a phone', () => {
  test.each<[CountryCode, string, string]>([
    ['PE', '999888777', '+51999888777'],
    ['PE', '51999888777', '+51999888777'],
    ['PE', '+51 (999) 888-777', '+51999888777'],
    ['PE', '519988776', '+51519988776'],
    ['PE', '+56912345678', '+56912345678'],
    ['CL', '9 1234 5678', '+56912345678'],
    ['CO', '300.123.4567', '+573001234567'],
    ['INT', '5491122334455', '+5491122334455'],
  ])('of %s, %s, is %s', (country, typed, expected) => expect(phone(country).parse(typed)).toBe(expected));

  test.each<[CountryCode, string]>([
    ['PE', '99988877'],
    ['PE', '+51999'],
    ['INT', '1122334455'],
    ['INT', '12345678901234567'],
    ['CO', 'tres cero cero'],
    ['CO', '300++1234567'],
  ])('of %s, %s, is incomplete or wrong', (country, typed) =>
    expect(phone(country).safeParse(typed).success).toBe(false),
  );
});

test('a phone that is too short carries the spec’s error key', () => {
  const [issue] = phone('PE').safeParse('123').error!.issues;
  expect(issue).toMatchObject({ code: 'custom', params: { key: 'nominimo' } });
});

describe('whatever people put before, between and behind the digits', () => {
  test.each<[CountryCode, string, string]>([
    // 00 for the plus, with the exit codes of Colombia's carriers too.
    ['PE', '00 51 987654321', '+51987654321'],
    ['PE', '0056 9 1234 5678', '+56912345678'],
    ['CO', '(00) 57 301 234 5678', '+573012345678'],
    ['CO', '005 1 305 555 1234', '+13055551234'],
    ['INT', '0044 20 7946 0958', '+442079460958'],
    ['INT', '0034612345678', '+34612345678'],
    // A trunk 0, of countries that have it and of others.
    ['PE', '(01) 444-1234', '+5114441234'],
    ['PE', '+51 01 444 1234', '+5114441234'],
    ['PE', '1 444 1234', '+5114441234'],
    ['PE', '054 23-45-67', '+5154234567'],
    ['PE', '0800 12345', '+5180012345'],
    ['PE', '0051 0 987 654 321', '+51987654321'],
    ['CL', '02 2345 6789', '+56223456789'],
    ['CL', '+56 (0) 9 1234 5678', '+56912345678'],
    ['CL', '0 9 1234 5678', '+56912345678'],
    ['CO', '0300 123 4567', '+573001234567'],
    ['CO', '(601) 234 5678', '+576012345678'],
    ['INT', '+44 (0)20 7946 0958', '+442079460958'],
    // Italy's 0 is part of the number.
    ['INT', '+39 (0)6 6982 1234', '+390669821234'],
    // Argentina's 15 is the mobile's 9.
    ['PE', '+54 11 15 2233 4455', '+5491122334455'],
    // Mexico's 1 of mobiles, which chat programs still show.
    ['INT', '+52 1 55 1234 5678', '+525512345678'],
    ['CL', '00 52 1 55 1234 5678', '+525512345678'],
    // Extensions.
    ['PE', '01 444 1234 anexo 12', '+5114441234'],
    ['PE', '(01) 444-1234, int. 5', '+5114441234'],
    ['PE', '01 4441234 interno 5', '+5114441234'],
    ['CO', '601 234 5678 ext. 101', '+576012345678'],
    ['CL', '+56 2 2345 6789 x9', '+56223456789'],
    ['INT', '+1 (415) 555-2671 #77', '+14155552671'],
    // Brackets, schemes, other digits, a prefix twice.
    ['PE', '(+51) 987 654 321', '+51987654321'],
    ['PE', '+ 51 987/654/321', '+51987654321'],
    ['PE', 'tel:+51987654321', '+51987654321'],
    ['PE', '＋５１　９８７　６５４　３２１', '+51987654321'],
    ['PE', '+51 51 987654321', '+51987654321'],
  ])('of %s, %s is %s', (country, typed, expected) => expect(phone(country).parse(typed)).toBe(expected));

  test.each<[CountryCode, string]>([
    ['PE', '987 654 321 / 987 654 322'],
    ['PE', '987654321 llamar tarde'],
    ['PE', 'anexo 12'],
    ['PE', '+'],
    ['PE', '00'],
    ['PE', '0'.repeat(12)],
    ['PE', '56912345678'],
    ['CL', '+56 9 1234 567'],
    ['CO', '57 57 57'],
    ['INT', '+999 123 456 789'],
  ])('of %s, %s is no phone', (country, typed) =>
    expect(phone(country).safeParse(typed).success).toBe(false),
  );

  test('what is read is read again as the same', () => {
    for (const country of ['PE', 'CL', 'CO', 'INT'] as const)
      for (const number of ['+51987654321', '+5114441234', '+56912345678', '+573001234567', '+390669821234'])
        expect(readPhone(number, country)).toBe(number);
  });

  test('a number of a plan that is newer than ours is taken at its length', () =>
    expect(phone('CL').parse('8 1234 5678')).toBe('+56812345678'));
});
