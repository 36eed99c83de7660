import { describe, expect, test } from 'vitest';
import { seenBy } from './bots.ts';

const comparing = (body: unknown) =>
  seenBy({
    method: 'POST',
    url: '/api/insurance/compare/metadata',
    routeOptions: { url: '/api/insurance/compare/metadata' } as Parameters<typeof seenBy>[0]['routeOptions'],
    query: {},
    params: {},
    body,
  });

describe('what is remembered of a comparison', () => {
  test('tells one from another, also where they differ late', () => {
    const [features, one, other] = [Array.from({ length: 200 }, (_, id) => id), { page: 1 }, { page: 2 }];
    expect(comparing({ features, ...one })).toEqual(comparing({ features, ...one }));
    expect(comparing({ features, ...one })).not.toEqual(comparing({ features, ...other }));
  });

  test('is short and says nothing of who asked, however much was sent', () => {
    const { subject } = comparing({ profile: { email: 'ana@example.com', padding: 'x'.repeat(200_000) } });
    expect(subject).toHaveLength(22);
    expect(subject).not.toContain('ana');
  });
});
