import { describe, expect, test } from 'vitest';
import { type VersionRow } from '../product.ts';
import { versionOn } from './versionOn.ts';

const version = (number: number, publishedAt: string, endedAt: string | null) =>
  ({ version: number, publishedAt, endedAt }) as VersionRow;
// The newest first; the second was taken back.
const versions = [
  version(3, '2026-04-01T15:00:00Z', null),
  version(2, '2026-03-02T15:00:00Z', '2026-03-20T15:00:00Z'),
  version(1, '2026-03-02T14:00:00Z', '2026-03-02T15:00:00Z'),
];
const on = (day: string) => versionOn(versions, 'PE', day)?.version;

describe('the version that held on a day', () => {
  test('is the last one of that day', () => expect(on('2026-03-02')).toBe(2));
  test('holds until the next one', () => {
    expect(on('2026-03-19')).toBe(2);
    expect(on('2026-04-01')).toBe(3);
    expect(on('2027-01-01')).toBe(3);
  });
  test('is none before the first, and none from the day on which it was taken back', () => {
    expect(on('2026-03-01')).toBeUndefined();
    expect(on('2026-03-20')).toBeUndefined();
    expect(on('2026-03-31')).toBeUndefined();
  });
  test('begins when the day begins in the market', () => {
    const late = [version(1, '2026-03-03T03:00:00Z', null)];
    // In Lima it was still the evening of the second.
    expect(versionOn(late, 'PE', '2026-03-02')?.version).toBe(1);
  });
});
