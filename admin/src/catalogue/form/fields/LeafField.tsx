/** A field without parts: a text, a number, an amount, a day, a choice, yes or no. */
import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { choiceName, hintAt, labelAt } from '../../read/words.ts';
import { type Field } from '../../schema/field.ts';
import { useFormState } from '../state/form-context.ts';
import { useProblem } from '../state/useProblem.ts';
import { useReading } from '../state/useReading.ts';
import { useUnit } from '../state/useUnit.ts';
import { plainText } from '../../schema/values.ts';

type LeafProps = { field: Field; path: string };

const optional = ['true', 'false'] as const;

export const LeafField = ({ field, path }: LeafProps) => {
  const { forget } = useFormState();
  const { field: input } = useController({ name: path });
  const typed = plainText(input.value);
  const unit = useUnit(path);
  const problem = useProblem(field, path, typed, unit);
  const reading = useReading(field, path, typed, unit);
  const names = path.split('.');
  const [name = '', label] = [names.at(-1), labelAt(names)];
  const change = (value: unknown): void => {
    forget(path);
    input.onChange(value);
  };
  if (field.kind === 'flag' && !field.isOptional)
    return (
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            inputRef={input.ref}
            name={path}
            checked={input.value === true}
            onBlur={input.onBlur}
            onChange={(_, checked) => change(checked)}
          />
        }
      />
    );
  const values = field.kind === 'flag' ? optional : field.kind === 'choice' ? field.values : undefined;
  const isMany = field.kind === 'choices';
  const choices = isMany ? field.values : values;
  const isText = field.kind === 'texts' || (field.kind === 'text' && field.isLong);
  const isNumeric = ['number', 'decimal', 'amount'].includes(field.kind);
  return (
    <TextField
      label={label}
      name={path}
      inputRef={input.ref}
      value={isMany ? (Array.isArray(input.value) ? input.value : []) : typed}
      onBlur={input.onBlur}
      onChange={({ target }) => change(target.value)}
      error={problem !== undefined}
      helperText={problem ?? reading?.text ?? hintAt(names)}
      size="small"
      fullWidth
      multiline={isText}
      minRows={isText ? 2 : undefined}
      maxRows={isText ? 12 : undefined}
      select={choices !== undefined}
      type={field.kind === 'day' ? 'date' : 'text'}
      slotProps={{
        htmlInput: isNumeric ? { inputMode: 'decimal' } : undefined,
        inputLabel: field.kind === 'day' ? { shrink: true } : undefined,
        select: isMany ? { multiple: true } : undefined,
      }}
    >
      {choices && !isMany && field.isOptional && <MenuItem value="">Sin indicar</MenuItem>}
      {choices?.map((value) => (
        <MenuItem key={value} value={String(value)}>
          {choiceName(name, value)}
        </MenuItem>
      ))}
    </TextField>
  );
};
