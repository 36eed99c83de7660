/** Says in time that the session ends, so that nothing half written is lost; over the page, so that nothing moves. */
import { Alert, Button, Snackbar } from '@mui/material';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { session } from '../../kit/providers/tab.ts';
import { lastUse } from '../../kit/session/last-use.ts';
import { useAskedLogout } from '../../kit/session/useAskedLogout.ts';
import { formatTime } from '../../kit/time/time.ts';
import { useNow } from '../../kit/time/useNow.ts';
import { endsSoon, idlesOut } from './sessionEnd.ts';

const Notice = ({ children }: { children: ReactNode }) => (
  <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
    <Alert severity="warning" variant="filled" role="alert" sx={{ maxWidth: 560 }}>
      {children}
    </Alert>
  </Snackbar>
);

const useIdleEnd = (): number => useSyncExternalStore(lastUse.subscribe, lastUse.endsAt);

export const SessionEndNotice = () => {
  const translate = useTranslate();
  const now = useNow();
  const idleEnd = useIdleEnd();
  const logInAgain = useAskedLogout({ again: true });
  /** The end that one was told of and put off. */
  const [putOff, setPutOff] = useState<number>();
  const endsAt = session.endsAt();
  if (idlesOut(idleEnd, now) && idleEnd < (endsAt ?? Infinity))
    return (
      <Notice>
        {translate('cotejo.sessionEnd.idle', { at: formatTime(idleEnd) })}{' '}
        <Button color="inherit" size="small" variant="outlined" onClick={lastUse.note} sx={{ ml: 1 }}>
          {translate('cotejo.sessionEnd.stay')}
        </Button>
      </Notice>
    );
  if (endsAt === undefined || endsAt === putOff || !endsSoon(endsAt, now)) return null;
  return (
    <Notice>
      {translate('cotejo.sessionEnd.text', { at: formatTime(endsAt) })}{' '}
      <Button color="inherit" size="small" variant="outlined" onClick={logInAgain} sx={{ ml: 1 }}>
        {translate('cotejo.sessionEnd.again')}
      </Button>
      <Button color="inherit" size="small" onClick={() => setPutOff(endsAt)}>
        {translate('cotejo.sessionEnd.later')}
      </Button>
    </Notice>
  );
};
