/** The fields of the commands on companies. */
import { companies, type CompanyRecord } from '@cotejo/core/companies';
import { economicActivities } from '@cotejo/core/reference/economic-activities';
import { AutocompleteInput, TextInput } from 'react-admin';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { choiceNeeded, fieldOf, needed } from '../../kit/commands/field.ts';
import { type CommandForm } from '../../kit/commands/form.ts';
import { reasonForm } from '../../kit/commands/reasonForm.tsx';
import { ContactsField } from '../ContactsField.tsx';
import { DocumentFields, idByDocument } from '../DocumentFields.tsx';

const field = fieldOf(companies.labels);

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
const emptied = { address: {}, contacts: [] };

export const registerForm: CommandForm<CompanyRecord> & { Fields: typeof RegisterFields } = {
  fields: ['country', 'documentNumber', ...names],
  idOf: idByDocument,
  emptied,
  Fields: RegisterFields,
};

const changeForm: RecordForm<CompanyRecord> = {
  fields: names,
  emptied,
  startsWith: 'record',
  Fields: DetailFields,
};

export const companyForms = {
  change: changeForm,
  approve: { explains: true },
  reject: reasonForm,
  deactivate: reasonForm,
  reactivate: { explains: true },
};
