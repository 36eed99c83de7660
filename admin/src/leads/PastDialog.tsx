/** Chooses the moment as of which to look at the lead. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { fromLocalInput, toLocalInput } from '../misc/time.ts';
import { type LeadRow } from './lead.ts';
import { pastInstant } from './pastInstant.ts';
import { usePast } from './usePast.ts';

export const PastDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const lead = useRecordContext<LeadRow>();
  const { goTo } = usePast();
  const [value, setValue] = useState(() => toLocalInput(new Date()));
  const [isWrong, setIsWrong] = useState(false);
  if (!lead) return null;

  const view = () => {
    const instant = pastInstant(fromLocalInput(value), lead.fecha, Date.now());
    setIsWrong(instant === undefined);
    if (instant === undefined) return;
    goTo(instant);
    onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          view();
        }}
      >
        <DialogTitle id={titleId}>{translate('resources.leads.past.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('resources.leads.past.text')}</DialogContentText>
          <TextField
            type="datetime-local"
            label={translate('resources.leads.past.when')}
            fullWidth
            value={value}
            onChange={({ target }) => setValue(target.value)}
            error={isWrong}
            helperText={isWrong ? translate('resources.leads.past.invalid') : undefined}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { min: toLocalInput(new Date(lead.fecha)), max: toLocalInput(new Date()) },
            }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('resources.leads.command.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('resources.leads.past.view')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
