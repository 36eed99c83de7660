/** Says that what was typed before is here again, and lets the person begin anew. */
import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Draft } from '../providers/draft-store.ts';
import { formatInstant, formatTime } from '../time/time.ts';

type DraftLineProps = {
  draft: Draft;
  /** Of the record now. */
  version?: number | undefined;
  onStartAgain: () => void;
};

const isToday = (instant: string): boolean => new Date(instant).toDateString() === new Date().toDateString();

export const DraftLine = ({ draft, version, onStartAgain }: DraftLineProps) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.draft.${key}`, args);
  const { at } = draft;
  return (
    <Alert severity="info" sx={{ width: '100%', py: 0 }}>
      {isToday(at)
        ? say('restored', { at: formatTime(Date.parse(at)) })
        : say('restoredOfDay', { at: formatInstant(at) })}
      {draft.version !== version && ` ${say('changedSince')}`}{' '}
      <Button color="inherit" size="small" variant="outlined" onClick={onStartAgain} sx={{ ml: 0.5 }}>
        {say('startAgain')}
      </Button>
    </Alert>
  );
};
