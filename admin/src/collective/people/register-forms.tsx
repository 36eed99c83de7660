/** The forms that register somebody: an employee of a company, and a dependant of an employee. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type ComponentType } from 'react';
import { TextInput } from 'react-admin';
import { needed } from '../../kit/commands/field.ts';
import { type CommandForm, said, type Values } from '../../kit/commands/form.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { LookUpField } from '../LookUpField.tsx';
import { AboutFields, AccountFields, DocumentFields, field, KinshipFields } from './IdentityFields.tsx';
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

/** The company: chosen from a list, or typed by users without permission to read companies. */
const CompanyField = () =>
  may(useConsoleIdentity(), 'admin:organization-read') ? (
    <LookUpField
      source="companyId"
      label="resources.insured-people.fields.companyId"
      resource="companies"
      nameField="legalName"
      filter={{ status: 'ACTIVE' }}
    />
  ) : (
    <TextInput {...field('companyId')} validate={needed} placeholder="PE-20100070970" />
  );

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
