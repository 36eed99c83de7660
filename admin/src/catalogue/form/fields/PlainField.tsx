/** A text that no schema of the catalogue asks for: a code, a note, a day. */
import { TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { useFormState } from '../state/form-context.ts';
import { plainText } from '../../schema/values.ts';

type PlainFieldProps = {
  source: string;
  label: string;
  hint?: string;
  /** What is wrong with it as it is typed. */
  problem?: string | undefined;
  type?: 'text' | 'date';
  isLong?: boolean;
  onTyped?: (value: string) => void;
};

export const PlainField = ({
  source,
  label,
  hint,
  problem,
  type = 'text',
  isLong,
  onTyped,
}: PlainFieldProps) => {
  const { errors, forget } = useFormState();
  const { field } = useController({ name: source });
  const wrong = errors[source] ?? problem;
  return (
    <TextField
      label={label}
      name={source}
      type={type}
      size="small"
      fullWidth
      multiline={isLong}
      minRows={isLong ? 2 : undefined}
      value={plainText(field.value)}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        forget(source);
        field.onChange(target.value);
        onTyped?.(target.value);
      }}
      error={wrong !== undefined}
      helperText={wrong ?? hint}
      slotProps={{ inputLabel: type === 'date' ? { shrink: true } : undefined }}
    />
  );
};
