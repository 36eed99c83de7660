/** The way in for whom the password has expired, or was for one use: another one first. */
import { Alert, Button, Stack } from '@mui/material';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './useNewPassword.ts';

type ExpiredPasswordFormProps = {
  email: string;
  onChange: (next: string) => Promise<unknown>;
  onBack: () => void;
};

export const ExpiredPasswordForm = ({ email, onChange, onBack }: ExpiredPasswordFormProps) => {
  const translate = useTranslate();
  const chosen = useNewPassword(onChange);
  const firstField = useRef<HTMLInputElement>(null);
  // The form took the place of the one that had the focus.
  useEffect(() => firstField.current?.focus(), []);
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void chosen.submit();
      }}
    >
      <Stack spacing={2}>
        <Alert severity="info">{translate('cotejo.password.expired')}</Alert>
        {/* For password managers: whose password it is. */}
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <NewPasswordFields chosen={chosen} firstField={firstField} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={chosen.isPending}
          loadingPosition="start"
        >
          {translate('cotejo.password.saveAndEnter')}
        </Button>
        <Button onClick={onBack} disabled={chosen.isPending}>
          {translate('cotejo.password.back')}
        </Button>
      </Stack>
    </form>
  );
};
