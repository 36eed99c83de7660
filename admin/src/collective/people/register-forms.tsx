/** The forms that register somebody: an employee of a company, and a dependant of an employee. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type ComponentType } from 'react';
import { type CommandForm, said, type Values } from '../../kit/commands/form.ts';
import { CompanyField } from './CompanyField.tsx';
import { AboutFields, AccountFields, DocumentFields, KinshipFields } from './IdentityFields.tsx';
import { personId } from './personId.ts';

type RegisterForm = CommandForm<PersonRecord> & { readonly Fields: ComponentType };

const identityNames = [
  'documentType',
  'documentNumber',
  'firstName',
  'paternalSurname',
  'maternalSurname',
  'birthDate',
  'gender',
  'email',
  'phone',
] as const;

/** A bank account that was begun and emptied is none. */
export const accountOf = ({ bankAccount }: Values): object => {
  const account = said((bankAccount ?? {}) as Values, 'bank', 'typeId', 'number');
  return Object.keys(account).length > 0 ? { bankAccount: account } : {};
};

export const employeeForm: RegisterForm = {
  fields: ['companyId', ...identityNames, 'bankAccount'],
  idOf: ({ companyId, documentType, documentNumber }) =>
    personId({ companyId, documentType, documentNumber }),
  payloadOf: (values) => ({ ...said(values, 'companyId', ...identityNames), ...accountOf(values) }),
  Fields: () => (
    <>
      <CompanyField />
      <DocumentFields />
      <AboutFields />
      <AccountFields />
    </>
  ),
};

export const dependantForm = ({ id: holderId, companyId }: PersonRecord): RegisterForm => ({
  fields: [...identityNames, 'relationship', 'dependantType'],
  about: holderId,
  idOf: ({ documentType, documentNumber }) => personId({ companyId, documentType, documentNumber }),
  payloadOf: (values) => ({
    ...said(values, ...identityNames, 'relationship', 'dependantType'),
    companyId,
    holderId,
  }),
  Fields: () => (
    <>
      <KinshipFields />
      <DocumentFields companyId={companyId} />
      <AboutFields />
    </>
  ),
});
