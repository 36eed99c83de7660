/** Plans as a market has them, many: each with its own prices by age, clinics, features and texts. */
import { emptyContent, type ProductContent } from '@cotejo/core/product-content';
import { insuranceTypeNumber } from '@cotejo/core/insurance-types';
import { type OfferedProduct, type References } from '@cotejo/core/catalogue';
import { organizationNumber } from '@cotejo/core/organizations';
import { type PriceRule, services } from '@cotejo/core/pricing';
import { type Random } from '../lead-lists/random.ts';

const country = 'PE';
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth + 1);
const organizations = upTo(17).map((nth) => `Aseguradora-${nth}`);
const types = ['SALUD', 'EPS', 'CLINICO', 'ONCOLOGICO', 'DENTAL'];
export const insuranceTypeIds = types.map((type) => insuranceTypeNumber(country, type));
export const organizationIds = organizations.map((url) => organizationNumber(country, url));
export const featureIds = upTo(40).map((nth) => 10_000 + nth);
export const clinicIds = upTo(150).map((nth) => 20_000 + nth);

/** A few of many, each once. */
export const some = <Value>(random: Random, from: readonly Value[], most: number): Value[] => [
  ...new Set(upTo(1 + random.below(most)).map(() => random.pickEarly(from))),
];

const decades = [0, 18, 26, 36, 46, 56, 66, 76];
const price = (random: Random): PriceRule => {
  const base = 6_000 + random.below(20_000);
  return {
    kind: 'ageBands',
    unit: 'PEN',
    period: 'monthly',
    tax: { treatment: 'added', name: 'IGV' },
    insured: {
      holder: { from: 18, to: 60 + random.below(20) },
      partner: { from: 18, to: 65 },
      dependant: { from: 0, to: 25 },
    },
    bands: decades.flatMap((from, nth) => {
      const to = (decades[nth + 1] ?? 121) - 1;
      const amount = Math.round(base * (0.6 + nth * 0.3));
      return [
        { from, to, sex: 'male' as const, amount },
        { from, to, sex: 'female' as const, amount: amount + random.below(2_000) },
      ];
    }),
  };
};

const prose =
  'Cubre consultas, exámenes y hospitalizaciones en la red de clínicas, con los topes y deducibles que se indican aquí.';
const entries = (count: number) =>
  upTo(count).map((nth) => ({ title: `Punto ${nth}`, content: `${prose} ${prose}` }));
const coverages = (random: Random, count: number): ProductContent['coverages'] =>
  upTo(count).map((id) => ({
    id,
    name: `Cobertura ${id}`,
    kind: 'preferente',
    period: 'event',
    service: services[id - 1],
    amounts: {
      percentage: { minAmount: 6_000 + random.below(4_000), maxAmount: 10_000, unit: '%' },
      yearlyTop: { maxAmount: 1_000_000 + random.below(9_000_000), unit: 'PEN' },
      deductible: { minAmount: random.below(20_000), unit: 'PEN' },
    },
  }));

export type Plan = {
  readonly code: string;
  readonly offered: OfferedProduct;
  readonly references: References;
};

export const planOf = (random: Random, nth: number): Plan => {
  const code = `plan-${nth}`;
  const [url, type] = [random.pickEarly(organizations), random.pick(types)];
  const [organizationId, insuranceTypeId] = [
    organizationNumber(country, url),
    insuranceTypeNumber(country, type),
  ];
  const deductible = 50_000 * random.below(8);
  const content: ProductContent = {
    ...emptyContent(`Plan ${nth}`),
    identity: {
      name: `Plan ${nth}`,
      organizationId,
      insuranceTypeId,
      path: `/Seguros/${url}/${code}`,
      isDemo: true,
    },
    selling: {
      exclusive: false,
      isPromoted: random.below(50) === 0,
      isPopular: random.below(10) === 0,
      score: random.below(101) / 10,
      salesChannels: ['executive'],
    },
    terms: {
      annualBenefitMaximum: { kind: 'none' },
      ...(deductible > 0 && { deductible: { amount: deductible, unit: 'PEN' } }),
    },
    highlights: ['Sin copago', 'Maternidad', 'Telemedicina'],
    coverages: coverages(random, 8),
    coverageOrganizations: some(random, clinicIds, 15).map((id) => ({ id, coverages: coverages(random, 2) })),
    features: some(random, featureIds, 10).map((id) => ({ id, included: true })),
    descriptions: entries(2),
    conditions: entries(6),
    exclusions: entries(6),
    faq: upTo(4).map((one) => ({ question: `¿Pregunta ${one}?`, answer: prose })),
  };
  const stands = { country, isHidden: false } as const;
  return {
    code,
    offered: { country, content, price: price(random) },
    references: {
      organization: { id: organizationId, displayName: url, url, type: 'ASEG', ...stands },
      insuranceType: { id: insuranceTypeId, name: type, displayName: type, ...stands },
    },
  };
};
