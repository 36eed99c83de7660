/** An isapre's plan that says everything a plan may say, with what it names. */
import {
  catalogueTerm,
  insuranceType,
  insuranceTypeNumber,
  registerCatalogueTerm,
  registerInsuranceType,
} from '@cotejo/core/insurance-types';
import {
  coverageOrganization,
  organization,
  registerCoverageOrganization,
  registerOrganization,
} from '@cotejo/core/organizations';
import { datedTable, setTableRows } from '@cotejo/core/dated-tables';
import { offerProduct, product, productNumber } from '@cotejo/core/catalogue';
import { type ProductContent, emptyContent } from '@cotejo/core/product-content';
import { type PriceRule } from '@cotejo/core/pricing';
import { type World } from '../../../../projectors/src/testing/world.ts';

export const isapreId = 78;
export const clinicId = 500;
export const [featureId, tagId, benefitId, countryId] = [600, 601, 602, 603];
export const planCode = 'CB-100';
export const planId = productNumber(planCode);
export const planPath = `/Isapre/Cruz-Blanca/Planes/${planCode}`;
/** Where the calls of its parts begin. */
export const planAddress = `/api/insurance/${planId}`;

const country = 'CL';
const typeId = insuranceTypeNumber(country, 'ISAPRE');
const coverage = (id: number, name: string): ProductContent['coverages'][number] => ({
  id,
  tagId,
  name,
  kind: 'preferente',
  benefit: 'Hospitalario',
  service: 'hospitalDay',
  period: 'year',
  scope: { ages: { from: 0, to: 65 }, contractingAges: { from: 18 }, network: 'Convenio' },
  amounts: {
    percentage: { minAmount: 8_000, maxAmount: 10_000, unit: '%' },
    yearlyTop: { maxAmount: 1_500_000, unit: 'UF' },
  },
});
const entry = (title: string) => ({ title, content: `${title}, en una frase.` });

const content: ProductContent = {
  ...emptyContent('Plan Cien'),
  identity: {
    name: 'Plan Cien',
    organizationId: isapreId,
    insuranceTypeId: typeId,
    path: planPath,
    image: '/fotos/plan.jpg',
    colour: '#123456',
    isDemo: true,
  },
  selling: {
    externalAddress: 'https://isapre.example/plan-cien',
    exclusive: true,
    isPromoted: false,
    isPopular: true,
    score: 8.4,
    availableFrom: '2020-01-01',
    salesChannels: ['executive'],
    commissionPercentage: 33,
  },
  terms: {
    modality: 'Preferente',
    contractType: 'Individual',
    contractingAges: { from: 18, to: 65 },
    minSubscribers: 1,
    annualBenefitMaximum: { kind: 'amount', value: { amount: 50_000_000, unit: 'UF' } },
    deductible: { amount: 25_000, unit: 'UF' },
    priceDetail: { label: 'Desde', ageRange: { from: 25 } },
  },
  highlights: ['Parto cubierto'],
  coverages: [
    coverage(1, 'Día cama'),
    { ...coverage(2, 'Consulta'), tagId: null, benefit: null, service: null, scope: null, amounts: {} },
  ],
  coverageOrganizations: [{ id: clinicId, note: 'Con convenio', coverages: [coverage(1, 'Día cama')] }],
  coverageCountries: [countryId],
  features: [
    { id: featureId, included: true, detail: 'Sin espera' },
    { id: benefitId, included: false },
  ],
  descriptions: [entry('Descripción')],
  conditions: [entry('Condición')],
  exclusions: [entry('Exclusión')],
  extraBenefits: [entry('Beneficio')],
  faq: [{ question: '¿Cubre?', answer: 'Sí.' }],
  seo: { title: 'Plan Cien', description: 'Un plan' },
  documents: [
    { id: 1, title: 'Póliza', kind: 'policy', pages: [{ heading: 'Cobertura', paragraphs: ['Todo.'] }] },
    { id: 2, title: 'Resumen', kind: 'summary', file: '/archivos/resumen.pdf' },
  ],
  offers: [
    {
      id: 1,
      type: 'DISCOUNT',
      title: 'Un mes gratis',
      discount: { amount: 10_000, unit: '%' },
      months: 1,
      salesLimitQuantityEnable: false,
    },
    {
      id: 2,
      type: 'AGGREGATE',
      title: 'Vencida',
      benefit: 'Nada',
      until: '2020-01-01',
      salesLimitQuantityEnable: false,
    },
  ],
  payment: {
    periodicity: 'monthly',
    modes: [{ mode: 'subscription', periodicity: 'monthly', provider: 'transbank', methods: ['tdc', 'tdd'] }],
  },
};
const price = (base: number): PriceRule => ({
  kind: 'isapre',
  unit: 'UF',
  period: 'monthly',
  isapre: 'cruz-blanca',
  base,
});

/** Publishes the plan, once more for each base price. @param base ten-thousandths of UF */
export const publishPlan = (world: World, base: number, now?: Date) => {
  const references = {
    organization: {
      id: isapreId,
      displayName: 'Cruz Blanca',
      url: 'Cruz-Blanca',
      type: 'ISAPRE',
      country,
      isHidden: false,
    },
    insuranceType: { id: typeId, name: 'ISAPRE', displayName: 'Isapre', country, isHidden: false },
  } as const;
  const decide = offerProduct(planCode, { country, content, price: price(base) }, references);
  return world.send(product, planCode, decide, now ? { now, country } : { country });
};

/** Registers what the plan names, and the tables that its price reads. */
export const prepareCatalogue = async (world: World): Promise<void> => {
  const term = (id: number, kind: 'feature' | 'coverageTag' | 'benefit', name: string) =>
    world.send(catalogueTerm, String(id), registerCatalogueTerm({ country, kind, name, icon: '/icono.svg' }));
  const set = (name: string, rows: object, from = '2020-01-01') =>
    world.send(datedTable, name, setTableRows(name, { from, rows, source: 'prueba' }));
  await world.send(
    organization,
    String(isapreId),
    registerOrganization({
      country,
      type: 'ISAPRE',
      displayName: 'Isapre Cruz Blanca',
      organizationCode: '78',
      url: 'Isapre-Cruz-Blanca',
      brandColour: '#235d3a',
      secondBrandColour: '#d9c5a0',
      isOpen: true,
      isDemo: true,
    }),
  );
  await world.send(
    insuranceType,
    String(typeId),
    registerInsuranceType({
      country,
      name: 'ISAPRE',
      displayName: 'Isapre',
      url: 'Isapres',
      colour: '#0a7d4f',
    }),
  );
  await world.send(
    coverageOrganization,
    String(clinicId),
    registerCoverageOrganization({
      country,
      displayName: 'Clínica Sur',
      aliases: [],
      places: [{ address: 'Calle 1', region: 'Metropolitana', district: 'Santiago', placeCode: '13101' }],
    }),
  );
  await world.send(
    coverageOrganization,
    '501',
    registerCoverageOrganization({
      country,
      displayName: 'Clínica Austral',
      aliases: [],
      places: [{ address: 'Calle 2', region: 'Biobío' }],
    }),
  );
  await term(featureId, 'feature', 'Cobertura Covid');
  await term(tagId, 'coverageTag', 'Hospitalización');
  await term(benefitId, 'benefit', 'Hospitalario');
  await world.send(
    catalogueTerm,
    String(countryId),
    registerCatalogueTerm({ country, kind: 'coverageCountry', name: 'Argentina', code: 'AR' }),
  );
  await set('exchange.UF-CLP', { value: '39000' });
  await set('exchange.UF-CLP', { value: '40000' }, '2026-02-01');
  await set('chileanContribution', {
    healthPercent: '7',
    netOfTaxable: '0.8',
    capUf: '87.8',
    mostFactor: '1.05',
    leastFactor: '0.90477',
    withoutIncome: { least: 120_000, most: 150_000 },
  });
  await set('gesPremiums', { uf: { 'cruz-blanca': '0.74' } });
  await set('riskFactors', {
    bands: [
      { from: 0, below: 2, policyholder: '0', dependant: '0' },
      { from: 2, below: 20, policyholder: '0.6', dependant: '0.6' },
      { from: 20, below: null, policyholder: '1', dependant: '0.7' },
    ],
  });
};
