/** One of several shapes: the choice among them, and the fields of the one that is chosen. */
import { MenuItem, Stack, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { choiceName, labelAt } from '../../read/words.ts';
import { type Field } from '../../schema/field.ts';
import { type InnerField, useFormState } from '../state/form-context.ts';
import { missingWords } from '../state/missingWords.ts';
import { plainText, shapeKey } from '../../schema/values.ts';

type VariantsProps = { field: Extract<Field, { kind: 'variants' }>; path: string; Inner: InnerField };

export const VariantsField = ({ field, path, Inner }: VariantsProps) => {
  const { errors, forget } = useFormState();
  const { field: input } = useController({ name: `${path}.${shapeKey}` });
  const shape = plainText(input.value);
  const chosen = field.variants.find(({ value }) => value === shape);
  const kindPath = field.by === undefined ? path : `${path}.${field.by}`;
  const problem = missingWords(field.kind, errors[kindPath] ?? errors[path]);
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        fullWidth
        label={labelAt([...path.split('.'), field.by ?? ''].filter(Boolean))}
        value={shape}
        inputRef={input.ref}
        onBlur={input.onBlur}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => {
          forget(kindPath);
          input.onChange(target.value);
        }}
      >
        {field.isOptional && <MenuItem value="">Sin indicar</MenuItem>}
        {field.variants.map(({ value }) => (
          <MenuItem key={value} value={value}>
            {choiceName(field.by ?? '', value)}
          </MenuItem>
        ))}
      </TextField>
      {chosen?.fields.map((one) => (
        <Inner key={`${shape}.${one.name}`} field={one.field} path={`${path}.${one.name}`} />
      ))}
    </Stack>
  );
};
