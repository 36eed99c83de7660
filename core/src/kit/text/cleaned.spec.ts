import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleaned, fitsIn, signsAsTyped, withoutBidiMarks } from './index.ts';

describe('a text is cleaned', () => {
  test.each([
    ['of a zero-width space', 'Ana\u200b', 'Ana'],
    ['of a byte order mark', '\ufeffAna', 'Ana'],
    ['of a soft hyphen', 'Fernan\u00addez', 'Fernandez'],
    ['of direction marks', '\u202a+51 987\u202c \u200fx\u2066y\u2069', '+51 987 xy'],
    ['of word joiners and fillers', 'A\u2060n\u3164a\u180e', 'Ana'],
    ['of joiners between letters that have no other form', 'A\u200dn\u200ca', 'Ana'],
    ['of letters that nobody sees', 'Ana\u{e0041}\u{e0042}', 'Ana'],
    ['of rare blanks', 'Ana\u00a0María\u2009de\u202fla\u3000Paz', 'Ana María de la Paz'],
    ['of every way to end a line but one', 'a\r\nb\rc\u2028d\u2029e\vf', 'a\nb\nc\nd\ne\nf'],
    ['of accents apart from their letters', 'Jose\u0301', 'José'],
  ])('%s', (_, typed, clean) => expect(cleaned(typed)).toBe(clean));

  test.each([
    'می\u200cخواهم',
    'ക്\u200d',
    'श्री',
    '👩🏽\u200d❤️\u200d👨🏼',
    '☎️ ✔︎',
    '葛\u{e0100}城',
    'Vida – “plan” de l’Étoile …',
    'a\tb\n\nc',
  ])('and keeps what belongs to it: %s', (typed) => expect(cleaned(typed)).toBe(typed));

  test('once: cleaning it again changes nothing', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(cleaned(cleaned(typed))).toBe(cleaned(typed));
      }),
    ));
});

describe('JSON loses marks that turn the direction', () => {
  const marks = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
  test.each(marks)('of what is read: %j', (mark) =>
    expect(
      withoutBidiMarks({ [`a${mark}b`]: [`${mark}pago${mark}fdp.exe`, { deep: [mark] }, 7, null] }),
    ).toEqual({
      ab: ['pagofdp.exe', { deep: [''] }, 7, null],
    }),
  );
  test.each([
    'شركة التأمين',
    'חברת ביטוח',
    'می\u200cخواهم',
    '👩🏽\u200d❤️\u200d👨🏼',
    'Ñandú – “S.A.”',
    '東京海上',
  ])('and no script needs any: %s', (name) => {
    const value = { name };
    expect(withoutBidiMarks(value)).toBe(value);
  });
});

test.each(['a-b', 'a‐b', 'a‑b', 'a‒b', 'a–b', 'a—b', 'a−b', 'a－b', 'a﹣b'])('%s is a-b', (typed) =>
  expect(signsAsTyped(typed)).toBe('a-b'),
);
test.each(["o'b", 'o’b', 'o‘b', 'o´b', 'o`b', 'o′b', 'o＇b'])('%s is o’b', (typed) =>
  expect(signsAsTyped(typed)).toBe("o'b"),
);

describe('a text fits', () => {
  test.each([
    ['ñandú', 5],
    ['ñandú'.normalize('NFD'), 5],
    ['👩🏽‍❤️‍👨🏼👨‍👩‍👧‍👦🇵🇪', 3],
    ['क्षि', 1],
    ['a\nb', 3],
  ])('%s in %i', (text, letters) => {
    expect(fitsIn(text, letters)).toBe(true);
    expect(fitsIn(text, letters - 1)).toBe(false);
  });
  test('not when one letter carries a page of accents', () =>
    expect(fitsIn(`a${'\u0301'.repeat(2_000)}`, 100)).toBe(false));
});
