/** A password that may be looked at while it is typed. */
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

type PasswordFieldProps = { value: string; onChange: (value: string) => void; describedBy?: string };

export const PasswordField = ({ value, onChange, describedBy }: PasswordFieldProps) => {
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
      autoComplete="current-password"
      fullWidth
      label={translate('cotejo.login.password')}
      name="password"
      onChange={(event) => onChange(event.target.value)}
      required
      slotProps={{ htmlInput: { 'aria-describedby': describedBy }, input: { endAdornment: toggle } }}
      type={isVisible ? 'text' : 'password'}
      value={value}
    />
  );
};
