/** The login page: who somebody is, or a link for whoever forgot the password. */
import { useState } from 'react';
import { type LoginError } from '../../kit/providers/address.ts';
import { type Credentials } from '../../kit/providers/enter.ts';
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx';
import { LoginCard } from './LoginCard.tsx';
import { LoginForm } from './LoginForm.tsx';

const errorTexts: Readonly<Record<LoginError, string>> = {
  expired: 'Tu sesión expiró. Inicia sesión para volver a donde estabas.',
  unavailable: 'El servidor no responde. Inténtalo de nuevo en unos segundos.',
};

type LoginPageProps = {
  loginError?: LoginError;
  onLogin: (credentials: Credentials) => Promise<unknown>;
};

export const LoginPage = ({ loginError, onLogin }: LoginPageProps) => {
  /** The e-mail that was typed before the password turned out to be forgotten. */
  const [forgotten, setForgotten] = useState<string>();
  if (forgotten !== undefined)
    return (
      <LoginCard
        title="Contraseña olvidada"
        heading="¿Olvidaste tu contraseña?"
        text="Escribe tu correo y te enviamos un enlace para elegir otra."
      >
        <ForgottenPasswordForm email={forgotten} onBack={() => setForgotten(undefined)} />
      </LoginCard>
    );
  return (
    <LoginCard
      title="Iniciar sesión"
      heading="Consola de Cotejo"
      text="Inicia sesión con tu cuenta de trabajo."
    >
      {loginError && (
        <p className="login-note" role="status">
          {errorTexts[loginError]}
        </p>
      )}
      <LoginForm onLogin={onLogin} onForgotten={setForgotten} />
    </LoginCard>
  );
};
