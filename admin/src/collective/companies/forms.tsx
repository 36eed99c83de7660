/** The fields of the commands on companies. */
import { companyIdOf, type CompanyRecord } from '@cotejo/core/companies';
import { type CountryCode } from '@cotejo/core/kit/country';
import { companyDocumentNumber, companyDocumentType } from '@cotejo/core/people';
import { countries } from '@cotejo/core/reference/countries';
import { economicActivities } from '@cotejo/core/reference/economic-activities';
import { AutocompleteInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { fieldOf, needed } from '../../kit/commands/field.ts';
import { type CommandForm, said, type Values } from '../../kit/commands/form.ts';
import { NoteField } from '../../kit/commands/NoteField.tsx';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { ContactsField } from '../ContactsField.tsx';

const field = fieldOf('companies');
const longestReason = 500;

const readNumber = (country: unknown, typed: unknown) =>
  companyDocumentNumber(country as CountryCode).safeParse(typed);

/** What is wrong with the typed document, in Spanish. */
const documentError = (typed: unknown, { country }: { country?: unknown }) => {
  const read = country ? readNumber(country, typed) : undefined;
  return read?.success === false ? read.error.issues[0]?.message : undefined;
};

const DetailFields = () => (
  <>
    <TextInput {...field('legalName')} validate={needed} />
    <TextInput {...field('tradeName')} />
    <AutocompleteInput
      {...field('economicActivityId')}
      choices={[...economicActivities]}
      translateChoice={false}
      openOnFocus={false}
      validate={needed}
    />
    <TextInput {...field('address.street')} />
    <TextInput {...field('address.city')} />
    <TextInput {...field('address.region')} />
    <ContactsField />
  </>
);

const RegisterFields = () => {
  const translate = useTranslate();
  const { countries: own = [] } = useConsoleIdentity() ?? {};
  const country = useWatch({ name: 'country' }) as CountryCode | undefined;
  return (
    <>
      <SelectInput
        {...field('country')}
        choices={countries.filter(({ code }) => own.length === 0 || own.includes(code))}
        optionText="name"
        optionValue="code"
        translateChoice={false}
        validate={needed}
      />
      <TextInput
        {...field('documentNumber')}
        label={
          country ? companyDocumentType(country) : translate('resources.companies.fields.documentNumber')
        }
        validate={[needed, documentError]}
      />
      <DetailFields />
    </>
  );
};

const names = ['legalName', 'tradeName', 'economicActivityId', 'address', 'contacts'] as const;
const payloadOf = (values: Values) => ({ address: {}, contacts: [], ...said(values, ...names) });

export const registerForm: CommandForm<CompanyRecord> & { Fields: typeof RegisterFields } = {
  fields: ['country', 'documentNumber', ...names],
  idOf: ({ country, documentNumber }) =>
    companyIdOf(country as CountryCode, readNumber(country, documentNumber).data ?? ''),
  payloadOf: (values) => ({ ...payloadOf(values), ...said(values, 'country', 'documentNumber') }),
  Fields: RegisterFields,
};

const changeForm: RecordForm<CompanyRecord> = {
  fields: names,
  startsWith: (record) => Object.fromEntries(names.map((name) => [name, record[name]])),
  payloadOf,
  Fields: DetailFields,
};
const plainForm: RecordForm<CompanyRecord> = { fields: [], payloadOf: () => ({}), explains: true };
const reasonForm: RecordForm<CompanyRecord> = {
  fields: ['reason'],
  payloadOf: (values) => said(values, 'reason'),
  explains: true,
  Fields: () => (
    <NoteField source="reason" label="resources.companies.fields.reason" longest={longestReason} isRequired />
  ),
};

export const companyForms = {
  change: changeForm,
  approve: plainForm,
  reject: reasonForm,
  deactivate: reasonForm,
  reactivate: plainForm,
};
