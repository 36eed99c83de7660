/** Bodies of the commands on insured people. Fields that depend on the country are checked once the company says it. */
import { choice, day, decimal, maybe, record } from '@cotejo/core/kit/fields';
import { birthDate, text } from '@cotejo/core/kit/validation';
import { email, optionalPersonName, personName } from '@cotejo/core/people';
import { bankAccountTypes, genders, idsOf } from '@cotejo/core/reference/collective-tables';
import { dependantRelationships, dependantTypeIds } from '@cotejo/core/reference/dependant-types';
import { z } from 'zod';

const longestReason = 500;

const document = {
  documentType: text(10).describe('uno de los del país, o PA, el pasaporte'),
  documentNumber: text(20),
};
const about = {
  firstName: personName,
  paternalSurname: personName,
  maternalSurname: optionalPersonName.nullable(),
  birthDate: maybe(birthDate),
  gender: maybe(choice(idsOf(genders))),
  email: maybe(email),
  phone: maybe(text(50)).describe('con o sin el prefijo del país'),
};
const account = record({ bank: text(100), typeId: choice(idsOf(bankAccountTypes)), number: text(40) });
const kinship = {
  relationship: choice(idsOf(dependantRelationships)),
  dependantType: maybe(choice(dependantTypeIds)),
};
const companyId = text(20).describe('el país y el documento de la empresa');

export const documentInCompany = record({ companyId, ...document });
export const employee = record({ companyId, ...document, ...about, bankAccount: maybe(account) });
export const dependant = record({
  companyId,
  holderId: z.uuid('Elige al titular.'),
  ...document,
  ...about,
  ...kinship,
});
export const changes = record({ ...about, ...kinship, bankAccount: account }).partial();
export const measured = record({
  heightCm: decimal(0, 1_000).describe('en centímetros'),
  weightKg: decimal(0, 100_000).describe('en kilos'),
  on: day.describe('el día en que se midió'),
});
export const measureRemoved = record({ on: day.describe('el día de las medidas') });
export const because = record({ reason: text(longestReason).describe('por qué; queda en el historial') });
export const erasing = record({ reasonId: z.int('Elige un motivo.').describe('de la lista de motivos') });
