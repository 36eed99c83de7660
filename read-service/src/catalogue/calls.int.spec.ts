/** The calls of a product's detail, of organizations and of Chile's plans: what each answers, and what it refuses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dayIn,
  insuranceType,
  insuranceTypeNumber,
  offerProduct,
  product,
  productNumber,
  registerInsuranceType,
  withdrawProduct,
} from '@cotejo/core/catalogue';
import { exampleReferences, examplePlan, offerExample } from '../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import {
  benefitId,
  clinicId,
  countryId,
  featureId,
  isapreId,
  planCode,
  planPath,
  prepareCatalogue,
  publishPlan,
  tagId,
} from './testing/rich-plan.ts';

const id = productNumber(planCode);
const plan = `/api/insurance/${id}`;
let world: ReadWorld;

type Answered = {
  status: number;
  data: unknown;
  metaData: { total: number };
  error: unknown;
  errors?: object;
};
const get = async (url: string, country = 'CL'): Promise<Answered> => {
  const { status, body } = await world.get(url, undefined, { 'x-country': country });
  return { status, ...(body as Omit<Answered, 'status'>) };
};
const post = async (url: string, payload: unknown, country = 'CL'): Promise<Answered> => {
  const headers = { 'x-country': country };
  const answer = await world.app.inject({ method: 'POST', url, payload: payload as object, headers });
  return { status: answer.statusCode, ...answer.json<Omit<Answered, 'status'>>() };
};

beforeAll(async () => {
  world = await createReadWorld();
  await prepareCatalogue(world);
  await publishPlan(world, 10_000, new Date('2026-01-10T12:00:00Z'));
  await publishPlan(world, 20_000, new Date('2026-03-10T12:00:00Z'));
  await until('the plan and all that it names', async () => {
    // Each kind is read by itself, as of a moment of its own.
    const { data } = await get(`/api/insurance/product/${planCode}`);
    const { price, features } = (data ?? {}) as { price?: { minPrice?: number }; features?: unknown[] };
    const lists = ['coverageOrganization/country', 'organization/availableToSell', 'business-line'];
    const totals = await Promise.all(lists.map(async (list) => (await get(`/api/${list}`)).metaData?.total));
    return price?.minPrice === 109_600 && features?.length === 1 && totals.join() === '2,1,1';
  });
});
afterAll(() => world.end());

const coverageTag = {
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
const withoutTag = { id: null, name: 'Consulta', coverages: [{ id: 2, scope: null, amounts: {} }] };
const clinic = {
  id: clinicId,
  displayName: 'Clínica Sur',
  places: [{ address: 'Calle 1', region: 'Metropolitana', district: 'Santiago' }],
};
const inClinic = { ...clinic, note: 'Con convenio', coverages: 1 };
const organization = {
  id: isapreId,
  displayName: 'Isapre Cruz Blanca',
  organizationCode: '78',
  type: 'ISAPRE',
  metadata: { url: 'Isapre-Cruz-Blanca', typeAlias: 'Isapre', selected: false },
};
const card = {
  id,
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
const entry = (title: string) => [{ title, content: `${title}, en una frase.`, icon: null }];

describe('a call', () => {
  test.each<[string, unknown]>([
    [`/api/insurance/product/${planCode}`, card],
    [`${plan}/conditions`, entry('Condición')],
    [`${plan}/descriptions`, entry('Descripción')],
    [`${plan}/exclusions`, entry('Exclusión')],
    [`${plan}/extraBenefits`, entry('Beneficio')],
    [`${plan}/seo`, { seoTitle: 'Plan Cien', seoDescription: 'Un plan', seoImage: null, url: planPath }],
    [`${plan}/faq`, [{ question: '¿Cubre?', answer: 'Sí.' }]],
    [
      `${plan}/features`,
      [
        { id: featureId, name: 'Cobertura Covid', detail: 'Sin espera', included: true },
        { id: benefitId, included: false },
      ],
    ],
    [`${plan}/inFeatures`, [{ id: featureId, included: true }]],
    [`${plan}/coverageOrganizations`, [inClinic]],
    [
      `${plan}/topAmountsAndDeductibles`,
      {
        annual_benefit_maximum: { amount: 5_000, currency_code: 'UF' },
        deductible: { amount: 2.5, unit: { code: 'UF' } },
        coverages: [
          {
            id: 1,
            amounts: { yearly_top: { maxAmount: 150 } },
            minContractingAge: 18,
            maxContractingAge: null,
            lowerAgeLimit: 0,
            upperAgeLimit: 65,
            policyValidity: null,
            agreedDeductible: null,
            currency: 'UF',
          },
        ],
      },
    ],
    [`${plan}/coverageOrganization/${clinicId}/coverages`, [coverageTag]],
    [`${plan}/benefit/${tagId}/coverages`, [coverageTag]],
    [`${plan}/benefit/${benefitId}/coverages`, [coverageTag]],
    [
      `/api/insurance/coverages/${id}/resume`,
      {
        tags: [coverageTag, withoutTag],
        coverages: 2,
        coverageOrganizations: 1,
        coverageCountries: [{ id: countryId, name: 'Argentina', code: 'AR' }],
        contractType: 'Individual',
        contractingAges: { from: 18, to: 65 },
      },
    ],
    [`/api/insurance/coverages/${id}/coverageOrganization`, [inClinic]],
    [
      `/api/documents/insurance/${id}`,
      [
        {
          title: 'Póliza',
          url: `/api/documents/insurance/${id}/1`,
          numberOfPages: 1,
          pages: [{ heading: 'Cobertura', paragraphs: ['Todo.'] }],
        },
        { title: 'Resumen', url: '/archivos/resumen.pdf', numberOfPages: null, pages: [] },
      ],
    ],
    [
      `/api/qppayment/insurance-payment/${planCode}?forceRefresh=1`,
      {
        insuranceId: id,
        productCode: planCode,
        hasOffer: true,
        paymentInfoResponse: {
          periodicity: { id: 'monthly' },
          paymentMethods: [
            { name: 'tdc', displayName: 'Tarjeta de crédito', paymentProvider: { name: 'transbank' } },
            { name: 'tdd' },
          ],
          modes: [
            {
              mode: 'subscription',
              displayName: 'Suscripción',
              months: 1,
              cardBrands: ['Master', 'Visa'],
              cardTypes: [{ id: 'credit' }, { id: 'debit' }],
              saleTypes: [{ id: 'subscriptionCard' }, { id: 'subscriptionDebit' }],
            },
          ],
        },
      },
    ],
    [
      `/api/qppayment/insurance-payment/${id}/getOffers?forceRefresh=1`,
      [
        {
          type: 'DISCOUNT',
          unitCode: '%',
          amount: 100,
          discount: { amount: 100, unit: '%' },
          salesLimitQuantityEnable: false,
          months: 1,
        },
      ],
    ],
    ['/api/organization/seguros/tipo/isapres', [organization]],
    ['/api/organization/seguros/tipo/ISAPRE', [organization]],
    ['/api/organization/seguros/tipo/vida', []],
    ['/api/organization/seguros/tipo/EPS', []],
    ['/api/organization/instituciones/ISAPRE', [organization]],
    ['/api/organization/instituciones/tipo/isapre', [organization]],
    ['/api/organization/instituciones/EPS', []],
    ['/api/organization/institucion/code/78', organization],
    ['/api/organization/institucion/isapre-cruz-blanca', organization],
    [`/api/organization/${isapreId}/countCoverageOrganizations`, { total: 1 }],
    [
      `/api/organization/${isapreId}/countInsurancesByType`,
      [{ insuranceType: { name: 'ISAPRE', displayName: 'Isapre' }, total: 1 }],
    ],
    ['/api/organization/availableToSell', [organization]],
    ['/api/organization/availableToSell/code/78', { available: true, organization }],
    ['/api/organization/availableToSell/code/78/insuranceType/isapre', { available: true }],
    ['/api/organization/availableToSell/code/78/insuranceType/vida', { available: false }],
    ['/api/business-line', [{ name: 'ISAPRE', displayName: 'Isapre', color: '#0a7d4f', children: [] }]],
    ['/api/globales/uf', { valor: 40_000, fecha: '2026-02-01' }],
    ['/api/globales/uf?at=2026-01-15', { valor: 39_000, fecha: '2020-01-01' }],
    ['/api/globales/uf?at=2019-01-01', { valor: 39_214.8, fecha: null }],
    ['/api/seguro-adicional/instituciones', []],
    ['/api/seguro-adicional/prestadores', []],
    ['/api/globales/prestadores', [{ displayName: 'Clínica Austral' }, clinic]],
    ['/api/globales/prestadores?regionNumero=13', [clinic]],
    ['/api/globales/prestadores?regionNumero=5', []],
    ['/api/globales/prestadores?regionNumero=8', [{ displayName: 'Clínica Austral' }]],
    ['/api/coverageOrganization/country', [{ displayName: 'Clínica Austral' }, clinic]],
    [`/api/coverageOrganization/${clinicId}`, clinic],
    [
      `/api/isapres/${isapreId}`,
      {
        ...organization,
        codigodelaisapre: isapreId,
        nombreisapre: 'Isapre Cruz Blanca',
        abvisapre: null,
        imagenisapre: null,
        urlisapre: 'Isapre-Cruz-Blanca',
        abierta: true,
        seleccionado: false,
        disabled: false,
        firstBrandColor: '#235d3a',
        secondBrandColor: '#d9c5a0',
        preciogesl: 0.74,
        key: 'cruz-blanca',
        elementosenbusqueda: 1,
        planes: 1,
        ges: { uf: 0.74, desde: '2020-01-01' },
      },
    ],
    [`/api/isapres/beneficios/${isapreId}`, entry('Beneficio')],
    [`/api/isapres/beneficios-plan/${isapreId}/${id}`, entry('Beneficio')],
    [
      '/api/infoplanes/factores',
      {
        desde: '2020-01-01',
        factores: [
          { edadDesde: 0, edadHasta: 1, cotizante: 0, carga: 0 },
          { edadDesde: 2 },
          { edadHasta: null },
        ],
      },
    ],
    [`/api/infoplanes/prestadoresplan?plan=${planCode}`, [inClinic]],
    [`/api/infoplanes/prestaciones?plan=${id}`, [coverageTag, withoutTag]],
    [`/api/infoplanes/aranceles?plan=${planCode}`, { deductible: { amount: 2.5 } }],
    [`/api/infoplanes/infoplan?plan=${planCode}`, card],
    [`/api/buscadorplanes/infoplan?plan=${planCode}`, card],
    ['/api/buscarplanes/cargasycotizantes', { cotizantes: { maximo: 2 }, cargas: { maximo: 20 } }],
    [
      `/api/buscarplanes/analisisypuntaje?plan=${planCode}`,
      {
        puntaje: 8.4,
        estrellas: 4.2,
        criterios: [
          { criterio: 'price', peso: 0.4, valor: null },
          { criterio: 'score', valor: 0.84 },
          { criterio: 'network', valor: 0.0909 },
        ],
      },
    ],
  ])('answers with the envelope: %s', async (url, data) => {
    const answer = await get(url);
    expect(answer).toMatchObject({ status: 200, data, error: null });
    expect(answer.metaData.total).toBe(Array.isArray(answer.data) ? answer.data.length : 1);
  });

  test('tells the value of the UF where older clients read it, too', async () =>
    expect(await get('/api/globales/uf')).toMatchObject({ valor: 40_000 }));

  test.each([
    '/api/insurance/product/nada',
    '/api/insurance/7/conditions',
    '/api/insurance/7/calculatePrice',
    `${plan}/coverageOrganization/7/coverages`,
    `${plan}/benefit/7/coverages`,
    '/api/insurance/coverages/7/resume',
    '/api/documents/insurance/7',
    `/api/documents/insurance/${id}/2`,
    `/api/documents/insurance/${id}/1?at=2026-01-09`,
    '/api/qppayment/insurance-payment/nada',
    '/api/qppayment/insurance-payment/nada/getOffers',
    '/api/organization/institucion/code/nada',
    '/api/organization/institucion/nada',
    '/api/organization/7/countCoverageOrganizations',
    '/api/organization/7/countInsurancesByType',
    '/api/organization/availableToSell/code/nada',
    '/api/coverageOrganization/7',
    '/api/isapres/7',
    `/api/isapres/beneficios-plan/7/${id}`,
    '/api/infoplanes/infoplan?plan=nada',
    '/api/infoplanes/factores?at=1990-01-01',
  ])('says that it is not there: %s', async (url) => expect((await get(url)).status).toBe(404));

  test.each([`/api/insurance/product/${planCode}`, `${plan}/seo`, `/api/coverageOrganization/${clinicId}`])(
    'tells nothing of another country’s: %s',
    async (url) => expect((await get(url, 'PE')).status).toBe(404),
  );

  test.each([
    ['/api/insurance/uno/conditions', 'id'],
    ['/api/insurance/99999999999999999/seo', 'id'],
    ['/api/insurance/0/faq', 'id'],
    [`${plan}/features?at=ayer`, 'at'],
    [`${plan}/features?nada=1`, 'nada'],
    [`${plan}/calculatePrice?targetCurrency=EUR`, 'targetCurrency'],
    [`${plan}/calculatePrice?at=2026-02-31`, 'at'],
    [`${plan}/coverageOrganization/x/coverages`, 'within'],
    ['/api/insurance/product/-x', 'code'],
    ['/api/qppayment/insurance-payment/-x', 'id'],
    ['/api/globales/prestadores?regionNumero=100', 'regionNumero'],
    ['/api/seguro-adicional/prestadores?regionNumero=17', 'regionNumero'],
    ['/api/globales/uf?at=x', 'at'],
    ['/api/infoplanes/prestaciones', 'plan'],
    ['/api/infoplanes/factores?at=x', 'at'],
    ['/api/buscarplanes/analisisypuntaje', 'plan'],
    ['/api/organization/instituciones/%00', 'type'],
    ['/api/organization/instituciones/nada', 'type'],
    ['/api/organization/seguros/tipo/nada', 'type'],
    ['/api/organization/availableToSell/code/78/insuranceType/SCTR', 'name'],
    ['/api/globales/prestadores?regionNumero=17', 'regionNumero'],
    [`${plan}/calculatePrice?productType=nada`, 'productType'],
    ['/api/insurance/compare/metadataPlanesPersonas', 'productCodes'],
    ['/api/insurance/compare/metadataPlanesPersonas?productCodes=a,-b', 'productCodes'],
    [`/api/insurance/compare/metadataPlanesPersonas?productCodes=a,b,c,d`, 'productCodes'],
  ])('names what is wrong: %s', async (url, field) =>
    expect(await get(url)).toMatchObject({
      status: 400,
      errors: { [field]: expect.not.stringContaining('Invalid input') as string },
    }),
  );
});

test('a policy opens as a PDF, also as it was on a day', async () => {
  for (const [at, url] of [
    ['', `/api/documents/insurance/${id}/1`],
    ['?at=2026-01-15', `/api/documents/insurance/${id}/1?at=2026-01-15`],
  ]) {
    expect((await get(`/api/documents/insurance/${id}${at}`)).data).toMatchObject([{ url }, {}]);
    const { statusCode, headers, rawPayload } = await world.app.inject({
      url,
      headers: { 'x-country': 'CL' },
    });
    expect([statusCode, headers['content-type'], rawPayload.subarray(0, 8).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.7',
    ]);
    expect(headers['content-disposition']).toContain('inline; filename="Poliza.pdf"');
    expect(rawPayload.includes(Buffer.from('Todo.').toString('hex'))).toBe(true);
  }
});

test('organizations of a type are the same for everybody, whatever token comes along', async () => {
  const url = '/api/organization/instituciones/tipo/ISAPRE';
  const asking = async (authorization?: string) => {
    const headers = { 'x-country': 'CL', ...(authorization && { authorization }) };
    const { statusCode, body } = await world.app.inject({ url, headers });
    return [statusCode, body];
  };
  const without = await asking();
  expect(without[0]).toBe(200);
  expect(await asking(await world.as(colleague('Eva', 'GERENTE')))).toEqual(without);
  expect(await asking('Bearer nada')).toEqual(without);
});

test('a refusal says where the envelope says it, too, what went wrong', async () => {
  for (const [url, message] of [
    ['/api/insurance/product/nada', 'No existe ese producto en este país.'],
    ['/api/insurance/compare/metadata?take=0', 'La consulta está mal formada.'],
    ['/api/nada', 'No existe lo que buscas.'],
  ]) {
    const refused = await get(url!);
    expect(refused).toMatchObject({ message, error: message });
    expect(refused).not.toHaveProperty('metaData');
  }
});

describe('what a visitor chose is marked, and nothing else left out', () => {
  const chosenIn = async (url: string) => JSON.stringify((await get(url)).data);
  test.each([
    ['/api/organization/availableToSell', 'organizations', isapreId, 'selected'],
    ['/api/organization/instituciones/tipo/ISAPRE', 'organizations', isapreId, 'selected'],
    ['/api/organization/seguros/tipo/isapres', 'organizations', isapreId, 'selected'],
    ['/api/organization/institucion/code/78', 'organizations', isapreId, 'selected'],
    ['/api/organization/institucion/isapre-cruz-blanca', 'organizations', isapreId, 'selected'],
    ['/api/organization/availableToSell/code/78', 'organizations', isapreId, 'selected'],
    [`/api/isapres/${isapreId}`, 'organizations', isapreId, 'seleccionado'],
    ['/api/globales/prestadores', 'coverageOrganizations', clinicId, 'seleccionado'],
    [`/api/coverageOrganization/${clinicId}`, 'coverageOrganizations', clinicId, 'seleccionado'],
  ])('%s by %s', async (url, field, id, mark) => {
    const none = await chosenIn(url);
    expect(none).not.toContain(`"${mark}":true`);
    expect(await chosenIn(`${url}?${field}=7`)).toBe(none);
    const marked = await chosenIn(`${url}?${field}=7,${id}`);
    expect(marked.match(new RegExp(`"${mark}":true`, 'g'))).toHaveLength(1);
    expect(marked.length).toBeGreaterThan(none.length - 5);
    expect((await get(`${url}?${field}=x`)).errors).toEqual({
      [field]: 'Debe ser una lista de números enteros separados por comas, 1000 como máximo.',
    });
  });
  test.each([`/api/organization/${isapreId}/countInsurancesByType`, '/api/business-line'])(
    '%s has nothing to mark',
    async (url) =>
      expect((await get(`${url}?organizations=1`)).errors).toEqual({
        organizations: 'Este campo no existe.',
      }),
  );
});

test('where nothing is offered there is no content', async () => {
  await world.send(
    product,
    'CL-solo',
    offerExample({ code: 'CL-solo', country: 'CL', organization: 'Otra' }),
  );
  const url = '/api/qppayment/insurance-payment/CL-solo/getOffers';
  await until(
    'the plan',
    async () => (await world.get(url, undefined, { 'x-country': 'CL' })).status !== 404,
  );
  const { status, body } = await world.get(url, undefined, { 'x-country': 'CL' });
  expect([status, body]).toEqual([204, '']);
});

test('an isapre that offers more than its plans is among those of additional insurance, with their clinics', async () => {
  const told = { code: 'CL-extra', country: 'CL', organization: 'Isapre-Cruz-Blanca', type: 'VIDA' } as const;
  const { content, ...offered } = examplePlan(told);
  const references = exampleReferences(told);
  const identity = { ...content.identity, organizationId: isapreId };
  const coverageOrganizations = [{ id: clinicId, coverages: [] }];
  await world.send(
    product,
    told.code,
    offerProduct(
      told.code,
      { ...offered, content: { ...content, identity, coverageOrganizations } },
      { ...references, organization: { ...references.organization!, id: isapreId } },
    ),
  );
  await until('the isapre', async () => {
    const { data } = await get('/api/seguro-adicional/instituciones');
    return (data as { id: number }[]).some(({ id }) => id === isapreId);
  });
  const clinicsIn = async (query: string) => (await get(`/api/seguro-adicional/prestadores${query}`)).data;
  await until('the clinic', async () => ((await clinicsIn('')) as unknown[]).length === 1);
  expect(await clinicsIn('')).toMatchObject([{ id: clinicId }]);
  expect(await clinicsIn('?regionNumero=13')).toMatchObject([{ id: clinicId }]);
  expect(await clinicsIn('?regionNumero=8')).toEqual([]);
});

describe('a price', () => {
  type Priced = {
    trace: { step: string; amount?: string }[];
    explanation: string[];
    price: { minPrice: number };
  };
  const family = {
    cotizante: [{ sexo: 'Masculino', edad: 40 }],
    cargas: [{ sexo: 'Femenino', edad: 1, parentescoCarga: 'Hijo/Hija' }],
  };

  test('is exact for the profile, and says how in data and in Spanish', async () => {
    const { data } = await post(`${plan}/calculatePrice`, { profile: family, productType: 'isapre' });
    expect(data).toMatchObject({
      version: 2,
      price: { minPrice: 139_200, convertionTo: { amount: '3.48' } },
      total: { profilesWithPrice: 2, profilesEvaluated: 2, arePricesDefined: true },
      shares: [
        { profile: 1, amount: 109_600 },
        { profile: 2, amount: 29_600 },
      ],
    });
    const { trace, explanation } = data as Priced;
    const setAt = expect.stringMatching(/^20.*Z$/) as string;
    expect(trace).toContainEqual(
      expect.objectContaining({ table: 'gesPremiums', from: '2020-01-01', setAt }),
    );
    expect(trace).toContainEqual(
      expect.objectContaining({ step: 'convert', rateFrom: '2026-02-01', rateSetAt: setAt }),
    );
    expect(trace.at(-1)).toMatchObject({ step: 'total', amount: '139200', unit: 'CLP' });
    expect(explanation).toHaveLength(trace.length);
    expect(explanation.at(-1)).toBe('Total: $ 139.200.');
  });

  test('says for whom of the profile a coverage with ages of its own is; who told no age is 25', async () => {
    const qualified = async (edad: number | undefined) => {
      const cotizante = [{ sexo: 'Femenino', edad }];
      const { data } = await post(`${plan}/calculatePrice`, { profile: { ...family, cotizante } });
      return (data as { qualifiedPeople: unknown }).qualifiedPeople;
    };
    expect(await qualified(undefined)).toEqual([{ coverage: 1, profiles: [1, 2] }]);
    expect(await qualified(66)).toEqual([{ coverage: 1, profiles: [2] }]);
    expect(await qualified(17)).toEqual([{ coverage: 1, profiles: [2] }]);
  });

  test('can be told in another currency, if there is a way to it', async () => {
    const { data } = await get(
      `${plan}/calculatePrice?targetCurrency=USD&comparator=true&productType=isapre`,
    );
    expect(data).toMatchObject({
      price: null,
      total: { profilesWithPrice: 0, profilesEvaluated: 1, arePricesDefined: false },
      profiles: [
        { profile: 1, method: 'PriceNotFound', reason: expect.stringContaining('valor de cambio') as string },
      ],
    });
  });

  test('of a day is what the plan said and cost then', async () => {
    const then = async (day: string) =>
      (await get(`${plan}/calculatePrice?at=${day}`)) as Answered & { data: Priced };
    expect(await then('2026-01-15')).toMatchObject({
      status: 200,
      data: { version: 1, price: { minPrice: 67_860 } },
    });
    expect(await then('2026-02-15')).toMatchObject({ data: { version: 1, price: { minPrice: 69_600 } } });
    expect(await then('2026-03-10')).toMatchObject({ data: { version: 2, price: { minPrice: 109_600 } } });
    expect((await then('2026-01-09')).status).toBe(404);
    expect(await get(`/api/insurance/product/${planCode}?at=2026-01-15`)).toMatchObject({
      data: { price: { minPrice: 67_860 } },
    });
    expect(await post(`${plan}/calculatePrice`, { at: '2026-01-15' })).toMatchObject({
      data: { version: 1 },
    });
    expect((await get(`${plan}/seo?at=2026-01-09`)).status).toBe(404);
  });

  test.each([
    `${plan}/calculatePrice`,
    `${plan}/yearlyCost`,
    `${plan}/seo`,
    `/api/insurance/product/${planCode}`,
    '/api/globales/uf',
    '/api/infoplanes/factores',
  ])('of a day to come nobody knows: %s', async (url) => {
    const of = (day: Date) => get(`${url}?at=${dayIn('CL', day.toISOString())}`);
    expect(await of(new Date(Date.now() + 86_400_000))).toMatchObject({
      status: 400,
      errors: { at: 'Ese día todavía no llega: pregunta por hoy o por un día pasado.' },
    });
    expect((await of(new Date())).status).toBe(200);
  });

  test.each<[unknown, string]>([
    [{ profile: { cotizante: [{ edad: 'x' }] } }, 'profile.cotizante.0.edad'],
    [{ profile: [] }, 'profile'],
    [{ at: 'ayer' }, 'at'],
    [{ at: '2999-01-01' }, 'at'],
    [{ targetCurrency: 'EUR' }, 'targetCurrency'],
    [{ productType: 7 }, 'productType'],
    [{ productType: 'nada' }, 'productType'],
    [{ nada: 1 }, 'nada'],
    [[], ''],
  ])('is refused for %j, naming the field', async (body, field) =>
    expect(await post(`${plan}/calculatePrice`, body)).toMatchObject({
      status: 400,
      errors: { [field]: expect.any(String) as string },
    }),
  );

  test('is refused for a type of insurance that the product is not of', async () => {
    const typeId = insuranceTypeNumber('CL', 'SALUD');
    const details = { name: 'SALUD', displayName: 'Seguros de salud', url: 'Salud', colour: '#0a7d4f' };
    await world.send(insuranceType, String(typeId), registerInsuranceType({ country: 'CL', ...details }));
    const errors = { productType: 'El producto no es de ese tipo de seguro.' };
    await until('the type', async () => {
      const answer = await get(`${plan}/calculatePrice?productType=Salud`);
      return answer.status === 400 && JSON.stringify(answer.errors) === JSON.stringify(errors);
    });
  });
});

describe('plans side by side', () => {
  const paths = [
    '/api/insurance/compare/metadataPlanesPersonas',
    '/api/buscarplanes/compare/metadataPlanesPersonas',
  ];
  const side = {
    productCode: planCode,
    price: { minPrice: 109_600 },
    shares: [{ profile: 1, amount: 109_600 }],
  };
  test.each(paths)('are priced for each person: %s', async (path) => {
    expect(await post(path, { productCodes: [planCode] })).toMatchObject({
      status: 200,
      data: [side],
      metaData: { total: 1, notFound: { productCodes: [], insuranceIds: [] } },
    });
    expect((await post(path, { insuranceIds: [id], productCodes: planCode })).data).toMatchObject([side]);
    expect((await post(path, {})).errors).toEqual({
      productCodes: 'Indica los productos que quieres comparar.',
    });
    expect((await post(path, { productCodes: [planCode], profile: 1 })).status).toBe(400);
  });
  test.each(paths)('are three at most, by their codes and numbers together: %s', async (path) => {
    const tooMany = 'Se comparan 3 productos como máximo.';
    expect((await post(path, { productCodes: ['a', 'b'], insuranceIds: [1, 2] })).errors).toEqual({
      productCodes: tooMany,
      insuranceIds: tooMany,
    });
    expect((await post(path, { insuranceIds: [1, 2, 3, 4] })).errors).toEqual({
      insuranceIds: 'Debe ser una lista de números enteros separados por comas, 3 como máximo.',
    });
    expect((await post(path, { productCodes: [planCode, 'a'], insuranceIds: [id] })).status).toBe(200);
  });
  test.each(paths)('are named where there is none, beside those that there are: %s', async (path) => {
    expect(await post(path, { productCodes: ['nada', planCode], insuranceIds: [7] })).toMatchObject({
      status: 200,
      data: [side],
      metaData: { total: 1, notFound: { productCodes: ['nada'], insuranceIds: [7] } },
    });
    expect(await post(path, { productCodes: [planCode] }, 'PE')).toMatchObject({
      data: [],
      metaData: { total: 0, notFound: { productCodes: [planCode], insuranceIds: [] } },
    });
  });
  test('are named when they were withdrawn', async () => {
    const code = 'CL-retirado';
    await world.send(product, code, offerExample({ code, country: 'CL', organization: 'Otra' }));
    const found = async () =>
      (await get(`${paths[0]}?productCodes=${code}`)).metaData as { total: number; notFound?: object };
    await until('the plan', async () => (await found()).total === 1);
    await world.send(product, code, withdrawProduct('caro'));
    await until('nothing', async () => (await found()).total === 0);
    expect(await found()).toMatchObject({ notFound: { productCodes: [code], insuranceIds: [] } });
  });
  test('are asked for by their address, too', async () =>
    expect((await get(`${paths[0]}?insuranceIds=${id}`)).data).toMatchObject([side]));
});

describe('results in Chile', () => {
  const path = '/api/insurance/compare/metadata';
  const estimateOf = ({ metaData }: Answered) => (metaData as { precios?: object | null }).precios;
  test('tell beside the filters between which prices a visitor looks', async () => {
    expect(estimateOf(await get(path))).toMatchObject({
      preciomin: 120_000,
      preciomax: 150_000,
      calculadoPeso: null,
    });
    const profile = { cotizante: [{ edad: 40, ingreso: 1_650_000 }] };
    expect(estimateOf(await post(path, { profile }))).toEqual({
      preciomin: 137_157,
      preciomax: 151_594,
      // 87.8 × 40,000
      topeimponible: 3_512_000,
      calculadoPeso: 144_375,
      calculadoUF: 3.6094,
    });
  });
  test('fit the better the more clinics they have in the visitor’s region', async () => {
    const distanceIn = async (region: unknown): Promise<number | null> => {
      const { data } = await post(path, { profile: { cotizante: [{ edad: 40 }], region } });
      const found = (data as { productCode: string; distance: number | null }[]).find(
        ({ productCode }) => productCode === planCode,
      );
      return found!.distance;
    };
    expect(await distanceIn({ stateCode: '5' })).toBeLessThan((await distanceIn({ stateCode: '13' }))!);
    expect(await distanceIn('RM')).toBe(await distanceIn('13'));
    expect((await post(path, { profile: { region: '99' } })).errors).toEqual({
      'profile.region': 'Este país no tiene esa región.',
    });
  });
  test('tell none where no isapre is compared, and elsewhere there is none', async () => {
    expect(estimateOf(await post(path, { organizationTypes: ['ASEG'] }))).toBeNull();
    expect(estimateOf(await get(path, 'PE'))).toBeNull();
  });
});

describe('the promoted product', () => {
  const path = '/api/insurance/promotedProduct';
  test('is told in the words of the spec where there is none', async () =>
    expect(await post(path, {})).toMatchObject({
      status: 404,
      message: 'Problema en endpoint para obtener producto promocionado',
    }));
  test('is refused for fields that there are not', async () =>
    expect((await post(path, { nada: 1 })).errors).toEqual({ nada: 'Este campo no existe.' }));
});

test.each([
  plan + '/conditions',
  plan + '/calculatePrice',
  '/api/insurance/compare/metadata',
  '/api/globales/uf',
])(
  '%s answers the same with what the site adds to every query, and refuses what nobody knows',
  async (url) => {
    const asked = await get(url);
    expect(asked.status).toBe(200);
    expect((await get(`${url}?isqps=true&forceRefresh=1`)).data).toEqual(asked.data);
    expect(await get(`${url}?noExiste=1`)).toMatchObject({
      status: 400,
      errors: { noExiste: expect.any(String) as string },
    });
  },
);
