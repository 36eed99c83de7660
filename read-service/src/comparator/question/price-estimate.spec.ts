/** The range that a visitor of Chile's isapres begins with, to the spec's letter. */
import { describe, expect, test } from 'vitest';
import { startingProfile } from '@cotejo/core/comparator';
import { perfilIngreso, type Profile } from '@cotejo/core/profile';
import { day, tables } from '../../../../core/src/pricing/testing/tables.ts';
import { type Known } from '../../catalogue/index.ts';
import { priceEstimate } from './price-estimate.ts';
import { type Question } from './question.ts';

const [isapreId, dentalId] = [1, 2];
const type = (id: number, name: string) =>
  [id, { id, name, displayName: name, url: name, country: 'CL', isHidden: false }] as const;
const known = {
  insuranceTypes: new Map([type(isapreId, 'ISAPRE'), type(dentalId, 'DENTAL')]),
} as unknown as Known;

const everything: Question = {
  chosen: {},
  allFeatures: false,
  promotedAlone: false,
  order: 'recommended',
  first: 20,
};
const earning = (...incomes: string[]): Profile =>
  perfilIngreso('CL').parse({ cotizante: incomes.map((ingreso) => ({ edad: 30, ingreso })) });
const estimate = (profile: Profile, question: Partial<Question> = {}) =>
  priceEstimate('CL', profile, { day, tables }, { ...everything, ...question }, known);

describe('the price estimate of a visitor', () => {
  test('is the contribution, five percent more of it, and a little less than that', () =>
    // 1,650,000 ÷ 0.8 × 7 % = 144,375 = 3.6816 UF of 39,214.8
    expect(estimate(earning('1.650.000'))).toEqual({
      preciomin: 137_157,
      preciomax: 151_594,
      topeimponible: 3_443_059,
      calculadoPeso: 144_375,
      calculadoUF: 3.6816,
    }));

  test('ends at 87.8 UF of taxable income', () =>
    // 87.8 × 7 % = 6.146 UF
    expect(estimate(earning('50.000.000'))).toMatchObject({
      preciomax: 253_065,
      preciomin: 228_966,
      calculadoPeso: 241_014,
      calculadoUF: 6.146,
    }));

  test('is 120,000 to 150,000 while nobody told an income', () =>
    expect(estimate(startingProfile('CL'))).toEqual({
      preciomin: 120_000,
      preciomax: 150_000,
      topeimponible: 3_443_059,
      calculadoPeso: null,
      calculadoUF: null,
    }));

  test('is told where isapres are compared, and nowhere else', () => {
    const isTold = (question: Partial<Question>): boolean =>
      estimate(earning('1.650.000'), question) !== null;
    expect(isTold({ sectionTypes: [isapreId] })).toBe(true);
    expect(isTold({ sectionTypes: [dentalId] })).toBe(false);
    expect(isTold({ otherTypes: [dentalId] })).toBe(true);
    expect(isTold({ otherTypes: [isapreId, dentalId] })).toBe(false);
    expect(isTold({ chosen: { insuranceTypes: [dentalId, isapreId] } })).toBe(true);
    expect(isTold({ chosen: { insuranceTypes: [dentalId] } })).toBe(false);
    expect(isTold({ chosen: { organizationTypes: ['ASEG'] } })).toBe(false);
    expect(priceEstimate('PE', startingProfile('PE'), { day, tables }, everything, known)).toBeNull();
  });

  test('is not made up for a day that no table knows', () =>
    expect(
      priceEstimate('CL', earning('1.650.000'), { day: '2020-01-01', tables: {} }, everything, known),
    ).toBeNull());
});
