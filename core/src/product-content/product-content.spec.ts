import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../kit/validation/index.ts';
import { emptyContent, productContent, type ProductContent } from './product-content.ts';
import { inUnits } from './quantity.ts';

/** With everything that the spec names. */
const full: ProductContent = {
  identity: {
    name: 'Salud Esencial',
    displayName: 'Salud Esencial Andina',
    organizationId: 67,
    insuranceTypeId: 3,
    path: '/Seguros/Andina/Salud-Esencial',
    colour: '#0a7d4f',
    image: '/api/pictures/5a0c5f0e-6f0e-5c58-9d3e-6a2b1f4c7d10',
    isDemo: true,
  },
  selling: {
    exclusive: true,
    isPromoted: false,
    isPopular: true,
    score: 8.4,
    availableFrom: '2026-10-01',
    salesChannels: ['onlineSale', 'executive'],
    commissionPercentage: 12.5,
    externalAddress: null,
  },
  terms: {
    modality: 'Red cerrada',
    contractType: 'Colectivo',
    minSubscribers: 5,
    annualBenefitMaximum: { kind: 'amount', value: { amount: 350_000_000, unit: 'PEN' } },
    deductible: { amount: 20_000, unit: 'UF' },
    contractingAges: { from: 18, to: 64 },
    priceDetail: { label: 'Titular', ageRange: { from: 18 } },
  },
  highlights: ['Consultas desde S/ 40'],
  coverages: [
    {
      id: 1,
      tagId: 12,
      name: 'Ambulatorio',
      kind: 'preferente',
      benefit: 'Consultas',
      service: 'consultation',
      period: 'event',
      restrictionCode: 6,
      scope: {
        ages: { from: 0, to: 65 },
        contractingAges: { from: 18, to: 59 },
        policyYears: 1,
        modality: 'R1',
        network: 'Libre_Eleccion',
        excluded: false,
      },
      amounts: {
        percentage: { minAmount: 6_000, maxAmount: 8_050, unit: '%' },
        percentageIsapre: { maxAmount: 8_000, unit: '%' },
        percentageFonasa: { maxAmount: 7_000, unit: '%' },
        percentageParticular: { maxAmount: 5_000, unit: '%' },
        deductible: { minAmount: 4_000, unit: 'PEN' },
        deductibleFonasa: { minAmount: 5_000, unit: 'PEN' },
        topAmount: { maxAmount: 50_000, unit: 'UF', coverageIds: [1, 2] },
        yearlyTop: { maxAmount: 10, unit: 'veces' },
        monthlyTop: { maxAmount: 2, unit: 'veces' },
        weeklyTop: { maxAmount: 1, unit: 'veces' },
        dailyTop: { maxAmount: 1, unit: 'veces' },
        bedDay: { maxAmount: 30, unit: 'días' },
        compensation: { minAmount: 100_000, unit: 'CLP' },
      },
      note: 'Con orden médica.',
    },
  ],
  coverageOrganizations: [
    {
      id: 99,
      coverages: [{ id: 1, name: 'Hospital', amounts: { percentage: { maxAmount: 9_000, unit: '%' } } }],
    },
  ],
  coverageCountries: [1, 2],
  features: [{ id: 5, included: true, detail: 'Cobertura Covid' }],
  descriptions: [{ title: 'Qué cubre', content: 'Consultas y exámenes.' }],
  conditions: [{ title: 'Permanencia', content: 'Doce meses.' }],
  exclusions: [{ title: 'Preexistencias', content: 'Las declaradas.' }],
  extraBenefits: [{ title: 'Telemedicina', content: 'Sin costo.', icon: '/iconos/tele.svg' }],
  faq: [{ question: '¿Desde cuándo cubre?', answer: 'Desde el mes siguiente.' }],
  seo: { title: 'Plan', description: 'Compara', image: '/seo/plan.webp' },
  documents: [
    { id: 1, title: 'Póliza', kind: 'policy', pages: [{ heading: 'Condiciones', paragraphs: ['Texto.'] }] },
    { id: 2, title: 'Resumen', kind: 'summary', file: '/documentos/resumen.pdf' },
  ],
  offers: [
    {
      id: 1,
      type: 'DISCOUNT',
      title: 'Cyber',
      from: '2026-10-01',
      until: '2026-10-31',
      event: 'Cyber Days',
      discount: { amount: 1_500, unit: '%' },
      months: 3,
      salesLimitQuantityEnable: true,
      salesLimitQuantity: 100,
    },
    { id: 2, type: 'AGGREGATE', title: 'Dental', benefit: 'Limpieza', salesLimitQuantityEnable: false },
    {
      id: 3,
      type: 'GIFTCARD',
      title: 'Gift card',
      value: { amount: 20_000, unit: 'CLP' },
      salesLimitQuantityEnable: false,
    },
    {
      id: 4,
      type: 'STOCK',
      title: 'Termómetro',
      gift: 'Termómetro',
      units: 40,
      salesLimitQuantityEnable: false,
    },
    { id: 5, type: 'RELATED', title: 'Con vida', productCode: 'Vida-1', salesLimitQuantityEnable: false },
    {
      id: 6,
      type: 'COUPON',
      title: 'Cupón',
      code: 'SALUD10',
      discount: { amount: 1_000, unit: 'PEN' },
      salesLimitQuantityEnable: false,
    },
  ],
  payment: {
    periodicity: 'monthly',
    modes: [
      { mode: 'subscription', periodicity: 'monthly', provider: 'kushki', methods: ['tdc', 'transfer'] },
    ],
  },
};
const errorsOf = (more: object) => {
  const read = productContent.safeParse({ ...full, ...more });
  return read.success ? {} : fieldErrors(read.error);
};
const [coverage] = full.coverages;
const [discount] = full.offers;

test('the content of a product holds everything that the specification names, as it was given', () =>
  expect(productContent.parse(full)).toEqual(full));

test('a product of which only the name is known is a draft', () =>
  expect(productContent.parse(emptyContent('Plan'))).toEqual(emptyContent('Plan')));

test('amounts are whole numbers of the smallest part of their unit', () => {
  expect(inUnits(9_900, 'PEN')).toBe(99);
  expect(inUnits(9_900, 'CLP')).toBe(9_900);
  expect(inUnits(12_150, 'UF')).toBe(1.215);
  expect(inUnits(8_050, '%')).toBe(80.5);
});

describe('content that can’t be right is refused by field', () => {
  test.each<[object, object]>([
    [{ coverages: [coverage, coverage] }, { 'coverages.1.id': 'Está repetido.' }],
    [
      { coverages: [{ ...coverage, amounts: { percentage: { unit: '%' } } }] },
      { 'coverages.0.amounts.percentage': 'Indica el monto.' },
    ],
    [
      { coverages: [{ ...coverage, amounts: { topAmount: { minAmount: 2, maxAmount: 1, unit: 'UF' } } }] },
      { 'coverages.0.amounts.topAmount': 'El mínimo es mayor que el máximo.' },
    ],
    [
      { coverages: [{ ...coverage, amounts: { percentage: { maxAmount: 80.5, unit: '%' } } }] },
      { 'coverages.0.amounts.percentage.maxAmount': 'Debe ser un número entero.' },
    ],
    [
      { coverages: [{ ...coverage, restrictionCode: 7 }] },
      { 'coverages.0.restrictionCode': 'Elige un código de restricción del 1 al 6.' },
    ],
    [
      { terms: { contractingAges: { from: 60, to: 18 } } },
      { 'terms.contractingAges': 'La edad inicial es mayor que la final.' },
    ],
    [
      { terms: { annualBenefitMaximum: { kind: 'amount' } } },
      { 'terms.annualBenefitMaximum': 'Indica si no tiene tope, si es por prestación, o su monto.' },
    ],
    [{ offers: [{ ...discount, until: '2026-09-30' }] }, { 'offers.0.until': 'Termina antes de empezar.' }],
    [
      { offers: [{ ...discount, salesLimitQuantity: null }] },
      { 'offers.0.salesLimitQuantity': 'Indica cuántas quedan.' },
    ],
    [
      { offers: [{ ...discount, type: 'REGALO' }] },
      { 'offers.0.type': 'Elige uno de: DISCOUNT, AGGREGATE, GIFTCARD, STOCK, RELATED, COUPON.' },
    ],
    [{ offers: ['x'] }, { 'offers.0': 'Debe ser un objeto.' }],
    [{ offers: [{ ...discount, gift: 'x' }] }, { 'offers.0.gift': 'Este campo no existe.' }],
    [
      { documents: [{ id: 1, title: 'Póliza', kind: 'policy' }] },
      { 'documents.0': 'Indica su título, su clase, y un archivo o páginas.' },
    ],
    [{ faq: null }, { faq: 'Campo requerido.' }],
    [{ selling: { ...full.selling, score: 11 } }, { 'selling.score': 'Debe ser un número de 0 a 10.' }],
  ])('%#', (more, errors) => expect(errorsOf(more)).toEqual(errors));
});
