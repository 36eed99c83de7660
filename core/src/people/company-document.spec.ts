import { expect, test } from 'vitest';
import { companyDocumentNumber } from './company-document.ts';

const read = (country: 'PE' | 'CL' | 'CO' | 'INT', typed: string) => {
  const parsed = companyDocumentNumber(country).safeParse(typed);
  return parsed.success ? parsed.data : parsed.error.issues[0]!.message;
};

test('a company’s document is kept bare, whatever people put between its digits', () => {
  expect(read('PE', '20100070970')).toBe('20100070970');
  expect(read('PE', ' 20-10007097-0 ')).toBe('20100070970');
  expect(read('CL', '96.571.890-7')).toBe('965718907');
  expect(read('CO', '860.002.964-4')).toBe('8600029644');
});

test('a NIT that came without its check digit is completed', () =>
  expect(read('CO', '860002964')).toBe('8600029644'));

test('a wrong check digit is told', () => {
  expect(read('PE', '20100070971')).toBe('RUC no válido: revisa el dígito verificador.');
  expect(read('CL', '96.571.890-8')).toBe('RUT no válido: revisa el dígito verificador.');
  expect(read('CO', '860.002.964-5')).toBe('NIT no válido: revisa el dígito verificador.');
  expect(read('PE', '30100070970')).toMatch(/^RUC no válido: 11 dígitos/);
});
