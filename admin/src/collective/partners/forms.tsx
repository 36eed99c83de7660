/** The fields of the commands on partners. */
import { type PartnerRecord, partners } from '@cotejo/core/partners';
import { partnerKinds } from '@cotejo/core/reference/collective-tables';
import { SelectInput, TextInput } from 'react-admin';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { choiceNeeded, fieldOf, needed } from '../../kit/commands/field.ts';
import { type CommandForm, said, type Values } from '../../kit/commands/form.ts';
import { ContactsField } from '../ContactsField.tsx';
import { DocumentFields, idByDocument } from '../DocumentFields.tsx';

const field = fieldOf(partners.labels);

const DetailFields = () => (
  <>
    <TextInput {...field('name')} validate={needed} />
    <SelectInput
      {...field('kind')}
      choices={[...partnerKinds]}
      translateChoice={false}
      validate={choiceNeeded}
    />
    <ContactsField />
  </>
);

const CreateFields = () => (
  <>
    <DocumentFields labels={partners.labels} />
    <DetailFields />
  </>
);

const names = ['name', 'kind', 'contacts'] as const;
const payloadOf = (values: Values) => ({ contacts: [], ...said(values, ...names) });

export const createForm: CommandForm<PartnerRecord> & { Fields: typeof CreateFields } = {
  fields: ['country', 'documentNumber', ...names],
  idOf: idByDocument,
  payloadOf: (values) => ({ ...payloadOf(values), ...said(values, 'country', 'documentNumber') }),
  Fields: CreateFields,
};

const updateForm: RecordForm<PartnerRecord> = {
  fields: names,
  startsWith: (record) => Object.fromEntries(names.map((name) => [name, record[name]])),
  payloadOf,
  Fields: DetailFields,
};

export const partnerForms = { update: updateForm };
