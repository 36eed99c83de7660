import { describe, expect, test } from 'vitest';
import { perfilIngreso } from '../profile/index.ts';
import { personsOf } from '../pricing/index.ts';
import { type Coverage } from './coverage.ts';
import { coverageEntry, qualifiedPeople } from './coverage-entry.ts';

const coverage = (more: Partial<Coverage> = {}): Coverage => ({
  id: 1,
  name: 'Consulta médica',
  scope: {
    ages: { from: 0, to: 30 },
    contractingAges: { from: 18, to: 26 },
    policyYears: 2,
    modality: 'Red cerrada',
    network: 'Convenio',
  },
  amounts: {
    percentage: { maxAmount: 8_000, unit: '%' },
    topAmount: { maxAmount: 900_000, unit: 'CLP' },
    deductible: { minAmount: 10_000, maxAmount: 25_000, unit: 'UF' },
  },
  ...more,
});

describe('an entry of coverages', () => {
  test('tells its ages, validity, modality, deductible and currency', () =>
    expect(coverageEntry(coverage())).toEqual({
      minContractingAge: 18,
      maxContractingAge: 26,
      lowerAgeLimit: 0,
      upperAgeLimit: 30,
      policyValidity: 2,
      modality: 'Red cerrada',
      agreedDeductible: { amount: 25_000, unit: 'UF' },
      currency: 'UF',
    }));

  test('tells nothing that it does not state, and the currency of what it pays where it has no deductible', () => {
    const { amounts } = coverage();
    const without = coverage({ scope: null, amounts: { ...amounts, deductible: null } });
    expect(coverageEntry(without)).toMatchObject({
      lowerAgeLimit: null,
      maxContractingAge: null,
      policyValidity: null,
      modality: null,
      agreedDeductible: null,
      currency: 'CLP',
    });
    expect(
      coverageEntry(coverage({ amounts: { yearlyTop: { maxAmount: 3, unit: 'veces' } } })).currency,
    ).toBe(null);
    expect(coverageEntry(coverage({ scope: { ages: { from: 65 } } }))).toMatchObject({
      lowerAgeLimit: 65,
      upperAgeLimit: null,
    });
  });
});

describe('the people that an entry is for', () => {
  const qualified = (of: Coverage, perfil: object) =>
    qualifiedPeople(of, personsOf(perfilIngreso('CL').parse(perfil)));
  const child = { edad: 4, sexo: 'Masculino', parentescoCarga: 'Hijo/Hija' };

  test('are of its ages; who takes it out is of those at which one may', () => {
    const family = {
      cotizante: [{ edad: 24 }, { edad: 29, parentesco: 'Cónyuge' }],
      cargas: [child, { ...child, edad: 31 }],
    };
    expect(qualified(coverage(), family)).toEqual([1, 3]);
    expect(qualified(coverage({ scope: { ages: { from: 18 } } }), family)).toEqual([1, 2, 4]);
    expect(qualified(coverage({ scope: null }), family)).toEqual([1, 2, 3, 4]);
    expect(qualified(coverage({ scope: { excluded: true } }), family)).toEqual([]);
  });

  test('are a policyholder of 25 where no age was told', () => {
    const unknown = { cotizante: [{ sexo: 'Femenino' }] };
    expect(qualified(coverage({ scope: { ages: { from: 25, to: 25 } } }), unknown)).toEqual([1]);
    expect(qualified(coverage({ scope: { ages: { from: 26 } } }), unknown)).toEqual([]);
  });
});
