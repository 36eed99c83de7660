/** The fields of the commands on a line of the bank: whose it is, or why it is nobody's. */
import { type AccountRecord } from '@cotejo/core/accounts';
import { type BankLineRecord, bankLines, longestNote } from '@cotejo/core/bank-lines';
import { useState } from 'react';
import { AutocompleteInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { choiceNeeded, fieldOf } from '../../kit/commands/field.ts';
import { said } from '../../kit/commands/form.ts';
import { NoteField } from '../../kit/commands/NoteField.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';

const field = fieldOf(bankLines.labels);
/** The service has searched. */
const found = (): boolean => true;

type Choice = Pick<AccountRecord, 'id' | 'executiveName'>;

/** An executive with an account in the currency of the money; who is proposed is chosen already. */
const AssignFields = ({ record }: { record: BankLineRecord }) => {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { country, currency, proposal } = record;
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useGetList<AccountRecord>(
    'accounts',
    {
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'executiveName', order: 'ASC' },
      filter: { country, currency, ...(q && { q }) },
    },
    { placeholderData: (before) => before },
  );
  const chosenId: unknown = useWatch({ name: 'executiveId' });
  const [chosen, setChosen] = useState<Choice | undefined>(
    proposal ? { id: proposal.executiveId, executiveName: proposal.executiveName } : undefined,
  );
  // A later search must not remove who is chosen from the options.
  const isMissing = chosen?.id === chosenId && !data.some(({ id }) => id === chosenId);
  return (
    <>
      {error && <ReadError title="No se pudieron leer las cuentas" error={error} onRetry={refetch} />}
      <AutocompleteInput
        {...field('executiveId')}
        choices={isMissing && chosen ? [chosen, ...data] : data}
        optionText="executiveName"
        setFilter={setTyped}
        matchSuggestion={found}
        filterToQuery={(words: string) => ({ q: words })}
        onChange={(_, one) => setChosen(one as Choice | undefined)}
        isPending={isPending}
        openOnFocus={false}
        noOptionsText="Ningún ejecutivo con cuenta en esa moneda."
        slotProps={{ popper: { role: 'region', 'aria-label': bankLines.labels.executiveId } }}
        validate={choiceNeeded}
      />
    </>
  );
};

export const bankLineForms: Readonly<Record<'assign' | 'dismiss', RecordForm<BankLineRecord>>> = {
  assign: {
    fields: ['executiveId'],
    startsWith: ({ proposal }) => ({ executiveId: proposal?.executiveId ?? '' }),
    payloadOf: (values) => said(values, 'executiveId'),
    explains: true,
    Fields: AssignFields,
  },
  dismiss: {
    fields: ['note'],
    takesAway: true,
    payloadOf: (values) => said(values, 'note'),
    Fields: () => <NoteField source="note" label={bankLines.labels.note!} longest={longestNote} isRequired />,
  },
};
