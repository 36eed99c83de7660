/** Tells an executive in a pause why no new leads come. */
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useExecutives } from '../../identity/index.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';

export const OwnPause = () => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  // It is begun and ended by others.
  const { data } = useExecutives(0);
  const isPaused = data?.some(({ id, paused }) => id === identity?.id && paused);
  return isPaused && <Alert severity="info">{translate('cotejo.start.ownPause')}</Alert>;
};
