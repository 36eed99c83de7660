/** The zone in which all times of the page are told, and the way to another one. */
import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatOffset } from '../kit/time/time.ts';
import { useNow } from '../kit/time/useNow.ts';
import { useAudit } from './useAudit.ts';
import { useZone } from './useZone.ts';

export const ZoneChoice = () => {
  const translate = useTranslate();
  const { offered } = useZone();
  const { zone, setZone } = useAudit();
  const now = useNow();
  return (
    <TextField
      select
      size="small"
      variant="standard"
      value={zone}
      onChange={({ target }) => setZone(target.value)}
      slotProps={{
        input: { disableUnderline: true },
        htmlInput: { 'aria-label': translate('resources.auditoria.zone.label') },
      }}
    >
      {offered.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`resources.auditoria.zone.names.${one}`, { _: one })} ({formatOffset(one, now)})
        </MenuItem>
      ))}
    </TextField>
  );
};
