/** A column's status and how many leads stand there; folds it up to a strip, and out again. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { Button, Typography } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';
import { StatusChip } from '../StatusChip.tsx';
import { type BoardColumn } from './boardModel.ts';

type LeadBoardColumnHeaderProps = { column: BoardColumn; isFolded: boolean; onFold: () => void };

/** What a column stands on; the header hides what is scrolled beneath it. */
export const ground = ({ palette }: Theme): string => (palette.mode === 'dark' ? '#19262a' : '#e7eeee');

/** All that there is of a column: what shows whether a held card may go there is seen through it. */
const upright = {
  writingMode: 'vertical-rl',
  flex: 1,
  py: 1.5,
  bgcolor: 'transparent',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

export const LeadBoardColumnHeader = ({ column, isFolded, onFold }: LeadBoardColumnHeaderProps) => {
  const translate = useTranslate();
  const name = statusText(column.id);
  const count = column.count.toLocaleString('es-419');
  const shown = column.atLeast ? translate('resources.leads.board.atLeast', { count }) : count;
  return (
    <Button
      onClick={onFold}
      aria-expanded={!isFolded}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        gap: 1,
        justifyContent: 'start',
        width: '100%',
        minWidth: 0,
        mb: isFolded ? 0 : 0.5,
        color: 'text.primary',
        bgcolor: ground,
        borderRadius: 2,
        '&:hover': { bgcolor: 'background.paper' },
        ...(isFolded && upright),
      }}
    >
      {isFolded ? <span>{name}</span> : <StatusChip statusId={column.id} />}
      <Typography component="span" color="text.secondary" sx={{ fontWeight: 600 }}>
        {shown}
        <span style={visuallyHidden}>
          {` ${translate('resources.leads.board.counted', { smart_count: column.count })}`}
        </span>
      </Typography>
    </Button>
  );
};
