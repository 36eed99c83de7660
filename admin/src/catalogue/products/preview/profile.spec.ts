import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { perfilIngreso } from '@cotejo/core/profile';
import { priceFor } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { ruleKinds, ruleOfKind } from '../../../../../core/src/pricing/testing/arbitraries.ts';
import { askedBy, inOrder, perfilOf, startingPreview, wrongIn } from './profile.ts';

const family = {
  ...startingPreview,
  persons: [
    { relation: 'child', age: '8', sex: 'male' },
    { relation: 'holder', age: '40', sex: 'female' },
    { relation: 'partner', age: '42', sex: 'male' },
  ],
} as const;

const read = (country: CountryCode, profile: object) => perfilIngreso(country).parse(profile);

describe('a profile for a preview', () => {
  test('is what the site’s own calls understand: each in their role', () => {
    const asked = { counts: 'persons', answers: ['days'], asksForEps: true } as const;
    expect(read('CO', perfilOf({ ...family, isInEps: true }, asked))).toMatchObject({
      policyholders: [
        { age: 40, sex: 'female', currentEps: 'otra' },
        { age: 42, sex: 'male', relationship: 'spouse' },
      ],
      dependants: [{ age: 8, relationship: 'child' }],
      trip: { days: 10 },
      isEntered: true,
    });
  });
  test('says how many work where, and what they earn', () => {
    const collective = askedBy({ kind: 'collective' } as never);
    const answers = { employees: '30', dependants: '4' };
    expect(read('PE', perfilOf({ ...startingPreview, answers }, collective)).company).toMatchObject({
      employees: 30,
      dependants: 4,
    });
    const sctr = askedBy({ kind: 'sctr' } as never);
    const risky = { workers: '7', pay: '1500', sector: 'F', workType: 'altura' };
    expect(read('PE', perfilOf({ ...startingPreview, answers: risky }, sctr)).sctr).toEqual({
      employees: 7,
      income: 150_000,
      sector: 'F',
      workType: 'altura',
    });
  });
  test('is told in the order in which a price counts people', () =>
    expect(inOrder(family.persons).map(({ relation }) => relation)).toEqual(['holder', 'partner', 'child']));
  test('is not sent with an age that nobody has, and the field is named', () => {
    const asked = { counts: 'persons', answers: ['days'], asksForEps: false } as const;
    const persons = [
      { ...startingPreview.persons[0]!, age: '200' },
      { ...startingPreview.persons[0]!, age: '' },
    ];
    expect(wrongIn({ ...startingPreview, persons, answers: { days: '0' } }, asked)).toEqual({
      'persons.0.age': 'De 0 a 120 años.',
      'persons.1.age': 'De 0 a 120 años.',
      'answers.days': 'De 1 a 366 días.',
    });
    expect(wrongIn(startingPreview, asked)).toEqual({});
  });
  test.each(ruleKinds)('asks for all that a price of the kind %s needs', (kind) => {
    fc.assert(
      fc.property(ruleOfKind(kind), (rule) => {
        const asked = askedBy(rule);
        expect(wrongIn(startingPreview, asked)).toEqual({});
        const profile = read('PE', perfilOf(startingPreview, asked));
        const price = priceFor(rule, profile, { day: '2026-03-01', tables: {} });
        // A table may lack, or somebody be too old; that nothing was said of it must not happen.
        expect(price.profilesEvaluated).toBe(1);
        const reasons = price.profiles.map((one) => (one.method === 'PriceFound' ? '' : one.reason.code));
        expect(reasons).not.toContain('noPayroll');
        if (kind === 'perDay') expect(profile.trip).toEqual({ days: 10 });
        if (kind === 'perGuard') expect(profile.guards).toBe(5);
        if (kind === 'collective') expect(profile.company?.employees).toBe(20);
      }),
      { numRuns: 20 },
    );
  });
});
