/** The fields of the commands on accounts: opening one, a deposit and a withdrawal. */
import {
  accounts,
  longestReason,
  longestReference,
  type MovementCommand,
  type AccountRecord,
} from '@cotejo/core/accounts';
import { minorUnitsOf } from '@cotejo/core/kit/money';
import { dayInZone } from '@cotejo/core/kit/time';
import { countryOf } from '@cotejo/core/reference/countries';
import { useState } from 'react';
import { AutocompleteInput, DateInput, SelectInput, TextInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type RecordForm } from '../kit/commands/CommandActions.tsx';
import { choiceNeeded, dayNeeded, fieldOf, needed } from '../kit/commands/field.ts';
import { type CommandForm, said } from '../kit/commands/form.ts';
import { fits, NoteField } from '../kit/commands/NoteField.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { type AccountExecutive, amountError, typesOf } from './account.ts';

const field = fieldOf(accounts.labels);
const firstOnes = { pagination: { page: 1, perPage: 20 }, sort: { field: 'name', order: 'ASC' } } as const;
/** The service has searched. */
const found = (): boolean => true;

/** An executive who has no account yet, and one of that person's countries for its currency. */
const OpenFields = () => {
  const [typed, setTyped] = useState('');
  const filter = typed.trim() ? { q: typed.trim() } : {};
  const executives = useGetList<AccountExecutive>(
    'account-executives',
    { ...firstOnes, filter },
    { placeholderData: (before) => before },
  );
  const { data = [], error, isPending, refetch } = executives;
  const chosenId: unknown = useWatch({ name: 'executiveId' });
  const [chosen, setChosen] = useState<AccountExecutive>();
  const countries = chosen?.id === chosenId ? (chosen?.countries ?? []) : [];
  // A later search must not remove the chosen executive from the options.
  const choices = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data;
  return (
    <>
      {error && <ReadError title="No se pudieron leer los ejecutivos" error={error} onRetry={refetch} />}
      <AutocompleteInput
        {...field('executiveId')}
        choices={choices}
        optionText="name"
        setFilter={setTyped}
        matchSuggestion={found}
        filterToQuery={(q: string) => ({ q })}
        onChange={(_, one) => setChosen(one as AccountExecutive | undefined)}
        isPending={isPending}
        openOnFocus={false}
        noOptionsText="Ningún ejecutivo sin cuenta."
        slotProps={{ popper: { role: 'region', 'aria-label': accounts.labels.executiveId } }}
        validate={choiceNeeded}
      />
      <SelectInput
        {...field('country')}
        choices={countries.map(countryOf)}
        optionText={({ name, currency }: ReturnType<typeof countryOf>) => `${name} (${currency})`}
        optionValue="code"
        translateChoice={false}
        validate={choiceNeeded}
      />
    </>
  );
};

export const openForm: CommandForm<AccountRecord> & { Fields: typeof OpenFields } = {
  fields: ['executiveId', 'country'],
  idOf: ({ executiveId }) => String(executiveId),
  payloadOf: (values) => said(values, 'country'),
  Fields: OpenFields,
};

const movementForm = (command: MovementCommand): RecordForm<AccountRecord> => ({
  fields: ['typeId', 'amount', 'effectiveOn', 'reference', 'reason'],
  startsWith: ({ country }) => ({ effectiveOn: dayInZone(new Date(), countryOf(country).timeZone) }),
  payloadOf: ({ amount, ...values }, record) => ({
    ...said(values, 'typeId', 'effectiveOn', 'reference', 'reason'),
    amount: record && minorUnitsOf(typeof amount === 'string' ? amount : '', record.currency, record.country),
  }),
  Fields: ({ record }) => (
    <>
      <SelectInput
        {...field('typeId')}
        choices={typesOf(command)}
        translateChoice={false}
        validate={choiceNeeded}
      />
      <TextInput
        {...field('amount')}
        label={`Monto en ${record.currency}`}
        validate={[needed, (typed?: string) => amountError(typed, record)]}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <DateInput {...field('effectiveOn')} parse={(day: string) => day} validate={dayNeeded} />
      <TextInput {...field('reference')} validate={[needed, fits(longestReference)]} />
      <NoteField source="reason" label={accounts.labels.reason!} longest={longestReason} isRequired />
    </>
  ),
});

export const movementForms = { deposit: movementForm('deposit'), withdraw: movementForm('withdraw') };
