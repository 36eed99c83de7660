/** Through the lead's life by a slider: each step is an event, and the page shows the lead as it stood after it. */
import { eventName } from '@cotejo/core/reference/event-names';
import { Alert, Box, Button, LinearProgress, Slider, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useShowContext, useTranslate } from 'react-admin';
import { formatInstant } from '../../kit/time/time.ts';
import { type LeadRow } from '../lead.ts';
import { usePast } from '../../kit/page/usePast.ts';
import { stepAt } from './stepAt.ts';
import { useTimeline } from './useTimeline.ts';

export const PastSlider = ({ at }: { at: string }) => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  const { isFetching } = useShowContext();
  const { goTo, leave } = usePast();
  const { data: entries = [] } = useTimeline(lead?.id, undefined);
  const here = stepAt(entries, at);
  // The thumb follows the hand at once; the page follows when the hand lets go.
  const [held, setHeld] = useState<number>();
  const step = held ?? here;

  const told = (index: number): string => {
    const entry = entries[index];
    if (!entry) return formatInstant(at);
    const what = eventName(entry.type);
    return `${index + 1} de ${entries.length}: ${what}, ${formatInstant(entry.at)}`;
  };

  const letGo = (next: number): void => {
    setHeld(undefined);
    const entry = entries[next];
    if (entry && entry.at !== at) goTo(entry.at);
  };

  return (
    <Alert
      severity="info"
      role="region"
      aria-label="La solicitud en el pasado"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: 1, minWidth: { xs: '70%', sm: 0 } } }}
      action={
        <Button color="inherit" onClick={leave}>
          Volver al presente
        </Button>
      }
    >
      <span role="status">{`Así estaba la solicitud el ${formatInstant(at)}. Solo lectura.`}</span>
      {entries.length > 1 && (
        <Box sx={{ px: 1, pt: 1 }}>
          <Slider
            size="small"
            aria-label="Momento de la vida de la solicitud"
            getAriaValueText={told}
            value={step}
            min={0}
            max={entries.length - 1}
            step={1}
            marks={entries.length <= 60}
            onChange={(_, next) => setHeld(next)}
            onChangeCommitted={(_, next) => letGo(next)}
          />
          <Typography variant="body2">{told(step)}</Typography>
        </Box>
      )}
      <Box sx={{ height: 4, mt: 0.5 }}>
        {isFetching && <LinearProgress aria-label={translate('ra.message.loading')} />}
      </Box>
    </Alert>
  );
};
