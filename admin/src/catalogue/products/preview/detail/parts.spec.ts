import { expect, test } from 'vitest';
import { type Detail } from './detail.ts';
import { partsOf } from './parts.ts';

const nothing: Detail = {
  resume: {
    tags: [],
    coverages: 0,
    coverageOrganizations: 0,
    coverageCountries: [],
    contractType: null,
    contractingAges: null,
  },
  topAmountsAndDeductibles: { annual_benefit_maximum: null, deductible: null, coverages: [] },
  coverageOrganizations: [],
  extraBenefits: [],
  conditions: [],
  exclusions: [],
  descriptions: [],
  features: [],
  faq: [],
  offers: [],
  payment: { periodicity: null, paymentMethods: [], modes: [] },
  documents: [],
  seo: { seoTitle: null, seoDescription: null, url: '' },
};
const said = (detail: Detail) =>
  partsOf(detail).flatMap(({ name, count }) => (count > 0 ? [[name, count]] : []));

test('of a product that says nothing there is no part', () => expect(said(nothing)).toEqual([]));

test('each part is as long as its list, in the order in which visitors read them', () => {
  const text = { title: 'Uno', content: 'Dos' };
  const detail: Detail = {
    ...nothing,
    documents: [
      { id: 1, title: 'Póliza', kind: 'policy', version: null, url: '/', numberOfPages: null, pages: [] },
    ],
    exclusions: [text, text],
    conditions: [text],
  };
  expect(said(detail)).toEqual([
    ['conditions', 1],
    ['exclusions', 2],
    ['documents', 1],
  ]);
});

test('how many there are is told of lists, and not of what is of several kinds', () => {
  const mixed = partsOf(nothing).filter(({ isList }) => !isList);
  expect(mixed.map(({ name }) => name)).toEqual(['limits', 'whom', 'payment']);
});

test('what is told beside a list counts as well', () => {
  const unlimited = { amount: 0, currency_code: null };
  expect(
    said({
      ...nothing,
      resume: { ...nothing.resume, contractingAges: { from: 18, to: null } },
      topAmountsAndDeductibles: { ...nothing.topAmountsAndDeductibles, annual_benefit_maximum: unlimited },
      payment: { ...nothing.payment, periodicity: { id: 'monthly', name: 'Mensual' } },
    }),
  ).toEqual([
    ['limits', 1],
    ['whom', 1],
    ['payment', 1],
  ]);
});
