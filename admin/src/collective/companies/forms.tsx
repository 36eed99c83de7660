/** The fields of the commands on companies. */
import { companies, type CompanyRecord } from '@cotejo/core/companies';
import { economicActivities } from '@cotejo/core/reference/economic-activities';
import { AutocompleteInput, TextInput } from 'react-admin';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { choiceNeeded, fieldOf, needed } from '../../kit/commands/field.ts';
import { type CommandForm, said, type Values } from '../../kit/commands/form.ts';
import { NoteField } from '../../kit/commands/NoteField.tsx';
import { ContactsField } from '../ContactsField.tsx';
import { DocumentFields, idByDocument } from '../DocumentFields.tsx';

const field = fieldOf(companies.labels);
const longestReason = 500;

const DetailFields = () => (
  <>
    <TextInput {...field('legalName')} validate={needed} />
    <TextInput {...field('tradeName')} />
    <AutocompleteInput
      {...field('economicActivityId')}
      choices={[...economicActivities]}
      translateChoice={false}
      openOnFocus={false}
      validate={choiceNeeded}
    />
    <TextInput {...field('address.street')} />
    <TextInput {...field('address.city')} />
    <TextInput {...field('address.region')} />
    <ContactsField />
  </>
);

const RegisterFields = () => (
  <>
    <DocumentFields labels={companies.labels} />
    <DetailFields />
  </>
);

const names = ['legalName', 'tradeName', 'economicActivityId', 'address', 'contacts'] as const;
const payloadOf = (values: Values) => ({ address: {}, contacts: [], ...said(values, ...names) });

export const registerForm: CommandForm<CompanyRecord> & { Fields: typeof RegisterFields } = {
  fields: ['country', 'documentNumber', ...names],
  idOf: idByDocument,
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
    <NoteField source="reason" label={companies.labels.reason!} longest={longestReason} isRequired />
  ),
};

export const companyForms = {
  change: changeForm,
  approve: plainForm,
  reject: { ...reasonForm, takesAway: true },
  deactivate: { ...reasonForm, takesAway: true },
  reactivate: plainForm,
};
