/** Says that a command was begun and left: to go on with, or to discard. */
import EditNote from '@mui/icons-material/EditNote';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { formatInstant, formatTime, isToday } from '../time/time.ts';

type HalfDoneLineProps = {
  /** The command's, in Spanish. */
  name: string;
  /** The instant at which it was typed, in UTC. */
  at: string;
  onContinue: (button: HTMLElement) => void;
  onDrop: (button: HTMLElement) => void;
};

export const HalfDoneLine = ({ name, at, onContinue, onDrop }: HalfDoneLineProps) => {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ display: 'flex', gap: 0.75 }}>
        <EditNote fontSize="small" aria-hidden />
        {isToday(at)
          ? `Quedó a medias: ${name} (hoy ${formatTime(Date.parse(at))})`
          : `Quedó a medias: ${name} (${formatInstant(at)})`}
      </Typography>
      <Button size="small" aria-describedby={id} onClick={({ currentTarget }) => onContinue(currentTarget)}>
        Continuar
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-describedby={id}
        onClick={({ currentTarget }) => onDrop(currentTarget)}
      >
        Descartar
      </Button>
    </Box>
  );
};
