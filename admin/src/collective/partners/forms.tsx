/** The fields of the commands on partners. */
import { type PartnerRecord, partners } from '@cotejo/core/partners';
import { partnerKinds } from '@cotejo/core/reference/collective-tables';
import { TextInput } from 'react-admin';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { fieldOf, needed } from '../../kit/commands/field.ts';
import { type CommandForm } from '../../kit/commands/form.ts';
import { ContactsField } from '../ContactsField.tsx';
import { DocumentFields, idByDocument } from '../DocumentFields.tsx';

const field = fieldOf(partners.labels);

const DetailFields = () => (
  <>
    <TextInput {...field('name')} validate={needed} />
    <ChoiceField {...field('kind')} choices={partnerKinds} />
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
const emptied = { contacts: [] };

export const createForm: CommandForm<PartnerRecord> & { Fields: typeof CreateFields } = {
  fields: ['country', 'documentNumber', ...names],
  idOf: idByDocument,
  emptied,
  Fields: CreateFields,
};

const updateForm: RecordForm<PartnerRecord> = {
  fields: names,
  emptied,
  startsWith: 'record',
  Fields: DetailFields,
};

export const partnerForms = { update: updateForm };
