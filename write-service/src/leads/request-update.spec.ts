import { expect, test } from 'vitest';
import { inCountry } from './request-update.ts';

const quotedIn = (unit: string) => ({ quotedPrice: { amount: '12', unit, period: undefined } });

test('a price may stay in the words of the page that told it, and becomes no other such words', () => {
  expect(inCountry(quotedIn('soles'), 'PE', 'soles').quotedPrice?.unit).toBe('soles');
  expect(inCountry(quotedIn('USD/Año'), 'PE', 'soles').quotedPrice?.unit).toBe('USD/Año');
  expect(() => inCountry(quotedIn('lucas'), 'PE', 'soles')).toThrow('Revisa los datos marcados.');
  expect(() => inCountry(quotedIn('soles'), 'PE', undefined)).toThrow('Revisa los datos marcados.');
});
