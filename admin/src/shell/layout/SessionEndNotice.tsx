/** Says in time that the session ends, so that nothing half written is lost; over the page, so that nothing moves. */
import { Alert, Button, Snackbar } from '@mui/material';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
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
  const now = useNow();
  const idleEnd = useIdleEnd();
  const logInAgain = useAskedLogout({ again: true });
  /** The end that one was told of and put off. */
  const [putOff, setPutOff] = useState<number>();
  const endsAt = session.endsAt();
  if (idlesOut(idleEnd, now) && idleEnd < (endsAt ?? Infinity))
    return (
      <Notice>
        {`Tu sesión se cierra a las ${formatTime(idleEnd)} si no la usas. Lo que escribes sigue aquí.`}{' '}
        <Button color="inherit" size="small" variant="outlined" onClick={lastUse.note} sx={{ ml: 1 }}>
          Seguir aquí
        </Button>
      </Notice>
    );
  if (endsAt === undefined || endsAt === putOff || !endsSoon(endsAt, now)) return null;
  return (
    <Notice>
      {`Tu sesión termina a las ${formatTime(endsAt)}. Guarda lo que tienes a medias y vuelve a iniciar sesión.`}{' '}
      <Button color="inherit" size="small" variant="outlined" onClick={logInAgain} sx={{ ml: 1 }}>
        Iniciar sesión de nuevo
      </Button>
      <Button color="inherit" size="small" onClick={() => setPutOff(endsAt)}>
        Más tarde
      </Button>
    </Notice>
  );
};
