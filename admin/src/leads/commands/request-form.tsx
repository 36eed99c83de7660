/** A correction of what was asked for: the person, the message, the price that was told. */
import { leads as described } from '@cotejo/core/lead-records';
import { documentTypesOf } from '@cotejo/core/reference/document-types';
import { quotedUnits } from '@cotejo/core/reference/quoted-units';
import { TextInput } from 'react-admin';
import { type LeadRow } from '../lead.ts';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { needed } from '../../kit/commands/field.ts';
import { said, type Values } from '../../kit/commands/form.ts';
import { type CommandForm } from './form.ts';

const { labels } = described;
const units = quotedUnits.map((id) => ({ id, name: id }));
const personal = [
  'firstName',
  'paternalSurname',
  'maternalSurname',
  'documentType',
  'documentNumber',
  'email',
  'phone',
] as const;

const Text = ({ name, isRequired = false }: { name: (typeof personal)[number]; isRequired?: boolean }) => (
  <TextInput
    source={`person.${name}`}
    label={labels[name]}
    validate={isRequired ? needed : undefined}
    helperText={false}
    fullWidth
  />
);

const Fields = ({ leads }: { leads: readonly LeadRow[] }) => (
  <>
    <Text name="firstName" isRequired />
    <Text name="paternalSurname" />
    <Text name="maternalSurname" />
    <ChoiceField
      source="person.documentType"
      isOptional
      label={labels.documentType}
      choices={documentTypesOf(leads[0]?.country ?? 'PE').map(({ code, name }) => ({ id: code, name }))}
    />
    <Text name="documentNumber" />
    <Text name="email" isRequired />
    <Text name="phone" isRequired />
    <TextInput source="message" label={labels.message} multiline minRows={2} helperText={false} fullWidth />
    <TextInput
      source="quotedPrice.amount"
      label={labels.quotedPrice}
      helperText={false}
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
    <ChoiceField source="quotedPrice.unit" isOptional label="Moneda" choices={units} />
  </>
);

/** The value of a field; an emptied field is null where it had a value before. */
const emptied = (said: unknown, before: unknown, name: string): Values => {
  if (said !== undefined) return { [name]: said };
  return before === undefined || before === null ? {} : { [name]: null };
};

export const requestForm: CommandForm = {
  fields: ['message', 'quotedPrice.amount', 'quotedPrice.unit', ...personal.map((name) => `person.${name}`)],
  Fields,
  // All of it, touched or not: sent once more, it is the same command.
  payloadOf(values, [lead]) {
    const price = said((values.quotedPrice ?? {}) as Values, 'amount', 'unit', 'period');
    const { message } = said(values, 'message');
    return {
      person: said(values.person as Values, ...personal),
      ...emptied(message, lead?.message, 'message'),
      ...emptied(price.amount === undefined ? undefined : price, lead?.quotedPrice, 'quotedPrice'),
    };
  },
  startsWith: (lead) => ({
    person: Object.fromEntries(personal.map((name) => [name, lead[name]])),
    message: lead.message,
    quotedPrice: lead.quotedPrice,
  }),
  sets: ({ person, message, quotedPrice }) => ({
    ...(person as Values | undefined),
    message,
    quotedPrice,
  }),
};
