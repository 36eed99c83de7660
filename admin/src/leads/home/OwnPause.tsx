/** Tells an executive in a pause why no new leads come. */
import { Alert } from '@mui/material';
import { useExecutives } from '../../identity/index.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';

export const OwnPause = () => {
  const identity = useConsoleIdentity();
  // It is begun and ended by others.
  const { data } = useExecutives(0);
  const isPaused = data?.some(({ id, paused }) => id === identity?.id && paused);
  return (
    isPaused && (
      <Alert severity="info">
        Estás en pausa: por ahora no recibes solicitudes nuevas. Las que tienes siguen a tu nombre.
      </Alert>
    )
  );
};
