/** The fields of the commands on files for insurers. */
import { fileKindNames, type InsurerFileRecord, insurerFiles } from '@cotejo/core/insurer-files';
import { type InsurerRecord } from '@cotejo/core/insurer-terms';
import { contactTypes, nameIn } from '@cotejo/core/reference/collective-tables';
import { Typography } from '@mui/material';
import { CheckboxGroupInput, RadioButtonGroupInput, useGetOne } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { fieldOf } from '../../kit/commands/field.ts';
import { type CommandForm } from '../../kit/commands/form.ts';
import { unsentFor } from '../policy-employees/coverage.ts';
import { useCuttingDays } from '../policy-employees/useCuttingDays.ts';

const field = fieldOf(insurerFiles.labels);

/** Offers a daily file where something waits for one. */
const PrepareFields = () => {
  const { data: insurers = [] } = useCuttingDays();
  const insurerId = useWatch({ name: 'insurerId' }) as string | undefined;
  const chosen = insurers.find(({ id }) => id === insurerId);
  const hasDaily = chosen !== undefined && unsentFor(chosen, 'daily') > 0;
  const { setValue } = useFormContext();
  useEffect(() => {
    if (!hasDaily) setValue('takes', 'cuttingDay');
  }, [hasDaily, setValue]);
  return (
    <>
      <ChoiceField {...field('insurerId')} choices={insurers} />
      {hasDaily && (
        <RadioButtonGroupInput
          {...field('takes')}
          helperText="Cada archivo lleva las solicitudes de las pólizas con ese aviso a la aseguradora."
          choices={[...fileKindNames]}
          defaultValue="cuttingDay"
          row={false}
        />
      )}
    </>
  );
};

export const prepareForm: CommandForm<InsurerFileRecord> & { Fields: typeof PrepareFields } = {
  fields: ['insurerId', 'takes'],
  isNamed: true,
  Fields: PrepareFields,
};

/** The insurer's contacts, for those who may read them. */
const ContactsToTell = ({ record: { insurerId } }: { record: InsurerFileRecord }) => {
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
    return (
      <Typography color="text.secondary">
        La aseguradora no tiene contactos que puedas ver: a nadie se le avisa por correo.
      </Typography>
    );
  return (
    <CheckboxGroupInput {...field('contactIds')} choices={choices} translateChoice={false} row={false} />
  );
};

const sendForm: RecordForm<InsurerFileRecord> = {
  fields: ['contactIds'],
  explains: true,
  Fields: ContactsToTell,
};

export const insurerFileForms = { send: sendForm };
