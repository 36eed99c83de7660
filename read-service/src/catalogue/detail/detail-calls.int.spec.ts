/** The calls of a product's detail: what each answers, and what it refuses. */
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '@cotejo/core/catalogue';
import { catalogueTerm, registerCatalogueTerm } from '@cotejo/core/insurance-types';
import { offerExample } from '../../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../../projectors/src/testing/world.ts';
import { type ReadWorld } from '../../testing/read-world.ts';
import { callsOf, createPlanWorld, expectEnvelope } from '../testing/calls.ts';
import { card, coverageTag, entry, inClinic, withoutTag } from '../testing/rich-answers.ts';
import {
  benefitId,
  clinicId,
  countryId,
  featureId,
  planAddress as plan,
  planCode,
  planId as id,
  planPath,
  tagId,
} from '../testing/rich-plan.ts';

let world: ReadWorld;
const { get } = callsOf(() => world, 'CL');
beforeAll(async () => {
  world = await createPlanWorld();
});
afterAll(() => world.end());

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
  ])('answers with the envelope: %s', async (url, data) => expectEnvelope(await get(url), data));

  test.each([
    '/api/insurance/product/nada',
    '/api/insurance/7/conditions',
    `${plan}/coverageOrganization/7/coverages`,
    `${plan}/benefit/7/coverages`,
    '/api/insurance/coverages/7/resume',
    '/api/documents/insurance/7',
    `/api/documents/insurance/${id}/2`,
    `/api/documents/insurance/${id}/1?at=2026-01-09`,
    '/api/qppayment/insurance-payment/nada',
    '/api/qppayment/insurance-payment/nada/getOffers',
  ])('says that it is not there: %s', async (url) => expect((await get(url)).status).toBe(404));

  test.each([`/api/insurance/product/${planCode}`, `${plan}/seo`])(
    'tells nothing of another country’s: %s',
    async (url) => expect((await get(url, 'PE')).status).toBe(404),
  );

  test.each([
    ['/api/insurance/uno/conditions', 'id'],
    ['/api/insurance/99999999999999999/seo', 'id'],
    ['/api/insurance/0/faq', 'id'],
    [`${plan}/features?at=ayer`, 'at'],
    [`${plan}/features?nada=1`, 'nada'],
    [`${plan}/coverageOrganization/x/coverages`, 'within'],
    ['/api/insurance/product/-x', 'code'],
    ['/api/qppayment/insurance-payment/-x', 'id'],
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
    expect((await extractText(new Uint8Array(rawPayload), { mergePages: true })).text).toContain('Todo.');
  }
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

describe('a code in another case', () => {
  const codeAt = async (url: string) => (await get<{ productCode: string }>(url)).data?.productCode;
  const [upper, lower] = [planCode, planCode.toLowerCase()];
  test('names the same product, on a day of the past too', async () => {
    for (const at of ['', '?at=2026-01-15'])
      expect(await codeAt(`/api/insurance/product/${lower}${at}`)).toBe(upper);
    expect(await codeAt(`/api/infoplanes/infoplan?plan=${lower}`)).toBe(upper);
  });
  test('names the one that is spelled so, where two differ in case alone', async () => {
    const other = { code: lower, country: 'CL', organization: 'Otra' } as const;
    await world.send(product, lower, offerExample(other));
    await until('the other', async () => (await codeAt(`/api/insurance/product/${lower}`)) === lower);
    expect(await codeAt(`/api/insurance/product/${upper}`)).toBe(upper);
  });
});

test('features are also those that others of the type have and the product does not', async () => {
  const [other, hidden] = [604, 605];
  const term = (id: number, name: string) =>
    world.send(catalogueTerm, String(id), registerCatalogueTerm({ country: 'CL', kind: 'feature', name }));
  await term(other, 'Telemedicina');
  await term(hidden, 'Nadie la tiene');
  const features = [
    { id: other, included: true },
    { id: hidden, included: false },
  ];
  const offered = { code: 'CL-otro', country: 'CL', organization: 'Otra', type: 'ISAPRE' } as const;
  await world.send(product, offered.code, offerExample({ ...offered, content: { features } }));
  type Feature = { readonly id: number; readonly included: boolean };
  const featuresAt = async (path: string) => (await get<Feature[]>(`${plan}/${path}`)).data;
  await until('the feature of another', async () => (await featuresAt('features')).length === 3);
  expect(await featuresAt('features')).toMatchObject([
    { id: featureId, included: true },
    { id: benefitId, included: false },
    { id: other, name: 'Telemedicina', included: false },
  ]);
  expect((await featuresAt('inFeatures')).map(({ id }) => id)).toEqual([featureId]);
  // Other products on a day of the past are not told.
  expect(await featuresAt('features?at=2026-03-12')).toHaveLength(2);
});
