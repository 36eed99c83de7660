import { describe, expect, test } from 'vitest';
import { storedVisits, type Visit, visitOf, withVisit } from './attribution.ts';

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
