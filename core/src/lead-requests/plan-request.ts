/** A request for a plan, *Me interesa*: the bodies of `POST /api/solicitarplans` and of its update. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { requestType } from '../reference/request-types.ts';
import { freeForm, optionalText, text } from '../kit/validation/index.ts';
import { optionalDocumentNumber } from '../people/index.ts';
import { type LeadRequest } from '../leads/index.ts';
import { type OwnUpdate, ownPersonUpdate, whoseRequest } from './own-update.ts';
import { priceFields, quotedPriceOf } from './quoted-price.ts';
import { referral } from './referral.ts';
import { datosingresados } from './person-fields.ts';
import { common, commonOf, notAnObject } from './request-fields.ts';

const flagIfGiven = z
  .boolean('Debe ser verdadero o falso.')
  .nullish()
  .transform((value) => value ?? undefined);

/** A profile of twenty people with every field of the spec has a quarter of it. */
const profile = freeForm({ size: 20_000, depth: 8 }).describe(
  'quiénes se asegurarían, como lo sabe el comparador',
);

const planFields = (country: CountryCode) => ({
  nombreLargoPlan: optionalText(300),
  codigoPrestador: optionalText(40).describe('la clínica o red con la que se miró el plan'),
  ...priceFields,
  mismaAseguradora: flagIfGiven.describe('ya está en esa aseguradora'),
  hasOnlineOnboarding: flagIfGiven.describe('el plan se puede contratar en línea'),
  perfilIngreso: profile,
  numeroDocumentoPareja: optionalDocumentNumber(country),
});

type PlanTold = z.output<z.ZodObject<ReturnType<typeof planFields>>>;

const detailsOf = (body: PlanTold) => ({
  providerCode: body.codigoPrestador,
  sameInsurer: body.mismaAseguradora,
  onlineOnboarding: body.hasOnlineOnboarding,
});

/** @param isGroup whether the product is bought by a company for the people who work there */
export const planRequestType = (country: CountryCode, isGroup: boolean): number => {
  if (isGroup) return requestType.collective;
  return country === 'INT' ? requestType.international : requestType.plan;
};

/** @returns the rules of that country; a refusal names every wrong field, in Spanish */
export const planRequest = (country: CountryCode) =>
  z
    .object(
      {
        ...common,
        nombreplan: text(100).describe('el código del producto'),
        ...planFields(country),
        idSalesforce: optionalText(40),
        referido: referral.describe('quién recomendó el sitio'),
        datosingresados: datosingresados(country),
      },
      notAnObject,
    )
    .transform((body): LeadRequest => ({
      requestTypeId: requestType.plan,
      ...body.datosingresados,
      product: {
        code: body.nombreplan,
        name: body.nombreLargoPlan ?? body.nombreplan,
        ...detailsOf(body),
      },
      quotedPrice: quotedPriceOf(country, body),
      partnerDocument: body.numeroDocumentoPareja,
      profile: body.perfilIngreso,
      ...commonOf(body),
      salesforceId: body.idSalesforce,
      referral: body.referido,
    }));

/** Corrections and additions of the visitor; fields left out stay. */
export const planRequestUpdate = (country: CountryCode) =>
  z
    .object(
      {
        ...whoseRequest,
        nombreplan: optionalText(100).describe('el código de otro producto'),
        ...planFields(country),
        datosingresados: ownPersonUpdate(country).nullish(),
      },
      notAnObject,
    )
    .transform((body): OwnUpdate => {
      const { nombreplan: code, nombreLargoPlan: name } = body;
      return {
        leadId: body.id,
        editKey: body.editKey,
        requestTypeId: requestType.plan,
        country,
        ...body.datosingresados,
        product: { code, name: name ?? code, ...detailsOf(body) },
        quotedPrice: quotedPriceOf(country, body),
        partnerDocument: body.numeroDocumentoPareja,
        profile: body.perfilIngreso,
      };
    });
