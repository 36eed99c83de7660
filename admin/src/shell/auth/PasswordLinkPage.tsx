/** The page that a mailed link opens: a password is chosen there, or another link is asked for. */
import { consolePath } from '@cotejo/core/reference/console-pages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { messageOf, problemOf } from '../../kit/providers/http-error.ts';
import { session } from '../../kit/providers/tab.ts';
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx';
import { LoginCard } from './LoginCard.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './useNewPassword.ts';

const loginPage = `${consolePath}/login`;
const title = 'Elegir contraseña';

type ChoiceProps = { email: string; onChange: (next: string) => Promise<unknown>; onDone: () => void };

const Choice = ({ email, onChange, onDone }: ChoiceProps) => {
  const chosen = useNewPassword(onChange);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => firstField.current?.focus(), []);
  return (
    <form
      className="login-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void chosen.submit().then((isChosen) => isChosen && onDone());
      }}
    >
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <NewPasswordFields chosen={chosen} firstField={firstField} />
      <button type="submit" className="login-primary" aria-busy={chosen.isPending}>
        Guardar contraseña
      </button>
    </form>
  );
};

type State =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly email: string }
  | { readonly is: 'done' }
  /** The link opens nothing any more. */
  | { readonly is: 'over'; readonly why: string }
  /** The server could not say whether it does. */
  | { readonly is: 'unread'; readonly why: string };

const overCodes: readonly (string | undefined)[] = ['CODE_TOKEN_EXPIRED', 'PASSWORD_TOKEN_EXPIRED'];
const isOver = (failure: unknown): failure is HttpError =>
  failure instanceof HttpError && overCodes.includes(problemOf(failure.body).code);

const lost: State = { is: 'over', why: 'Abre de nuevo el enlace que recibiste por correo, o pide otro.' };

export const PasswordLinkPage = ({ token }: { token: string }) => {
  const [state, setState] = useState<State>(token ? { is: 'opening' } : lost);
  useEffect(() => {
    if (state.is !== 'opening') return;
    session.openPasswordLink(token).then(
      (email) => setState({ is: 'open', email }),
      (failure: unknown) => setState({ is: isOver(failure) ? 'over' : 'unread', why: messageOf(failure) }),
    );
  }, [token, state.is]);
  const choose = async (next: string) => {
    try {
      await session.choosePassword({ token, next });
    } catch (failure) {
      if (isOver(failure)) setState({ is: 'over', why: messageOf(failure) });
      throw failure;
    }
  };

  switch (state.is) {
    case 'opening':
      return <LoginCard title={title} heading="Elige tu contraseña" text="Abriendo el enlace…" />;
    case 'open':
      return (
        <LoginCard title={title} heading="Elige tu contraseña" text={`Para entrar con ${state.email}.`}>
          <Choice email={state.email} onChange={choose} onDone={() => setState({ is: 'done' })} />
        </LoginCard>
      );
    case 'done':
      return (
        <LoginCard
          title={title}
          heading="Tu contraseña está lista"
          text="Inicia sesión con ella. Si tenías otras sesiones abiertas, se cerraron."
        >
          <div className="login-form">
            <a className="login-primary" href={loginPage}>
              Iniciar sesión
            </a>
          </div>
        </LoginCard>
      );
    case 'over':
      return (
        <LoginCard title={title} heading="Este enlace no se puede usar" text={state.why}>
          <ForgottenPasswordForm onBack={() => window.location.assign(loginPage)} />
        </LoginCard>
      );
    case 'unread':
      return (
        <LoginCard title={title} heading="No pudimos abrir el enlace" text={state.why}>
          <div className="login-form">
            <button type="button" className="login-primary" onClick={() => setState({ is: 'opening' })}>
              Intentar de nuevo
            </button>
          </div>
        </LoginCard>
      );
  }
};
