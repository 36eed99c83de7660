import { describe, expect, test } from 'vitest';
import { emptyContent } from '@cotejo/core/catalogue';
import { examplePlan, fixedPrice } from '../../../../core/src/catalogue/testing/plans.ts';
import { previewOf, storedRows } from './previewModel.ts';

const { content } = examplePlan({ code: 'uno' });
const now = '2026-03-02T15:00:00Z';
const added = { ...fixedPrice(10_000), tax: { treatment: 'added' as const, name: 'IGV' as const } };
const igv = storedRows([{ id: 'taxes.IGV', days: [{ from: '2011-03-01', rows: { percent: '18' } }] }]);

describe('the preview of a draft', () => {
  test('tells the price that visitors would be told, with its tax and every step to it', () => {
    const { amount, period, trace } = previewOf({ country: 'PE', content, price: added }, igv, now);
    expect(amount).toBe('S/ 118');
    expect(period).toBe('mensual');
    expect(trace.at(-1)).toContain('118');
    expect(trace.join(' ')).toContain('IGV 18 %');
  });
  test('says why there is no price while a table is unknown', () => {
    const { amount, reasons } = previewOf({ country: 'PE', content, price: added }, [], now);
    expect(amount).toBeUndefined();
    expect(reasons).toEqual(['Aún no conocemos el impuesto para este día.']);
  });
  test('has no price while nobody said one', () => {
    const { amount, trace } = previewOf({ country: 'PE', content: emptyContent('X'), price: null }, igv, now);
    expect([amount, trace]).toEqual([undefined, []]);
  });
  test('shows half of the score as stars, and what is new for two months', () => {
    const selling = { ...content.selling, score: 9, availableFrom: '2026-02-15' };
    const told = previewOf({ country: 'PE', content: { ...content, selling }, price: null }, [], now);
    expect(told).toMatchObject({ stars: 4.5, isNew: true });
  });
});
