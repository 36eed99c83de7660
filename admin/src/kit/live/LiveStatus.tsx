/** Says so when what is on screen may be out of date: since when, why, and what helps. */
import CloudOff from '@mui/icons-material/CloudOff';
import { Button, Popover, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { formatTime } from '../time/time.ts';
import { useIsOnline } from './useIsOnline.ts';
import { useLive } from './live-context.ts';

/** A break shorter than this is no news; milliseconds. */
const delay = 3_000;

const offline = {
  label: 'Sin conexión',
  text: 'No hay conexión a internet. Lo que escribas se queda en esta pestaña, pero no se guarda hasta que vuelva.',
};
const late = {
  label: 'Reconectando…',
  text: 'No llegan los cambios de otras personas. Se intenta de nuevo sin que hagas nada.',
};

/** When the break began, once it has lasted long enough to be told; milliseconds since 1970. */
const useBreak = (isBroken: boolean): number | undefined => {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (!isBroken) return;
    const began = Date.now();
    const timer = setTimeout(() => setSince(began), delay);
    return () => {
      clearTimeout(timer);
      setSince(undefined);
    };
  }, [isBroken]);
  return since;
};

export const LiveStatus = () => {
  const { isConnected, retry } = useLive();
  const isOnline = useIsOnline();
  const since = useBreak(isConnected === false || !isOnline);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { label, text } = isOnline ? late : offline;
  return (
    <>
      <span role="status">
        {since !== undefined && (
          <Button
            size="small"
            color="warning"
            startIcon={<CloudOff />}
            aria-haspopup="dialog"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {label}
          </Button>
        )}
      </span>
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        open={anchor !== null && since !== undefined}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { maxWidth: 320, p: 2 } } }}
      >
        <Typography>{text}</Typography>
        <Typography color="text.secondary" sx={{ my: 1 }}>
          {since !== undefined &&
            `Lo que ves es de las ${formatTime(since)}; desde entonces puede haber cambiado.`}
        </Typography>
        <Button variant="outlined" onClick={retry}>
          Reintentar ahora
        </Button>
      </Popover>
    </>
  );
};
