/** A column's status and how many leads stand there; folds it to a line of the dock, and out again. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { Button, Typography } from '@mui/material';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';
import { StatusChip } from '../StatusChip.tsx';
import { type BoardColumn } from './boardModel.ts';
import { columnButtonId } from './useFollowingFocus.ts';
import { plural } from '../../kit/words/plural.ts';

type LeadBoardColumnHeaderProps = { column: BoardColumn; isFolded: boolean; onTurn: () => void };

export const LeadBoardColumnHeader = ({ column, isFolded, onTurn }: LeadBoardColumnHeaderProps) => {
  const count = column.count.toLocaleString('es-419');
  const shown = column.atLeast ? `más de ${count}` : count;
  return (
    <Button
      id={columnButtonId(column.id)}
      onClick={onTurn}
      aria-expanded={!isFolded}
      sx={{
        gap: 1,
        justifyContent: isFolded ? 'space-between' : 'start',
        flexShrink: 0,
        width: { xs: isFolded ? 'auto' : '100%', sm: '100%' },
        minWidth: 0,
        minHeight: 36,
        color: 'text.primary',
        borderRadius: 2,
        textAlign: 'start',
        lineHeight: 1.25,
      }}
    >
      {isFolded ? <span>{statusText(column.id)}</span> : <StatusChip statusId={column.id} />}
      <Typography component="span" color="text.secondary" sx={{ fontWeight: 600 }}>
        {shown}
        <span style={visuallyHidden}>{` ${plural(column.count, 'solicitud', 'solicitudes')}`}</span>
      </Typography>
    </Button>
  );
};
