/** A record of another kind, found by words: its id goes into the form. */
import { useState } from 'react';
import { AutocompleteInput, type RaRecord, useGetList, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choiceNeeded } from '../kit/commands/field.ts';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { useWords } from '../kit/useWords.ts';

/** The service has searched. */
const found = (): boolean => true;

type LookUpFieldProps = {
  source: string;
  label: string;
  /** The list that is searched. */
  resource: string;
  nameField: string;
  /** The label of a choice, where its name alone does not tell it from others. */
  nameOf?: (row: RaRecord) => string;
  filter?: object;
  isOptional?: boolean;
};

export const LookUpField = (props: LookUpFieldProps) => {
  const { source, label, resource, nameField, nameOf, filter, isOptional } = props;
  const words = useWords(resource);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<RaRecord>();
  const chosenId: unknown = useWatch({ name: source });
  const q = typed.trim();
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: 20 },
      sort: { field: nameField, order: 'ASC' },
      filter: { ...filter, ...(q && { q }) },
    },
    { placeholderData: (before) => before },
  );
  // The chosen record stays among the options: a later search may not find it, nor the first page hold it.
  const isMissing = Boolean(chosenId) && !isPending && !data.some(({ id }) => id === chosenId);
  const { data: read } = useGetOne<RaRecord>(
    resource,
    { id: String(chosenId) },
    { enabled: isMissing && chosen?.id !== chosenId, onError: () => undefined },
  );
  const missing = isMissing ? [chosen, read].find((one) => one?.id === chosenId) : undefined;
  return (
    <>
      {error && <ReadError title={words.error.list} error={error} onRetry={refetch} />}
      <AutocompleteInput
        source={source}
        label={label}
        choices={missing ? [missing, ...data] : data}
        optionText={nameOf ?? nameField}
        setFilter={setTyped}
        matchSuggestion={found}
        filterToQuery={(words: string) => ({ q: words })}
        onChange={(_, one) => setChosen(one as RaRecord | undefined)}
        isPending={isPending}
        openOnFocus={false}
        helperText={false}
        fullWidth
        noOptionsText="Nada coincide."
        slotProps={{ popper: { role: 'region', 'aria-label': label } }}
        validate={isOptional ? undefined : choiceNeeded}
      />
    </>
  );
};
