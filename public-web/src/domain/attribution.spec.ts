import { describe, expect, test } from 'vitest';
import { contactRequest } from '@cotejo/core/lead-requests';
import { readJson } from '@cotejo/core/kit/validation';
import { pageAddress, storedVisits, type Visit, visitOf, withVisit } from './attribution.ts';

const now = new Date('2026-03-01T12:00:00Z');
const arrival = (address: string, referrer = '') => visitOf(address, referrer, now);

describe('an arrival', () => {
  test('keeps where it came from, when, and the campaign', () =>
    expect(
      arrival('https://cotejo.pe/?utm_source=boletin&perfil=x', 'https://busca.test/q?s=seguro'),
    ).toEqual({
      referrer: 'https://busca.test/q',
      date: '2026-03-01T12:00:00.000Z',
      infoGA: { utm_source: 'boletin' },
    }));

  test('from another page of the site is none', () =>
    expect(arrival('https://cotejo.pe/Contacto', 'https://cotejo.pe/')).toBeUndefined());

  test('from another page of the site with a campaign counts', () =>
    expect(arrival('https://cotejo.pe/?gclid=1', 'https://cotejo.pe/')).toMatchObject({
      referrer: '',
      infoGA: { gclid: '1' },
    }));

  test.each(['about:blank', 'no es una dirección', ''])('from %j still counts', (referrer) =>
    expect(arrival('https://cotejo.pe/', referrer)).toMatchObject({ referrer: '' }),
  );

  test('from an application keeps which one', () =>
    expect(arrival('https://cotejo.pe/', 'android-app://com.busca.movil/')).toMatchObject({
      referrer: 'android-app://com.busca.movil/',
    }));

  test('with endless parameters stays small', () =>
    expect(arrival(`https://cotejo.pe/?utm_source=${'a'.repeat(5_000)}`)?.infoGA['utm_source']).toHaveLength(
      500,
    ));
});

/** The platform's own words about a request that takes these along; nothing where it takes them. */
const refusalOf = (leadAttributionInfo: readonly Visit[], origin_url = 'https://cotejo.pe/') => {
  const datosingresados = { nombre: 'Rosa', email: 'rosa@example.test', telefono: '987654321' };
  const read = readJson(JSON.stringify({ origin_url, leadAttributionInfo, datosingresados }));
  if (!('value' in read)) return read;
  const { error } = contactRequest('PE').safeParse(read.value);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('no link spoils later requests', () => {
  const many = Array.from({ length: 101 }, (_, nth) => `utm_${'ab'[nth % 2]}${'_'.repeat(nth % 25)}=x`);

  test.each([
    ['with a character that nobody can keep', '?utm_source=a%00b'],
    ['cut in the middle of one', `?utm_source=${'a'.repeat(499)}%F0%9F%98%80`],
    ['with a hundred names', `?${many.join('&')}`],
    ['with a hundred long values', `?${many.map((one) => one + 'y'.repeat(400)).join('&')}`],
  ])('%s', (_, query) => {
    const visit = arrival(`https://cotejo.pe/${query}`) as Visit;
    expect(refusalOf([visit])).toBeUndefined();
    const list = Array.from({ length: 100 }).reduce<readonly Visit[]>((kept) => withVisit(kept, visit), []);
    expect(list.length).toBeGreaterThan(2);
    expect(JSON.stringify(list).length).toBeLessThan(60_000);
  });

  test('nor does a list that was stored before that was seen to', () => {
    const stored = Array.from({ length: 100 }, () => ({
      referrer: `\0${'a'.repeat(9_000)}`,
      date: 'b'.repeat(9_000),
      infoGA: { utm_source: 'a\0\ud800', other: 'c'.repeat(9_000) },
    }));
    const list = storedVisits(JSON.stringify(stored));
    expect(refusalOf(list)).toBeUndefined();
    expect(list.at(-1)?.infoGA).toEqual({ utm_source: 'a' });
    expect(JSON.stringify(list).length).toBeLessThan(60_000);
  });
});

describe('the page that a request is sent from', () => {
  test('is told with its campaign, and without what may be personal', () =>
    expect(pageAddress('https://cotejo.pe/Contacto?perfil=%7B%22edad%22:38%7D&utm_source=x&code=y#z')).toBe(
      'https://cotejo.pe/Contacto?utm_source=x',
    ));
  test('is never too long to be sent', () =>
    expect(
      refusalOf(
        [],
        pageAddress(`https://cotejo.pe/Contacto?utm_source=${'ñ'.repeat(500)}&a=${'a'.repeat(9_000)}`),
      ),
    ).toBeUndefined());
});

describe('the list', () => {
  const visit = (date: string): Visit => ({ referrer: '', date, infoGA: {} });

  test('keeps the newest 100 visits', () => {
    const many = Array.from({ length: 100 }, (_, index) => visit(String(index)));
    const list = withVisit(many, visit('newest'));
    expect(list).toHaveLength(100);
    expect([list[0]?.date, list.at(-1)?.date]).toEqual(['1', 'newest']);
  });

  test('is read back as it was written', () =>
    expect(storedVisits(JSON.stringify([visit('a')]))).toEqual([visit('a')]));

  test.each([null, '', '{', '{}', 'null', '[1, null, {"referrer": 1}]'])(
    'is empty where %j is stored',
    (stored) => expect(storedVisits(stored)).toEqual([]),
  );
});
