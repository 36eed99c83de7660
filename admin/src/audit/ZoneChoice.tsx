/** The zone in which all times of the page are told, and the way to another one. */
import { MenuItem, TextField } from '@mui/material';
import { formatOffset } from '../kit/time/time.ts';
import { useNow } from '../kit/time/useNow.ts';
import { useAudit } from './useAudit.ts';
import { useZone } from './useZone.ts';

const zoneNames: Readonly<Record<string, string>> = {
  'America/Lima': 'Hora de Lima',
  'America/Santiago': 'Hora de Santiago',
  'America/Bogota': 'Hora de Bogotá',
  UTC: 'Hora universal',
};

export const ZoneChoice = () => {
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
        htmlInput: { 'aria-label': 'Zona horaria' },
      }}
    >
      {offered.map((one) => (
        <MenuItem key={one} value={one}>
          {zoneNames[one] ?? one} ({formatOffset(one, now)})
        </MenuItem>
      ))}
    </TextField>
  );
};
