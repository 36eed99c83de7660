/** Says so when what is on screen may be out of date. */
import CloudOff from '@mui/icons-material/CloudOff';
import { Chip } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLive } from './live-context.ts';

/** A break shorter than this is no news; milliseconds. */
const patience = 3_000;

export const LiveStatus = () => {
  const translate = useTranslate();
  const { isConnected } = useLive();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (isConnected !== false) return;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isConnected]);
  return (
    <span role="status">
      {isLate && (
        <Chip size="small" icon={<CloudOff />} label={translate('cotejo.live.offline')} variant="outlined" />
      )}
    </span>
  );
};
