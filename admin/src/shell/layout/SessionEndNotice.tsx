/** Says in time that the session ends, so that nothing half written is lost; over the page, so that nothing moves. */
import { Alert, Button, Snackbar } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatTime } from '../../kit/time/time.ts';
import { useNow } from '../../kit/time/useNow.ts';
import { session } from '../../kit/providers/tab.ts';
import { endsSoon } from './sessionEnd.ts';
import { useAskedLogout } from '../../kit/session/useAskedLogout.ts';

export const SessionEndNotice = () => {
  const translate = useTranslate();
  const now = useNow();
  const logInAgain = useAskedLogout({ again: true });
  /** The end that one was told of and put off. */
  const [putOff, setPutOff] = useState<number>();
  const endsAt = session.endsAt();
  if (endsAt === undefined || endsAt === putOff || !endsSoon(endsAt, now)) return null;
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <Alert severity="warning" variant="filled" role="alert" sx={{ maxWidth: 560 }}>
        {translate('cotejo.sessionEnd.text', { at: formatTime(endsAt) })}{' '}
        <Button color="inherit" size="small" variant="outlined" onClick={logInAgain} sx={{ ml: 1 }}>
          {translate('cotejo.sessionEnd.again')}
        </Button>
        <Button color="inherit" size="small" onClick={() => setPutOff(endsAt)}>
          {translate('cotejo.sessionEnd.later')}
        </Button>
      </Alert>
    </Snackbar>
  );
};
