/** Says, on every page, as whom an administrator acts, until when, and leads back. */
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { formatInstant } from '../../kit/time/time.ts';
import { session } from '../../kit/providers/tab.ts';
import { startAfresh } from '../../kit/session/start-afresh.ts';

export const ActingBanner = () => {
  const notify = useNotify();
  const identity = useConsoleIdentity();
  const [isPending, setIsPending] = useState(false);
  if (!identity?.actedBy) return null;
  const back = async () => {
    setIsPending(true);
    try {
      await session.endActing();
      startAfresh();
    } catch (failure) {
      setIsPending(false);
      notify(
        failure instanceof Error ? failure.message : 'No se pudo volver a tu cuenta. Inténtalo de nuevo.',
        { type: 'error' },
      );
    }
  };
  return (
    <Alert
      severity="warning"
      variant="filled"
      role="region"
      aria-label="Actúas como otra persona"
      sx={{
        borderRadius: 0,
        alignItems: 'center',
        '& .MuiAlert-action': { alignItems: 'center', p: 0, mr: 0 },
      }}
      action={
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          onClick={() => void back()}
          loading={isPending}
        >
          Volver
        </Button>
      }
    >
      {`Actúas como ${identity.name} hasta el ${formatInstant(identity.actedBy.until)}. Lo que hagas queda a nombre de ambas personas.`}
    </Alert>
  );
};
