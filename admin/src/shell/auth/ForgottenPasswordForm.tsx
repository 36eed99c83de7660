/** Has a link mailed by which to choose another password; the answer is the same for every e-mail. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { session } from '../../kit/providers/tab.ts';

type ForgottenPasswordFormProps = {
  /** As it was typed before. */
  email?: string;
  onBack: () => void;
};

export const ForgottenPasswordForm = ({ email: typed = '', onBack }: ForgottenPasswordFormProps) => {
  const [email, setEmail] = useState(typed);
  const [sentTo, setSentTo] = useState<string>();
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [emailId, errorId] = [useId(), useId()];
  // The form took the place of the one that had the focus.
  useEffect(() => input.current?.focus(), []);

  const submit = async () => {
    const to = email.trim();
    if (isPending) return;
    if (!to || input.current?.validity.typeMismatch) {
      setError(to ? 'Revisa tu correo electrónico: le falta algo.' : 'Escribe tu correo electrónico.');
      input.current?.focus();
      return;
    }
    setIsPending(true);
    setError(undefined);
    try {
      await session.askPasswordLink(to);
      setSentTo(to);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'No se pudo enviar. Inténtalo de nuevo.');
    }
    setIsPending(false);
  };

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
      {sentTo === undefined ? (
        <>
          <div className="login-field">
            <label htmlFor={emailId}>Correo electrónico</label>
            <input
              aria-describedby={error ? errorId : undefined}
              autoComplete="username"
              id={emailId}
              name="email"
              onChange={(event) => setEmail(event.target.value)}
              ref={input}
              required
              type="email"
              value={email}
            />
          </div>
          <button type="submit" className="login-primary" aria-busy={isPending}>
            {isPending ? 'Enviando…' : 'Enviar el enlace'}
          </button>
        </>
      ) : (
        <p className="login-note" role="status">
          Si <strong>{sentTo}</strong> tiene una cuenta, recibirá un enlace en unos minutos. Sirve una sola
          vez y vence a los 30 minutos. Si no lo ves, revisa el correo no deseado.
        </p>
      )}
      <button type="button" className="login-quiet" onClick={onBack} disabled={isPending}>
        Volver a iniciar sesión
      </button>
    </form>
  );
};
