/** The way in for whom the password has expired, or was for one use: another one first. */
import { type FormEvent, useEffect, useRef } from 'react';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './useNewPassword.ts';

type ExpiredPasswordFormProps = {
  email: string;
  onChange: (next: string) => Promise<unknown>;
  onBack: () => void;
};

export const ExpiredPasswordForm = ({ email, onChange, onBack }: ExpiredPasswordFormProps) => {
  const chosen = useNewPassword(onChange);
  const firstField = useRef<HTMLInputElement>(null);
  // The form took the place of the one that had the focus.
  useEffect(() => firstField.current?.focus(), []);
  return (
    <form
      className="login-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void chosen.submit();
      }}
    >
      <p className="login-note" role="status">
        La contraseña ha expirado. Debe cambiarla para continuar.
      </p>
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <NewPasswordFields chosen={chosen} firstField={firstField} />
      <button type="submit" className="login-primary" aria-busy={chosen.isPending}>
        Guardar y entrar
      </button>
      <button type="button" className="login-quiet" onClick={onBack} disabled={chosen.isPending}>
        Usar otra cuenta
      </button>
    </form>
  );
};
