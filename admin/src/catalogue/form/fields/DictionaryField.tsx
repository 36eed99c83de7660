/** Values by a name that the person chooses: the premium of each isapre, the level of each kind of work. */
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { labelAt } from '../../read/words.ts';
import { type Field } from '../../schema/field.ts';
import { type InnerField, useFieldError, useFormState } from '../state/form-context.ts';
import { blankOf, plainText } from '../../schema/values.ts';

type DictionaryProps = { field: Extract<Field, { kind: 'dictionary' }>; path: string; Inner: InnerField };

export const DictionaryField = ({ field, path, Inner }: DictionaryProps) => {
  const { errors } = useFormState();
  const ownProblem = useFieldError(path);
  const { fields: pairs, append, remove } = useFieldArray({ name: path, keyName: '_key' });
  const current = (useWatch({ name: path }) ?? []) as readonly { readonly key?: unknown }[];
  const label = labelAt(path.split('.'));
  return (
    <Box role="group" aria-label={label}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{label}</Typography>
      {ownProblem && (
        <Typography color="error" variant="body2" role="alert" sx={{ mb: 1.5 }}>
          {ownProblem}
        </Typography>
      )}
      {pairs.map((pair, place) => {
        const key = plainText(current[place]?.key);
        const problem = Object.entries(errors).find(
          ([one]) => one === `${path}.${key}` || one.startsWith(`${path}.${key}.`),
        )?.[1];
        return (
          <Box key={pair._key} sx={{ display: 'flex', gap: 1, mb: 1.5, alignItems: 'flex-start' }}>
            <Controller
              name={`${path}.${place}.key`}
              render={({ field: { ref, ...input } }) => (
                <TextField
                  {...input}
                  inputRef={ref}
                  size="small"
                  label="Nombre"
                  error={problem !== undefined}
                  helperText={problem}
                  sx={{ flex: 1 }}
                />
              )}
            />
            <Box sx={{ flex: 1, display: 'grid', gap: 1 }}>
              <Inner field={field.value} path={`${path}.${place}.value`} isBare />
            </Box>
            <IconButton aria-label={`Quitar ${key}`} onClick={() => remove(place)}>
              <DeleteOutlined />
            </IconButton>
          </Box>
        );
      })}
      <Button
        startIcon={<Add />}
        onClick={() => append({ key: '', value: blankOf(field.value) }, { shouldFocus: false })}
      >
        Agregar a: {label}
      </Button>
    </Box>
  );
};
