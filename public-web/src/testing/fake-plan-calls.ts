/** Answers of the fake platform about its plans beyond their cards; the second's questions fail. */
import { type FastifyInstance } from 'fastify';
import { answers } from '../api/answers.ts';
import { exampleProduct, secondProduct, womensProduct } from './example-products.ts';
import { exampleOrganization } from './fake-content.ts';
import { filled } from './filled.ts';

const envelope = (data: unknown) => ({ data, metaData: { total: 1, uuid: 'x' }, error: null });
const soles = (amount: number) => ({ minAmount: amount, maxAmount: amount, unit: { code: 'PEN' } });
const coverage = filled(
  answers.resume.shape.data.shape.tags.unwrap().element.shape.coverages.unwrap().element,
  {
    id: 1,
    name: 'Consultas médicas',
    kind: 'preferente',
    period: { id: 'event', name: 'Por evento' },
    restrictionCode: null,
    note: null,
    amounts: { amount: soles(40) },
  },
);
export const exampleClinic = filled(answers.coverageOrganizations.shape.data.element, {
  id: 9,
  displayName: 'Clínica del Misti',
  category: 'Red 1',
  note: null,
  coverages: 1,
  places: [{ address: 'Av. Uno 1', region: 'Arequipa', district: 'Cayma', lat: -16.38, lng: -71.54 }],
});

const { price } = filled(answers.product.shape.data, exampleProduct);
/** Answers by the last part of a call's path. */
export const exampleParts: Readonly<Record<string, unknown>> = {
  descriptions: [{ title: 'Qué es', content: exampleProduct.description, icon: null }],
  extraBenefits: [{ title: 'Orientación', content: 'Las 24 horas.', icon: null }],
  conditions: [{ title: 'Carencias', content: 'Maternidad: 10 meses.', icon: null }],
  exclusions: [{ title: 'Estética', content: 'Cirugías con fines estéticos.', icon: null }],
  faq: [{ question: '¿Puedo incluir a mi familia?', answer: 'Sí, a todos.' }],
  features: [
    { id: 1, name: 'Telemedicina', icon: null, description: null, detail: null, included: true },
    { id: 2, name: 'Maternidad', icon: null, description: null, detail: null, included: false },
  ],
  coverageOrganizations: [exampleClinic],
  topAmountsAndDeductibles: filled(answers.topAmountsAndDeductibles.shape.data, {
    annual_benefit_maximum: { amount: 300_000, currency_code: 'PEN' },
    deductible: null,
    coverages: [{ ...coverage, amounts: { yearly_top: soles(300_000) } }],
  }),
  calculatePrice: {
    total: { profilesWithPrice: 1, profilesEvaluated: 1, arePricesDefined: true },
    profiles: [{ profile: 1, method: 'PriceFound' }],
    notices: ['Indica tu sueldo bruto para descontar el crédito de EPS, que paga primero.'],
    day: '2026-11-26',
    version: 1,
    price,
    single: null,
    shares: [{ profile: 1, amount: 192.4 }],
    qualifiedPeople: [],
    trace: [{ step: 'subject' }, { step: 'total' }],
    explanation: ['Persona 1: titular, hombre, 25 años.', 'Total: S/ 192.40.'],
  },
  yearlyCost: filled(answers.yearlyCost.shape.data, {
    unit: { code: 'PEN' },
    levels: [
      { level: 'low', name: 'Uso bajo', total: 2_400 },
      { level: 'medium', name: 'Uso medio', total: 2_900 },
      { level: 'high', name: 'Uso alto', total: 5_100 },
    ],
    reason: null,
  }),
  priceHistory: [
    { from: '2026-01-10', until: '2026-03-10', price: { ...price, minPrice: 180 } },
    { from: '2026-03-10', until: null, price },
  ],
};

/** The price for a profile that a plan does not insure. */
const uninsured = {
  ...(exampleParts['calculatePrice'] as object),
  total: { profilesWithPrice: 0, profilesEvaluated: 1, arePricesDefined: true },
  profiles: [{ profile: 1, method: 'PriceNotFound', reason: 'Solo asegura a mujeres.' }],
  notices: [],
  price: null,
  shares: [],
};

export const resumeOf = (clinics: number) => ({
  tags: [{ id: 5, name: 'Ambulatorio', icon: null, coverages: [coverage] }],
  coverages: 1,
  coverageOrganizations: clinics,
  coverageCountries: [],
  contractType: 'Colectivo',
  contractingAges: { from: 18, to: 65 },
});
export const examplePolicy = {
  id: 1,
  title: 'Condiciones de Plan Base EPS',
  kind: 'policy',
  version: null,
  url: '/api/documents/insurance/1/1',
  numberOfPages: 1,
  pages: [{ heading: 'Definiciones', paragraphs: ['Copago: lo que paga el asegurado.'] }],
};

type WithId = { readonly Params: { readonly id: string } };

/** @param withoutClinics numbers of plans without a network */
export const addPlanCalls = (app: FastifyInstance, withoutClinics: ReadonlySet<number>): void => {
  app.get('/api/organization/availableToSell', () => envelope([exampleOrganization]));
  app.get('/api/coverageOrganization/country', () => filled(answers.clinicNames, { data: [exampleClinic] }));
  app.get<{ Params: { id: string; part: string } }>('/api/insurance/:id/:part', async ({ params }, reply) => {
    const isBroken = params.part === 'faq' && Number(params.id) === secondProduct.id;
    const isUninsured = params.part === 'calculatePrice' && Number(params.id) === womensProduct.id;
    const part = isBroken ? undefined : isUninsured ? uninsured : exampleParts[params.part];
    return part ? envelope(part) : reply.code(isBroken ? 503 : 404).send({ status: 503 });
  });
  app.get<WithId>('/api/insurance/coverages/:id/resume', ({ params }) =>
    envelope(resumeOf(withoutClinics.has(Number(params.id)) ? 0 : 6)),
  );
  app.get('/api/documents/insurance/:id', () => envelope([examplePolicy]));
  app.get('/api/qppayment/insurance-payment/:id', () =>
    filled(answers.payment, {
      data: {
        paymentInfoResponse: {
          periodicity: { id: 'monthly', name: 'Mensual' },
          paymentMethods: [{ name: 'tdc', displayName: 'Tarjeta de crédito' }],
          modes: [
            {
              mode: 'subscription',
              displayName: 'Suscripción',
              months: 1,
              methods: [{ displayName: 'Tarjeta de crédito' }],
              cardBrands: ['Visa'],
            },
          ],
        },
      },
    }),
  );
  app.get('/api/qppayment/insurance-payment/:id/getOffers', async (_, reply) => reply.code(204).send());
  app.post<{ Params: { code: string } }>(
    '/api/buscarplanes/sharedinsurance/:code',
    async ({ params }, reply) => {
      if (params.code === 'abc')
        return envelope({
          code: 'abc',
          country: 'PE',
          productCode: exampleProduct.productCode,
          productType: 'EPS',
          perfil: {},
        });
      const status = params.code === 'too-many' ? 429 : 404;
      return reply.code(status).send({ status });
    },
  );
};
