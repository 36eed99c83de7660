/** The login page, without the console's component library: whoever logs in waits for little. */
import { BrandSign } from '../../kit/ui/BrandSign.tsx';
import { type Credentials } from '../../kit/providers/enter.ts';
import { LoginForm } from './LoginForm.tsx';
import { login } from './messages.ts';
import './login.css';

type LoginPageProps = {
  loginError?: keyof typeof login.errors;
  onLogin: (credentials: Credentials) => Promise<unknown>;
};

export const LoginPage = ({ loginError, onLogin }: LoginPageProps) => (
  <main className="login">
    <title>{login.documentTitle}</title>
    <div className="login-card">
      <p className="login-brand">
        <BrandSign />
        Cotejo
      </p>
      <h1>{login.title}</h1>
      <p className="login-soft">{login.subtitle}</p>
      {loginError && (
        <p className="login-note" role="status">
          {login.errors[loginError]}
        </p>
      )}
      <LoginForm onLogin={onLogin} />
    </div>
  </main>
);
