/** What the calls answer of the plan that says everything, and of what it names. */
import { clinicId, featureId, isapreId, planCode, planId, planPath, tagId } from './rich-plan.ts';

export const coverageTag = {
  id: tagId,
  name: 'Hospitalización',
  icon: '/icono.svg',
  coverages: [
    {
      id: 1,
      name: 'Día cama',
      kind: 'preferente',
      benefit: 'Hospitalario',
      service: 'hospitalDay',
      period: { id: 'year', name: 'Por año' },
      scope: {
        ages: { from: 0, to: 65 },
        contractingAges: { from: 18, to: null },
        policyYears: null,
        modality: null,
        network: 'Convenio',
        excluded: false,
      },
      amounts: {
        percentage: { minAmount: 80, maxAmount: 100, unit: { code: '%', currencyCode: null } },
        yearly_top: { minAmount: 150, maxAmount: 150, unit: { code: 'UF', currencyCode: 'UF' } },
      },
    },
  ],
};
export const withoutTag = { id: null, name: 'Consulta', coverages: [{ id: 2, scope: null, amounts: {} }] };
export const clinic = {
  id: clinicId,
  displayName: 'Clínica Sur',
  places: [{ address: 'Calle 1', region: 'Metropolitana', district: 'Santiago' }],
};
export const inClinic = { ...clinic, note: 'Con convenio', coverages: 1 };
export const organization = {
  id: isapreId,
  displayName: 'Isapre Cruz Blanca',
  organizationCode: '78',
  type: 'ISAPRE',
  metadata: { url: 'Isapre-Cruz-Blanca', typeAlias: 'Isapre', selected: false },
};
export const card = {
  id: planId,
  productCode: planCode,
  url: planPath,
  externalAddress: 'https://isapre.example/plan-cien',
  availableFrom: '2020-01-01',
  image: '/fotos/plan.jpg',
  color: '#123456',
  exclusive: true,
  isNew: false,
  score: 8.4,
  benefits: ['Parto cubierto'],
  deductible: { amount: 2.5, unit: { code: 'UF' } },
  coverages: [coverageTag, withoutTag],
  features: [{ id: featureId, name: 'Cobertura Covid' }],
  organization: {
    id: isapreId,
    organizationCode: '78',
    metadata: { url: 'Cruz-Blanca', typeAlias: 'Isapre' },
  },
  insuranceType: { name: 'ISAPRE', color: '#0a7d4f', upperType: null },
  insuranceMetadata: {
    metadata: {
      isPopular: true,
      hasOffer: true,
      modality: 'Preferente',
      minsubscribers: 1,
      annual_benefit_maximum: { amount: 5_000, currency_code: 'UF' },
      price_detail: { label: 'Desde', age_range: { from: 25, to: null } },
      seoTitle: 'Plan Cien',
    },
  },
  price: {
    minPrice: 109_600,
    unit: { code: 'CLP' },
    paymentMode: 'MONTHLY',
    convertionTo: { amount: '2.74', unit: { code: 'UF' } },
  },
};
export const entry = (title: string) => [{ title, content: `${title}, en una frase.`, icon: null }];
