/** E-mail and password; what is wrong is said in words, and the fields keep what was typed. */
import { type FormEvent, useId, useRef, useState } from 'react';
import { problemOf } from '../../kit/providers/http-error.ts';
import { type Credentials } from '../../kit/providers/enter.ts';
import { ExpiredPasswordForm } from './ExpiredPasswordForm.tsx';
import { PasswordField } from './PasswordField.tsx';

const codeOf = (failure: unknown) => problemOf((failure as { body?: unknown } | null)?.body).code;

type LoginFormProps = {
  onLogin: (credentials: Credentials) => Promise<unknown>;
  /** Called with the e-mail as it stands. */
  onForgotten: (email: string) => void;
};

export const LoginForm = ({ onLogin, onForgotten }: LoginFormProps) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [hasExpired, setHasExpired] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const [emailId, errorId] = [useId(), useId()];
  const describedBy = error ? errorId : undefined;

  const submit = async () => {
    if (isPending) return;
    if (!email.trim() || !password) {
      setError('Escribe tu correo electrónico y tu contraseña.');
      emailInput.current?.focus();
      return;
    }
    setIsPending(true);
    setError(undefined);
    try {
      await onLogin({ email: email.trim(), password });
    } catch (failure) {
      setHasExpired(codeOf(failure) === 'PASSWORD_EXPIRED');
      setError(
        failure instanceof Error ? failure.message : 'No se pudo iniciar la sesión. Inténtalo de nuevo.',
      );
      setIsPending(false);
    }
  };

  if (hasExpired)
    return (
      <ExpiredPasswordForm
        email={email.trim()}
        onChange={(next) => onLogin({ email: email.trim(), password, next })}
        onBack={() => {
          setHasExpired(false);
          setError(undefined);
          setPassword('');
        }}
      />
    );
  return (
    <form
      className="login-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {error && (
        <p className="login-wrong" role="alert" id={errorId}>
          {error}
        </p>
      )}
      <div className="login-field">
        <label htmlFor={emailId}>Correo electrónico</label>
        <input
          aria-describedby={describedBy}
          autoComplete="username"
          id={emailId}
          name="email"
          onChange={(event) => setEmail(event.target.value)}
          ref={emailInput}
          required
          type="email"
          value={email}
        />
      </div>
      <PasswordField label="Contraseña" value={password} onChange={setPassword} describedBy={describedBy} />
      <button type="submit" className="login-primary" aria-busy={isPending}>
        {isPending ? 'Iniciando sesión…' : 'Iniciar sesión'}
      </button>
      <button type="button" className="login-quiet" onClick={() => onForgotten(email)} disabled={isPending}>
        ¿Olvidaste tu contraseña?
      </button>
    </form>
  );
};
