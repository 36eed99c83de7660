/** The fields of the commands on insurers. */
import { type Contact } from '@cotejo/core/collective';
import { insurerLabels, type InsurerRecord, mostRetroactiveDays } from '@cotejo/core/insurer-terms';
import { contactTypes } from '@cotejo/core/reference/collective-tables';
import { DateInput, NumberInput, TextInput } from 'react-admin';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { dayNeeded, fieldOf, needed } from '../../kit/commands/field.ts';
import { type CommandForm, said } from '../../kit/commands/form.ts';

const field = fieldOf(insurerLabels);

const within = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? undefined
    : `Escribe un número entre ${least} y ${most}.`;

const termForm = (
  label: 'cuttingDay' | 'retroactive',
  least: number,
  most: number,
): RecordForm<InsurerRecord> => ({
  fields: ['value', 'from'],
  startsWith: (record) => ({ value: record[label], from: record.today }),
  explains: true,
  Fields: () => (
    <>
      <NumberInput
        {...field('value')}
        label={field(label).label}
        min={least}
        max={most}
        validate={[needed, within(least, most)]}
      />
      <DateInput {...field('from')} parse={(day: string) => day} validate={dayNeeded} />
    </>
  ),
});

const contactNames = ['name', 'email', 'phone', 'typeId'] as const;

export const ContactFields = () => (
  <>
    <TextInput {...field('name')} validate={needed} />
    <TextInput {...field('email')} type="email" validate={needed} />
    <TextInput {...field('phone')} type="tel" />
    <ChoiceField {...field('typeId')} choices={contactTypes} />
  </>
);

export const insurerForms = {
  'set-cutting-day': termForm('cuttingDay', 1, 31),
  'set-retroactive-days': termForm('retroactive', 0, mostRetroactiveDays),
  'create-contact': {
    fields: contactNames,
    Fields: ContactFields,
  } satisfies RecordForm<InsurerRecord>,
};

/** One of the insurer's contacts. */
export type InsurerContact = { readonly id: string; readonly contact: Contact | null };

export const updateContactForm = ({ id, contact }: InsurerContact): CommandForm<InsurerRecord> => ({
  fields: contactNames,
  about: id,
  startsWith: () => ({ ...contact }),
  payloadOf: (values) => ({ contactId: id, ...said(values, ...contactNames) }),
});

export const deleteContactForm = ({ id }: InsurerContact): CommandForm<InsurerRecord> => ({
  takesAway: true,
  payloadOf: () => ({ contactId: id }),
});
