import { describe, expect, test } from 'vitest';
import { erased } from '../kit/event-sourcing/index.ts';
import { given } from '../kit/testing/index.ts';
import { fieldErrors } from '../kit/validation/index.ts';
import {
  openedBy,
  replaceShared,
  sharedComparison,
  sharedInsuranceChange,
  sharedLink,
  type SharedLinkEvent,
  shareLink,
} from './index.ts';

const content = { url: '/Comparar/EPS', perfil: { cotizante: [{ edad: 30 }] } };
const until = '2026-05-31T15:00:00.000Z';
const wasShared: SharedLinkEvent = { type: 'LinkShared', data: { kind: 'comparator', content, until } };

describe('a link', () => {
  const at = new Date('2026-03-02T15:00:00.000Z');
  test('opens what was shared for ninety days, and nothing afterwards', () => {
    const [event] = shareLink('comparator', content)({ status: 'none' }, at);
    expect(event).toEqual(wasShared);
    const state = { status: 'shared', country: 'PE', kind: 'comparator', content, until } as const;
    expect(openedBy(state, 'comparator', at)).toEqual({ country: 'PE', content, until });
    expect(openedBy(state, 'comparator', new Date(until))).toBeUndefined();
    expect(openedBy(state, 'insurance', at)).toBeUndefined();
    expect(openedBy({ ...state, content: erased }, 'comparator', at)).toBeUndefined();
    expect(openedBy({ status: 'none' }, 'comparator', at)).toBeUndefined();
  });
  test('shared again is the same one, and opens nothing else', () => {
    given(sharedLink, wasShared).when(shareLink('comparator', content)).then();
    given(sharedLink, wasShared).when(shareLink('comparator', {})).rejected('LINK_SHARED');
  });
  test('can be changed while it is good, and is good for longer then', () => {
    const state = { status: 'shared', country: 'PE', kind: 'insurance', content, until } as const;
    const later = new Date('2026-03-05T10:00:00.000Z');
    expect(replaceShared('insurance', { productCode: 'b' })(state, later)).toEqual([
      {
        type: 'SharedContentReplaced',
        data: { content: { productCode: 'b' }, until: '2026-06-03T10:00:00.000Z' },
      },
    ]);
    expect(replaceShared('insurance', content)(state, at)).toEqual([]);
    expect(() => replaceShared('insurance', content)(state, new Date(until))).toThrow('ya no está vigente');
  });
});

describe('what is shared', () => {
  const errorsOf = (body: unknown) => fieldErrors(sharedComparison.safeParse(body).error!);
  test('leads to a page of the site', () => {
    expect(sharedComparison.parse({ url: ' /Comparar/EPS?page=2#x ', other: 1 })).toEqual({
      url: '/Comparar/EPS?page=2#x',
    });
    for (const url of [
      '//elsewhere.example',
      '/\\elsewhere.example',
      'https://elsewhere.example/',
      'Comparar',
    ])
      expect(errorsOf({ url })).toEqual({ url: 'Debe ser una ruta de este sitio, que empieza con «/».' });
  });
  test.each<[object, string]>([
    [{}, 'url'],
    [{ url: '/', products: ['a', 'b', 'c', 'd'] }, 'products'],
    [{ url: '/', perfil: 'x' }, 'perfil'],
    [{ url: '/', filters: { a: 'x'.repeat(30_000) } }, 'filters'],
  ])('is refused by its field: %j', (body, field) => expect(Object.keys(errorsOf(body))).toEqual([field]));
  test('is changed by who has its key', () =>
    expect(sharedInsuranceChange.parse({ code: 'c', editKey: 'k', productCode: 'p' })).toEqual({
      code: 'c',
      editKey: 'k',
      content: { productCode: 'p' },
    }));
});
