/** The login page within the console, for whoever has logged out or was; who is logged in goes on. */
import { useAuthState, useLogin } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingPage } from '../../kit/page/LoadingPage.tsx';
import { loginFrom } from '../../kit/providers/address.ts';
import { LoginPage } from './LoginPage.tsx';

export const ConsoleLogin = () => {
  const { referrer, loginError } = loginFrom(useLocation().search);
  const login = useLogin();
  const { isPending, authenticated } = useAuthState();
  if (isPending) return <LoadingPage />;
  if (authenticated) return <Navigate to={referrer} replace />;
  return <LoginPage loginError={loginError} onLogin={(credentials) => login(credentials, referrer)} />;
};
