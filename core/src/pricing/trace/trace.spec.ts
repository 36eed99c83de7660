import { expect, test } from 'vitest';
import { noticeText } from './notices.ts';
import { reasonText } from './reasons.ts';
import { type Step, sumOf } from './trace.ts';

const rule: Step = { step: 'rule', kind: 'fixed', unit: 'UF', period: 'monthly', day: '2026-08-01' };
const charge = (amount: string): Step => ({ step: 'charge', what: 'plan', price: amount, times: [], amount });
const toPesos: Step = {
  step: 'convert',
  from: 'UF',
  to: 'CLP',
  rate: '39214.8',
  operation: 'times',
  source: 'table',
};
const round: Step = { step: 'round', before: '', after: '' };

test('a trace is added up, converted and rounded where it says so', () => {
  expect(sumOf([rule, charge('1.5'), charge('0.25')])).toEqual({ amount: 17_500, unit: 'UF' });
  // 1.75 × 39,214.8 = 68,625.9
  expect(sumOf([rule, charge('1.5'), charge('0.25'), toPesos, round])).toEqual({
    amount: 68_626,
    unit: 'CLP',
  });
});

test('a trace that was tampered with adds up to something else, or to nothing', () => {
  expect(sumOf([rule, charge('1.6'), charge('0.25')]).amount).not.toBe(17_500);
  expect(() => sumOf([rule, charge('1.75'), toPesos])).toThrow('whole minor units');
  expect(() => sumOf([charge('1')])).toThrow('starts with its rule');
});

test('every reason and every notice is a sentence', () => {
  const sentences = [
    ...(['roleNotInsured', 'noHolder', 'noEps', 'nationality', 'coverageCountry'] as const).map((code) =>
      reasonText({ code }),
    ),
    ...(['noBand', 'species', 'breed', 'petAge', 'noPayroll', 'unknownRisk', 'tooLarge'] as const).map(
      (code) => reasonText({ code }),
    ),
    reasonText({ code: 'age', from: 18, to: 64 }),
    reasonText({ code: 'tableMissing', table: 'taxes' }),
    noticeText({ code: 'rateFallback', unit: 'UF', rate: '39214.8' }),
    noticeText({ code: 'riskAssumed', level: 'I' }),
    ...(['epsUnknown', 'nationalityUnknown', 'coverageCountryUnknown', 'incomeUnknown'] as const).map(
      (code) => noticeText({ code }),
    ),
  ];
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
  expect(reasonText({ code: 'age', from: 18, to: 120 })).toBe('El plan asegura desde los 18 años.');
  expect(noticeText({ code: 'rateFallback', unit: 'UF', rate: '39214.8' })).toContain('39.214,80');
});
