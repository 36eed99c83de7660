/** One's own password: the present one, and the one to come. */
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { guards } from '../../kit/session/guards.ts';
import { useGuard } from '../../kit/drafts/useGuard.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { session } from '../../kit/providers/tab.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useNewPassword } from './useNewPassword.ts';

export const PasswordPage = () => {
  const notify = useNotify();
  const navigate = useNavigate();
  const identity = useConsoleIdentity();
  const [current, setCurrent] = useState('');
  const chosen = useNewPassword((next) =>
    session.changePassword({ email: identity?.email ?? '', current, next }),
  );
  useGuard('password', [current, chosen.next, chosen.repeated].some(Boolean) && !chosen.isPending, false);
  const submit = async () => {
    if (!(await chosen.submit())) return;
    guards.release('password');
    notify('Tu contraseña cambió.', { type: 'success' });
    void navigate('/');
  };
  return (
    <Paper variant="outlined" sx={{ maxWidth: 440, mx: 'auto', p: { xs: 2, sm: 3 } }}>
      <PageHeading title="Cambiar contraseña" />
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
        Al cambiarla se cierran tus sesiones en otros equipos.
      </Typography>
      {identity?.actedBy ? (
        <Alert severity="info">Mientras actúas como otra persona no se cambian contraseñas.</Alert>
      ) : (
        <form
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack spacing={2}>
            <input
              type="hidden"
              name="email"
              autoComplete="username"
              value={identity?.email ?? ''}
              readOnly
            />
            <PasswordField value={current} onChange={setCurrent} label="Contraseña actual" />
            <NewPasswordFields chosen={chosen} />
            <Button type="submit" variant="contained" loading={chosen.isPending} loadingPosition="start">
              Guardar contraseña
            </Button>
          </Stack>
        </form>
      )}
    </Paper>
  );
};
