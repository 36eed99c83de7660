/** The fields that the preview's form of a profile is made of. */
import { MenuItem, TextField } from '@mui/material';

/** Fields beside one another, which wrap where there is no room. */
export const row = {
  display: 'flex',
  gap: 1,
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  mb: 1.5,
} as const;
const field = { flex: '1 1 120px', minWidth: 0, maxWidth: 220 } as const;

type Choice = { readonly id: string; readonly name: string };
type SelectProps = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
};

export const Select = ({ label, value, choices, onChange }: SelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={field}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

type TypedProps = {
  label: string;
  value: string;
  wrong?: string | undefined;
  isText?: boolean;
  onChange: (value: string) => void;
};

export const Typed = ({ label, value, wrong, isText, onChange }: TypedProps) => (
  <TextField
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={wrong !== undefined}
    helperText={wrong}
    slotProps={{ htmlInput: isText ? undefined : { inputMode: 'decimal' } }}
    sx={field}
  />
);
