/** The fields by which an insured person is known: the document and what the insurer asks of everybody. */
import { insuredPeople } from '@cotejo/core/insured-people';
import { type CountryCode } from '@cotejo/core/kit/country';
import { insuredDocument } from '@cotejo/core/people';
import { bankAccountTypes, genders, nameIn } from '@cotejo/core/reference/collective-tables';
import { dependantRelationships, dependantTypes } from '@cotejo/core/reference/dependant-types';
import { insuredDocumentsOf } from '@cotejo/core/reference/insured-documents';
import { Alert, Typography } from '@mui/material';
import { DateInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { fieldOf, needed } from '../../kit/commands/field.ts';
import { useNow } from '../../kit/time/useNow.ts';
import { countryOfCompany, typeByAge } from '../person.ts';

export const field = fieldOf(insuredPeople.labels);
/** Fields that insurers require of everybody. */
const forInsurer = 'Sin este dato su alta queda pendiente.';
const asTyped = (day: string) => day;

/** Validates the typed document. @returns the error in Spanish; nothing for a valid one */
const documentError = (country: CountryCode | undefined) => (documentNumber: unknown, values: object) => {
  const { documentType } = values as { documentType?: unknown };
  if (!country || !documentType) return undefined;
  const read = insuredDocument(country).safeParse({ documentType, documentNumber });
  return read.error?.issues.find(({ path }) => path[0] === 'documentNumber')?.message;
};

/** @param companyId of the company that is known; otherwise the form's own */
export const DocumentFields = ({ companyId }: { companyId?: string }) => {
  const typed: unknown = useWatch({ name: 'companyId' });
  const country = countryOfCompany(companyId ?? typed);
  const choices = country ? insuredDocumentsOf(country).map(({ code, name }) => ({ id: code, name })) : [];
  return (
    <>
      <ChoiceField {...field('documentType')} choices={choices} />
      <TextInput {...field('documentNumber')} validate={[needed, documentError(country)]} />
    </>
  );
};

export const AboutFields = () => (
  <>
    <TextInput {...field('firstName')} validate={needed} />
    <TextInput {...field('paternalSurname')} validate={needed} />
    <TextInput {...field('maternalSurname')} />
    <DateInput {...field('birthDate')} parse={asTyped} helperText={forInsurer} />
    <ChoiceField {...field('gender')} isOptional choices={genders} helperText={forInsurer} />
    <TextInput {...field('email')} type="email" />
    <TextInput {...field('phone')} type="tel" />
  </>
);

/** A child's type follows from its age, as when a coverage is asked for. */
const TypeNotice = () => {
  const dependantType: unknown = useWatch({ name: 'dependantType' });
  const birthDate: unknown = useWatch({ name: 'birthDate' });
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const type = typeByAge({ dependantType, birthDate }, today);
  if (!type) return null;
  return (
    <Alert severity="warning">
      Por su fecha de nacimiento hoy es «{nameIn(dependantTypes, type)}»: así se pedirá su alta.
    </Alert>
  );
};

export const KinshipFields = () => {
  const relationship: unknown = useWatch({ name: 'relationship' });
  const types = dependantTypes.filter((type) => type.relationship === relationship);
  return (
    <>
      <ChoiceField {...field('relationship')} choices={dependantRelationships} />
      <ChoiceField {...field('dependantType')} isOptional choices={types} />
      <TypeNotice />
    </>
  );
};

/** All three or none of them. */
export const AccountFields = () => {
  const account = useWatch({ name: 'bankAccount' }) as Readonly<Record<string, unknown>> | undefined;
  const isSaid = account !== undefined && Object.values(account).some(Boolean);
  const validate = isSaid ? needed : undefined;
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        Cuenta para reembolsos (opcional)
      </Typography>
      <TextInput {...field('bankAccount.bank')} validate={validate} />
      <ChoiceField {...field('bankAccount.typeId')} choices={bankAccountTypes} isOptional={!isSaid} />
      <TextInput {...field('bankAccount.number')} validate={validate} />
    </>
  );
};
