/** A field that names records of another list: they are searched by what they are called. */
import { Autocomplete, TextField } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useController } from 'react-hook-form';
import { type RaRecord, useGetList, useGetMany } from 'react-admin';
import { nameOfRecord } from '../../read/nameOfRecord.ts';
import { labelAt } from '../../read/words.ts';
import { type Field } from '../../schema/field.ts';
import { useFormState } from '../state/form-context.ts';
import { missingWords } from '../state/missingWords.ts';
import { plainText } from '../../schema/values.ts';

type ReferenceProps = { field: Extract<Field, { kind: 'reference' | 'references' }>; path: string };

const shown = 25;

/** Records by what is typed, and the names of those that are chosen. */
const useChoices = ({ resource, kind }: ReferenceProps['field']['to'], ids: readonly string[]) => {
  const { country } = useFormState();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data: found = [], isPending } = useGetList<RaRecord>(resource, {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'displayName', order: 'ASC' },
    filter: { country, ...(kind && { kind }), ...(q && { q }) },
  });
  const { data: chosen = [] } = useGetMany<RaRecord>(
    resource,
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  const names = new Map(
    [...found, ...chosen.filter(Boolean)].map((one) => [String(one.id), nameOfRecord(one)]),
  );
  return { options: found.map(({ id }) => String(id)), names, isPending, setTyped };
};

export const ReferenceField = ({ field, path }: ReferenceProps) => {
  const { errors, forget } = useFormState();
  const { field: input } = useController({ name: path });
  const isMany = field.kind === 'references';
  const value: unknown = input.value;
  const ids = isMany
    ? Array.isArray(value)
      ? value.map(plainText)
      : []
    : [plainText(value)].filter(Boolean);
  const { options, names, isPending, setTyped } = useChoices(field.to, ids);
  const label = labelAt(path.split('.'));
  const told = Object.entries(errors).find(([one]) => one === path || one.startsWith(`${path}.`))?.[1];
  const problem = missingWords(field.kind, told);
  return (
    <Autocomplete<string, boolean>
      size="small"
      fullWidth
      multiple={isMany}
      options={[...new Set([...options, ...ids])]}
      value={isMany ? ids : (ids[0] ?? null)}
      onChange={(_, chosen) => {
        forget(path);
        input.onChange(chosen ?? '');
      }}
      onInputChange={(_, typed, reason) => setTyped(reason === 'input' ? typed : '')}
      onBlur={input.onBlur}
      filterOptions={(all) => all.filter((id) => names.has(id))}
      getOptionLabel={(id) => names.get(id) ?? id}
      loading={isPending}
      loadingText="Cargando…"
      noOptionsText="Nada coincide"
      slotProps={{ popper: { role: 'region', 'aria-label': label } }}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={label}
          inputRef={input.ref}
          error={problem !== undefined}
          helperText={problem}
        />
      )}
    />
  );
};
