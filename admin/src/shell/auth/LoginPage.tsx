/** The login page, without the console's component library: whoever logs in waits for little. */
import { BrandSign } from '../../kit/ui/BrandSign.tsx';
import { type LoginError } from '../../kit/providers/address.ts';
import { type Credentials } from '../../kit/providers/enter.ts';
import { LoginForm } from './LoginForm.tsx';
import './login.css';

const errorTexts: Readonly<Record<LoginError, string>> = {
  expired: 'Tu sesión expiró. Inicia sesión para volver a donde estabas.',
  unavailable: 'El servidor no responde. Inténtalo de nuevo en unos segundos.',
};

type LoginPageProps = {
  loginError?: LoginError;
  onLogin: (credentials: Credentials) => Promise<unknown>;
};

export const LoginPage = ({ loginError, onLogin }: LoginPageProps) => (
  <main className="login">
    <title>Iniciar sesión · Cotejo</title>
    <div className="login-card">
      <p className="login-brand">
        <BrandSign />
        Cotejo
      </p>
      <h1>Consola de Cotejo</h1>
      <p className="login-soft">Inicia sesión con tu cuenta de trabajo.</p>
      {loginError && (
        <p className="login-note" role="status">
          {errorTexts[loginError]}
        </p>
      )}
      <LoginForm onLogin={onLogin} />
    </div>
  </main>
);
