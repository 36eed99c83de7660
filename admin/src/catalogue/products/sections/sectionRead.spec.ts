import { describe, expect, test } from 'vitest';
import { type Place, sectionRead } from './sectionRead.ts';

const viewport = { height: 1_000, isAtEnd: false, named: '' };
const page = (scrolled: number): readonly Place[] =>
  (['identity', 'coverages', 'documents', 'price'] as const).map((section, place) => ({
    section,
    top: place * 600 - scrolled,
    bottom: place * 600 + 580 - scrolled,
  }));

describe('the section that is read', () => {
  test('is the first on top of the page', () => expect(sectionRead(page(-400), viewport)).toBe('identity'));
  test('is the one that began last above the line on which one reads', () => {
    expect(sectionRead(page(200), viewport)).toBe('identity');
    expect(sectionRead(page(300), viewport)).toBe('coverages');
  });
  test('is the one that was asked for where the page ends before it comes to the top', () => {
    const end = { ...viewport, isAtEnd: true };
    expect(sectionRead(page(1_380), { ...end, named: 'section-price' })).toBe('price');
    expect(sectionRead(page(1_380), { ...end, named: 'section-identity' })).toBe('documents');
  });
  test('is none of a product that says nothing', () => expect(sectionRead([], viewport)).toBeUndefined());
});
