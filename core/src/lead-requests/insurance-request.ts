/** A request for additional insurances for some people: the bodies of `POST /api/seguro-adicional/solicitar` and `…/update`. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { regions } from '../reference/regions.ts';
import { requestType } from '../reference/request-types.ts';
import { birthDate, optionalText, required, text } from '../kit/validation/index.ts';
import { email, personName, phone } from '../people/index.ts';
import { type LeadRequest } from '../leads/index.ts';
import { type OwnUpdate, whoseRequest } from './own-update.ts';
import { referral } from './referral.ts';
import {
  always,
  documentCheck,
  identityFields,
  identityOf,
  longestMessage,
  missingPerson,
} from './person-fields.ts';
import { common, commonOf, flag, notAnObject } from './request-fields.ts';

const mostPeople = 20;
const mostInsurances = 20;
const list = 'Debe ser una lista.';

/** A person to insure; the first is the one who asks. */
const insuredPerson = (country: CountryCode) =>
  z
    .object(
      {
        nombre: personName,
        ...identityFields,
        email: email.nullish(),
        telefono: phone(country).nullish(),
        birthDate: birthDate.nullish(),
        parentesco: optionalText(40).describe('con la primera persona'),
      },
      'Debe ser un objeto.',
    )
    .superRefine(documentCheck(country), always);

const people = (country: CountryCode) =>
  z
    .array(insuredPerson(country), missingPerson)
    .min(1, missingPerson)
    .max(mostPeople, `Son ${mostPeople} personas como máximo.`)
    .describe('quiénes se asegurarían; la primera es quien pide');
type Typed = z.output<ReturnType<typeof people>>[number];

const insuredOf = (country: CountryCode) => {
  const identity = identityOf(country);
  return (typed: Typed) => ({
    ...identity(typed),
    email: typed.email ?? undefined,
    phone: typed.telefono ?? undefined,
    birthDate: typed.birthDate ?? undefined,
    relationship: typed.parentesco,
  });
};
type InsuredPerson = ReturnType<ReturnType<typeof insuredOf>>;

const regionNamed = (given: string | number) =>
  regions.find(({ id, name, abbreviation }) =>
    [String(id), name.toLowerCase(), abbreviation.toLowerCase()].includes(String(given).trim().toLowerCase()),
  );

/** In Chile one of the table, by number, name or abbreviation; elsewhere in words. */
const region = (country: CountryCode) =>
  country === 'CL'
    ? z
        .union([z.int(), z.string().max(100)], 'Elige una región.')
        .refine((given) => regionNamed(given) !== undefined, 'Elige una región.')
        .transform((given) => regionNamed(given)!)
        .transform(({ id, name }) => ({ id, name }))
    : text(100).transform((name) => ({ name }));

const insurances = z
  .array(z.object({ code: text(100), name: optionalText(300) }, 'Debe ser un objeto.'), list)
  .min(1, 'Elige al menos un seguro.')
  .max(mostInsurances, `Son ${mostInsurances} seguros como máximo.`);

const additionalData = z
  .object(
    {
      sellerDNI: optionalText(20).describe('quien vende, por su documento'),
      createdFrom: optionalText(100),
      leadQpSubscription: optionalText(100),
    },
    'Debe ser un objeto.',
  )
  .nullish();

type Parts = {
  readonly persons?: readonly InsuredPerson[];
  readonly region?: object | null;
  readonly birthDate?: string | null;
  readonly insurance?: readonly object[] | null;
  readonly isPayment?: boolean | null;
  readonly aditional_data?: z.output<typeof additionalData>;
};

/** As it is kept; what was not given is not in it. */
const insuranceOf = (body: Parts): Record<string, unknown> => {
  const parts = {
    persons: body.persons,
    region: body.region,
    birthDate: body.birthDate,
    insurances: body.insurance,
    isPayment: body.isPayment,
    sellerDocument: body.aditional_data?.sellerDNI,
    createdFrom: body.aditional_data?.createdFrom,
    subscription: body.aditional_data?.leadQpSubscription,
  };
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined && value !== null),
  );
};

const personOf = ({ birthDate: _, relationship: __, ...person }: InsuredPerson) => person;

/** @returns the rules of that country; a refusal names every wrong field, in Spanish */
export const insuranceRequest = (country: CountryCode) =>
  z
    .object(
      {
        ...common,
        person: people(country).superRefine(([first], context) => {
          for (const field of ['email', 'telefono'] as const)
            if (first && !first[field])
              context.addIssue({ code: 'custom', path: [0, field], message: required });
        }),
        region: country === 'CL' ? region(country) : region(country).nullish(),
        birthDate: birthDate.nullish().describe('la de quien pide'),
        insurance: insurances,
        isPayment: flag.describe('quiere pagar ya'),
        aditional_data: additionalData,
        referido: referral.describe('quién recomendó el sitio'),
        mensaje: optionalText(longestMessage),
      },
      notAnObject,
    )
    .transform((body): LeadRequest => {
      const persons = body.person.map(insuredOf(country));
      return {
        requestTypeId: requestType.insurance,
        person: personOf(persons[0]!) as LeadRequest['person'],
        message: body.mensaje,
        insurance: insuranceOf({ ...body, persons }),
        ...commonOf(body),
        referral: body.referido,
      };
    });

/** Corrections and additions of the visitor; fields left out stay, and people or insurances are replaced together. */
export const insuranceRequestUpdate = (country: CountryCode) =>
  z
    .object(
      {
        ...whoseRequest,
        person: people(country).nullish(),
        region: region(country).nullish(),
        birthDate: birthDate.nullish(),
        insurance: insurances.nullish(),
        isPayment: z.boolean('Debe ser verdadero o falso.').nullish(),
        aditional_data: additionalData,
        mensaje: optionalText(longestMessage),
      },
      notAnObject,
    )
    .transform((body): OwnUpdate => {
      const persons = body.person?.map(insuredOf(country));
      return {
        leadId: body.id,
        editKey: body.editKey,
        requestTypeId: requestType.insurance,
        country,
        message: body.mensaje,
        person: persons && personOf(persons[0]!),
        insurance: insuranceOf({ ...body, persons }),
      };
    });
