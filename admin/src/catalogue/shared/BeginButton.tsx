/** Begins a record of the catalogue; who may not is told why. */
import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { RefusedButton } from '../../kit/commands/RefusedButton.tsx';
import { commandNames } from './commandWords.ts';
import { type useBeginning } from './useBeginning.ts';

type BeginButtonProps = {
  command: 'register' | 'draft';
  beginning: ReturnType<typeof useBeginning>;
  onBegin: () => void;
};

export const BeginButton = ({ command, beginning, onBegin }: BeginButtonProps) => {
  if (!beginning) return null;
  const name = commandNames[command];
  if ('reason' in beginning)
    return (
      <RefusedButton variant="outlined" color="inherit" startIcon={<Add />} reason={beginning.reason}>
        {name}
      </RefusedButton>
    );
  return (
    <Button variant="contained" startIcon={<Add />} onClick={onBegin}>
      {name}
    </Button>
  );
};
