/** The fields of the commands on files for insurers. */
import { type InsurerFileRecord } from '@cotejo/core/insurer-files';
import { type InsurerRecord } from '@cotejo/core/insurer-terms';
import { contactTypes, nameIn } from '@cotejo/core/reference/collective-tables';
import { Typography } from '@mui/material';
import { CheckboxGroupInput, SelectInput, useGetOne, useTranslate } from 'react-admin';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { fieldOf, needed } from '../../kit/commands/field.ts';
import { type CommandForm, said } from '../../kit/commands/form.ts';
import { useInsurers } from '../policy-employees/useCuttingDays.ts';

const field = fieldOf('insurer-files');

const PrepareFields = () => (
  <SelectInput
    {...field('insurerId')}
    choices={[...useInsurers()]}
    translateChoice={false}
    validate={needed}
  />
);

export const prepareForm: CommandForm<InsurerFileRecord> & { Fields: typeof PrepareFields } = {
  fields: ['insurerId'],
  payloadOf: (values) => said(values, 'insurerId'),
  Fields: PrepareFields,
};

/** The insurer's contacts, for those who may read them. */
const ContactsToTell = ({ record: { insurerId } }: { record: InsurerFileRecord }) => {
  const translate = useTranslate();
  const { data, isPending } = useGetOne<InsurerRecord>(
    'insurers',
    { id: insurerId },
    { onError: () => undefined },
  );
  const choices = (data?.contacts ?? []).flatMap(({ id, contact }) =>
    contact
      ? [{ id, name: `${contact.name} · ${nameIn(contactTypes, contact.typeId)} · ${contact.email}` }]
      : [],
  );
  if (isPending) return null;
  if (choices.length === 0)
    return <Typography color="text.secondary">{translate('resources.insurer-files.noContacts')}</Typography>;
  return (
    <CheckboxGroupInput {...field('contactIds')} choices={choices} translateChoice={false} row={false} />
  );
};

const sendForm: RecordForm<InsurerFileRecord> = {
  fields: ['contactIds'],
  payloadOf: (values) => said(values, 'contactIds'),
  explains: true,
  Fields: ContactsToTell,
};

export const insurerFileForms = { send: sendForm };
