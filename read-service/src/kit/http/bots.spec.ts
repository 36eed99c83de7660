import { describe, expect, test } from 'vitest';
import { seenBy } from './bots.ts';

type Asked = Parameters<typeof seenBy>[0];
const asking = (route: string, more: Partial<Asked>) =>
  seenBy({
    method: 'GET',
    headers: {},
    routeOptions: { url: route } as Asked['routeOptions'],
    query: {},
    params: {},
    body: undefined,
    ...more,
  });
const comparing = (body: unknown) => asking('/api/insurance/compare/metadata', { method: 'POST', body });
const opening = (fileId: string, query: object = {}) =>
  asking('/api/documents/files/:fileId', { query, params: { fileId } });

describe('what is remembered of a comparison', () => {
  test('tells one from another, also where they differ late', () => {
    const [features, one, other] = [Array.from({ length: 200 }, (_, id) => id), { page: 1 }, { page: 2 }];
    expect(comparing({ features, ...one })).toEqual(comparing({ features, ...one }));
    expect(comparing({ features, ...one })).not.toEqual(comparing({ features, ...other }));
  });

  test('is short and says nothing of who asked, however much was sent', () => {
    const { subject } = comparing({ profile: { email: 'ana@example.com', padding: 'x'.repeat(200_000) } });
    expect(subject).toHaveLength(22);
    expect(subject).not.toContain('ana@');
  });
});

test('a document that was uploaded is a look at one thing, however often it is opened and as of which day', () => {
  const [policy, annex] = ['0b0e5a4c-9f6c-4f0e-8a39-1f1f6f3f4a01', '0b0e5a4c-9f6c-4f0e-8a39-1f1f6f3f4a02'];
  expect(opening(policy).is).toBe('product');
  expect(opening(policy, { at: '2026-01-09' })).toEqual(opening(policy));
  expect(opening(annex)).not.toEqual(opening(policy));
});

test('a page is what the site’s server says that it makes, whatever it asks for', () => {
  const headers = { 'x-page': 'a1' };
  const parts = [
    asking('/api/insurance/:id/faq', { headers, params: { id: 7 } }),
    asking('/api/insurance/compare/metadata', { headers, query: { page: '1' } }),
  ];
  expect(parts).toEqual(parts.map(() => ({ is: 'page', subject: 'a1' })));
});

describe('what stands in the address beside what is compared', () => {
  const path = '/api/buscarplanes/compare/metadataPlanesPersonas';
  test('makes no comparison a look at one product', () => {
    const body = { plans: [1, 2] };
    expect(asking(path, { method: 'POST', body, query: { plan: '1' } })).toEqual(
      asking(path, { method: 'POST', body }),
    );
    expect(asking('/api/buscarplanes/analisisypuntaje', { query: { plan: '1' } }).is).toBe('product');
  });
  test('makes no other comparison of the same', () => {
    const asked = (query: object) => asking('/api/insurance/compare/metadata', { query });
    expect(asked({ page: '1', isqps: '7' })).toEqual(asked({ page: '1', forceRefresh: '3' }));
    expect(asked({ page: '1' })).not.toEqual(asked({ page: '2' }));
  });
});
