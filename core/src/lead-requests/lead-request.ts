/** A message from the contact page: the body of `POST /api/contactos`. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { requestType } from '../reference/request-types.ts';
import { type LeadRequest } from '../leads/index.ts';
import { datosingresados } from './person-fields.ts';
import { common, commonOf, notAnObject } from './request-fields.ts';

/** @returns the rules of that country; a refusal names every wrong field, in Spanish */
export const contactRequest = (country: CountryCode) =>
  z
    .object({ ...common, datosingresados: datosingresados(country) }, notAnObject)
    .transform((body): LeadRequest => ({
      requestTypeId: requestType.contact,
      ...body.datosingresados,
      ...commonOf(body),
    }));
