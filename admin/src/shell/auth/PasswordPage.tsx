/** One's own password: the present one, and the one to come. */
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
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
  const translate = useTranslate();
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
    notify('cotejo.password.changed', { type: 'success' });
    void navigate('/');
  };
  return (
    <Paper variant="outlined" sx={{ maxWidth: 440, mx: 'auto', p: { xs: 2, sm: 3 } }}>
      <PageHeading title={translate('cotejo.password.title')} />
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
        {translate('cotejo.password.text')}
      </Typography>
      {identity?.actedBy ? (
        <Alert severity="info">{translate('cotejo.password.notWhileActing')}</Alert>
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
            <PasswordField
              value={current}
              onChange={setCurrent}
              label={translate('cotejo.password.current')}
            />
            <NewPasswordFields chosen={chosen} />
            <Button type="submit" variant="contained" loading={chosen.isPending} loadingPosition="start">
              {translate('cotejo.password.save')}
            </Button>
          </Stack>
        </form>
      )}
    </Paper>
  );
};
