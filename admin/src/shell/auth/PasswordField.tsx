/** A password that may be looked at while it is typed. */
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';

type PasswordFieldProps = {
  value: string;
  onChange: (value: string) => void;
  describedBy?: string;
  label?: string;
  name?: string;
  autoComplete?: 'current-password' | 'new-password';
  error?: string;
  helperText?: string;
  inputRef?: Ref<HTMLInputElement>;
};

export const PasswordField = ({ value, onChange, describedBy, ...field }: PasswordFieldProps) => {
  const { label = 'cotejo.login.password', name = 'password', autoComplete = 'current-password' } = field;
  const { error, helperText, inputRef } = field;
  const translate = useTranslate();
  const [isVisible, setIsVisible] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        aria-label={translate(
          isVisible ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden',
        )}
        edge="end"
        onClick={() => setIsVisible(!isVisible)}
      >
        {isVisible ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      autoComplete={autoComplete}
      error={error !== undefined}
      fullWidth
      helperText={error ?? helperText}
      inputRef={inputRef}
      label={translate(label)}
      name={name}
      onChange={(event) => onChange(event.target.value)}
      required
      slotProps={{
        htmlInput: describedBy ? { 'aria-describedby': describedBy } : {},
        input: { endAdornment: toggle },
      }}
      type={isVisible ? 'text' : 'password'}
      value={value}
    />
  );
};
