/** Marks everything that one has been told as read. */
import DoneAll from '@mui/icons-material/DoneAll';
import { Button } from '@mui/material';

type MarkAllButtonProps = { isMarking: boolean; onMark: () => void };

export const MarkAllButton = ({ isMarking, onMark }: MarkAllButtonProps) => (
  <Button startIcon={<DoneAll />} disabled={isMarking} onClick={onMark}>
    Marcar todas como leídas
  </Button>
);
