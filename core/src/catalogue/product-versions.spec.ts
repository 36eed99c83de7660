import { describe, expect, test } from 'vitest';
import { type Recorded } from '../event-sourcing/index.ts';
import { testMetadata } from '../testing/index.ts';
import { type ProductEvent } from './product.ts';
import { dayIn, isNewProduct, sellsOnline, versionAt, versionsOf } from './product-versions.ts';
import { examplePublication } from './testing/plans.ts';

const recorded = (event: ProductEvent, occurredAt: string, revision: number): Recorded<ProductEvent> => ({
  ...event,
  id: String(revision),
  stream: 'product-plan',
  revision,
  position: String(revision),
  metadata: { ...testMetadata(revision), occurredAt },
});
const published = (amount: number, at: string, revision: number) =>
  recorded({ type: 'ProductPublished', data: examplePublication({ code: 'plan', amount }) }, at, revision);

/** Lima is five hours behind UTC. */
const history = [
  published(9_900, '2026-03-02T15:00:00.000Z', 0),
  published(9_950, '2026-03-02T18:00:00.000Z', 1),
  published(10_900, '2026-04-01T03:00:00.000Z', 2),
  recorded({ type: 'ProductWithdrawn', data: {} }, '2026-05-01T12:00:00.000Z', 3),
  published(11_900, '2026-06-01T12:00:00.000Z', 4),
];

describe('what a plan said and cost on a day', () => {
  test.each([
    ['2026-03-01', undefined],
    ['2026-03-02', 2],
    ['2026-03-30', 2],
    ['2026-03-31', 3],
    ['2026-04-30', 3],
    ['2026-05-01', undefined],
    ['2026-05-31', undefined],
    ['2026-06-01', 4],
    ['2030-01-01', 4],
  ])('of %s is version %j', (day, version) => expect(versionAt(history, day)?.version).toBe(version));

  test('is told whole, price and all', () =>
    expect(versionAt(history, '2026-04-15')).toEqual({
      version: 3,
      publishedAt: '2026-04-01T03:00:00.000Z',
      endedAt: '2026-05-01T12:00:00.000Z',
      publication: examplePublication({ code: 'plan', amount: 10_900 }),
    }));
});

test('each version ends when the next one begins', () =>
  expect(versionsOf(history).map(({ version, endedAt }) => [version, endedAt])).toEqual([
    [1, '2026-03-02T18:00:00.000Z'],
    [2, '2026-04-01T03:00:00.000Z'],
    [3, '2026-05-01T12:00:00.000Z'],
    [4, undefined],
  ]));

test('a day is that of the market', () => {
  expect(dayIn('PE', '2026-04-01T04:59:59.999Z')).toBe('2026-03-31');
  expect(dayIn('PE', '2026-04-01T05:00:00.000Z')).toBe('2026-04-01');
  expect(dayIn('INT', '2026-04-01T00:00:00.000Z')).toBe('2026-04-01');
});

test.each([
  ['2026-03-01', '2026-02-28', false],
  ['2026-03-01', '2026-03-01', true],
  ['2026-03-01', '2026-04-30', true],
  ['2026-03-01', '2026-05-01', false],
  [undefined, '2026-03-01', false],
])('a product available from %j is new on %s: %j', (availableFrom, today, isNew) =>
  expect(isNewProduct(availableFrom, today)).toBe(isNew),
);

test.each([
  ['QpOnlineSale-Vida', true],
  ['ExternalOnlineSale.7', true],
  ['Salud-QpOnlineSale', false],
  ['qponlinesale', false],
])('the code %s sells online: %j', (code, online) => expect(sellsOnline(code)).toBe(online));
