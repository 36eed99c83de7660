/** Through the lead's life by a slider: each step is an event, and the page shows the lead as it stood after it. */
import { Alert, Box, Button, Slider, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatInstant } from '../../misc/time.ts';
import { type LeadRow } from '../lead.ts';
import { usePast } from '../usePast.ts';
import { stepAt } from './stepAt.ts';
import { useTimeline } from './useTimeline.ts';

export const PastSlider = ({ at }: { at: string }) => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  const { goTo, leave } = usePast();
  const { data: entries = [] } = useTimeline(lead?.id, undefined);
  const here = stepAt(entries, at);
  // The thumb follows the hand at once; the page follows when the hand lets go.
  const [held, setHeld] = useState<number>();
  const step = held ?? here;

  const told = (index: number): string => {
    const entry = entries[index];
    if (!entry) return formatInstant(at);
    const what = translate(`resources.auditoria.chain.events.${entry.type}`, { _: entry.type });
    return `${formatInstant(entry.at)}: ${what}`;
  };

  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      action={
        <Button color="inherit" onClick={leave}>
          {translate('resources.leads.past.leave')}
        </Button>
      }
    >
      {translate('resources.leads.past.banner', { instant: formatInstant(at) })}
      {entries.length > 1 && (
        <Box sx={{ px: 1, pt: 1 }}>
          <Slider
            size="small"
            aria-label={translate('resources.leads.past.slider')}
            getAriaValueText={told}
            value={step}
            min={0}
            max={entries.length - 1}
            step={1}
            marks={entries.length <= 60}
            onChange={(_, next) => setHeld(next)}
            onChangeCommitted={(_, next) => {
              setHeld(undefined);
              const entry = entries[next];
              if (entry) goTo(entry.at);
            }}
          />
          <Typography variant="body2">{told(step)}</Typography>
        </Box>
      )}
    </Alert>
  );
};
