/** Says that what was typed before is here again, and lets the person begin anew. */
import { Alert, Button } from '@mui/material';
import { type Draft } from '../providers/draft-store.ts';
import { formatInstant, formatTime, isToday } from '../time/time.ts';

type DraftLineProps = {
  draft: Draft;
  /** Of the record now. */
  version?: number | undefined;
  onStartAgain: () => void;
};

/** The button that was pressed is gone: the keys go on at the first field. */
const focusFirst = (button: HTMLElement): void => {
  const around = button.closest('form') ?? button.closest('[role="alert"]')?.parentElement;
  around?.querySelector<HTMLElement>('[role="combobox"], input, textarea')?.focus();
};

export const DraftLine = ({ draft, version, onStartAgain }: DraftLineProps) => {
  const { at, attempt } = draft;
  // While nobody knows whether what was sent arrived, a newer version may be its own work.
  const isChanged = attempt === undefined && draft.version !== version;
  return (
    <Alert severity="info" sx={{ width: '100%', py: 0 }}>
      {isToday(at)
        ? `Recuperamos lo que escribiste a las ${formatTime(Date.parse(at))}.`
        : `Recuperamos lo que escribiste el ${formatInstant(at)}.`}
      {isChanged && ' Desde entonces hubo cambios: revisa antes de guardar.'}{' '}
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        onClick={({ currentTarget }) => {
          focusFirst(currentTarget);
          onStartAgain();
        }}
        sx={{ ml: 0.5 }}
      >
        Empezar de nuevo
      </Button>
    </Alert>
  );
};
