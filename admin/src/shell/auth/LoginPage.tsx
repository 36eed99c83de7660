/** The login page, `/login?referrer=…&loginError=…`; who is logged in already goes on. */
import { Alert, Box, Paper, Typography } from '@mui/material';
import { useAuthState, useTranslate } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BrandMark } from '../../kit/ui/BrandMark.tsx';
import { LoadingPage } from '../../kit/page/LoadingPage.tsx';
import { safeReferrer } from '../../kit/providers/address.ts';
import { LoginForm } from './LoginForm.tsx';

const knownErrors: readonly (string | null)[] = ['expired', 'unavailable'];

export const LoginPage = () => {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const { isPending, authenticated } = useAuthState();
  const referrer = safeReferrer(query.get('referrer'));
  const loginError = query.get('loginError');

  if (isPending) return <LoadingPage />;
  if (authenticated) return <Navigate to={referrer} replace />;
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <title>{translate('cotejo.login.documentTitle')}</title>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 } }}>
        <BrandMark />
        <Typography variant="h1" sx={{ mt: 3, mb: 0.5 }}>
          {translate('cotejo.login.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {translate('cotejo.login.subtitle')}
        </Typography>
        {knownErrors.includes(loginError) && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate(`cotejo.login.errors.${loginError}`)}
          </Alert>
        )}
        <LoginForm referrer={referrer} />
      </Paper>
    </Box>
  );
};
