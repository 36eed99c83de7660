/** What a company's request says of the company, and where its profile keeps that. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { documentTypesOf } from '@cotejo/core/reference/document-types';
import { type Profile } from '../../domain/profile.ts';
import { textOf, valueAt, withValueAt } from '../../profile/model-path.ts';
import { type CompanySubject } from '../../profile/subject.ts';
import { type CompanyAnswers } from '../../routing/sent-contacts.ts';
import { companyFields, type RequestValues } from './request-values.ts';

/** Where a profile counts whom a company insures. */
const countPaths = {
  company: 'colectivo.cantidadempleados',
  sctr: 'sctr.cantidadempleados',
  guards: 'guardias.cantidadGuardias',
} as const satisfies Record<CompanySubject, string>;

const most = 1_000_000;

/** Digits, whose thousands may be parted. */
const wholeNumber = /^(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)$/;

/** @returns nothing where nothing is written */
export const workersIn = (typed: string): number | undefined | 'wrong' => {
  const written = typed.trim();
  if (written === '') return undefined;
  const count = wholeNumber.test(written) ? Number(written.replace(/\D/g, '')) : 0;
  return count >= 1 && count <= most ? count : 'wrong';
};

/** How many the visitor has told of, as the form begins. */
export const workersOf = (profile: Profile | undefined, subject: CompanySubject): string =>
  textOf(valueAt(profile, countPaths[subject]));

/** The profile with as many as the form says, whose price is asked for. */
export const withWorkers = (
  profile: Profile | undefined,
  subject: CompanySubject,
  { trabajadores }: Pick<RequestValues, 'trabajadores'>,
): Profile | undefined => {
  const count = workersIn(trabajadores);
  return typeof count === 'number'
    ? { ...withValueAt(profile ?? {}, countPaths[subject], count), ingresodatos: true }
    : profile;
};

/** The profile as the request keeps it: with the company's name, which no price depends on. */
export const withCompanyName = (
  profile: Profile | undefined,
  { razonSocial }: Pick<RequestValues, 'razonSocial'>,
): Profile | undefined => {
  const name = razonSocial.trim();
  return name ? withValueAt(profile ?? {}, 'colectivo.razonSocial', name) : profile;
};

/** Answers about the company for the confirmation, without those left blank. */
export const companyAnswers = (
  { razonSocial, tipoDocumento, numeroDocumento, trabajadores }: RequestValues,
  country: CountryCode,
): CompanyAnswers => {
  const document = documentTypesOf(country).find(({ code }) => code === tipoDocumento);
  const answers = [
    [companyFields.razonSocial, razonSocial],
    [document?.name ?? 'Documento', numeroDocumento],
    [companyFields.trabajadores, trabajadores],
  ] as const;
  return answers.flatMap(([question, answer]) => (answer.trim() ? [[question, answer.trim()] as const] : []));
};
