/** E-mail and password; what is wrong is said in words, and the fields keep what was typed. */
import { Alert, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { problemOf } from '../../kit/providers/http-error.ts';
import { ExpiredPasswordForm } from './ExpiredPasswordForm.tsx';
import { PasswordField } from './PasswordField.tsx';

const codeOf = (failure: unknown) => problemOf((failure as { body?: unknown } | null)?.body).code;

export const LoginForm = ({ referrer }: { referrer: string }) => {
  const translate = useTranslate();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [hasExpired, setHasExpired] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);

  const submit = async () => {
    if (isPending) return;
    if (!email.trim() || !password) {
      setError(translate('cotejo.login.incomplete'));
      emailInput.current?.focus();
      return;
    }
    setIsPending(true);
    setError(undefined);
    try {
      await login({ email: email.trim(), password }, referrer);
    } catch (failure) {
      setHasExpired(codeOf(failure) === 'PASSWORD_EXPIRED');
      setError(failure instanceof Error ? failure.message : translate('ra.auth.sign_in_error'));
      setIsPending(false);
    }
  };

  if (hasExpired)
    return (
      <ExpiredPasswordForm
        email={email.trim()}
        onChange={(next) => login({ email: email.trim(), password, next }, referrer)}
        onBack={() => {
          setHasExpired(false);
          setError(undefined);
          setPassword('');
        }}
      />
    );
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack spacing={2}>
        {error && (
          <Alert severity="error" id="login-error">
            {error}
          </Alert>
        )}
        <TextField
          autoComplete="username"
          fullWidth
          inputRef={emailInput}
          label={translate('cotejo.login.email')}
          name="email"
          onChange={(event) => setEmail(event.target.value)}
          required
          slotProps={{
            htmlInput: { 'aria-describedby': error ? 'login-error' : undefined, inputMode: 'email' },
          }}
          type="email"
          value={email}
        />
        <PasswordField
          value={password}
          onChange={setPassword}
          describedBy={error ? 'login-error' : undefined}
        />
        <Button type="submit" variant="contained" size="large" loading={isPending} loadingPosition="start">
          {translate(isPending ? 'cotejo.login.signingIn' : 'cotejo.login.signIn')}
        </Button>
      </Stack>
    </form>
  );
};
