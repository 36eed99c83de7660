/** One status of the board: how many leads stand there, the newest of them, and the way to more. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { Draggable, Droppable } from '@hello-pangea/dnd';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type LeadRow } from '../lead.ts';
import { type BoardColumn } from './boardModel.ts';
import { LeadBoardCard } from './LeadBoardCard.tsx';
import { ground, LeadBoardColumnHeader } from './LeadBoardColumnHeader.tsx';

type MoreState = { load: () => void; isLoading: boolean; hasFailed: boolean };
type LeadBoardColumnProps = {
  column: BoardColumn;
  isFolded: boolean;
  /** While a card is held: whether it may be dropped here. */
  isOpen: boolean | undefined;
  /** While a card is held: whether it would be dropped here. */
  isPointed: boolean | undefined;
  /** The cards whose move is on its way. */
  sending: ReadonlyMap<string, number>;
  /** The card whose move waits for its form. */
  askedId: string | undefined;
  more: MoreState;
  onFold: () => void;
  onMove: (lead: LeadRow, statusId: number) => void;
};

const More = ({ load, isLoading, hasFailed }: MoreState) => {
  const translate = useTranslate();
  return (
    <>
      {hasFailed && <Alert severity="error">{translate('resources.leads.board.moreFailed')}</Alert>}
      <Button size="small" fullWidth loading={isLoading} onClick={load}>
        {translate(hasFailed ? 'cotejo.command.retry' : 'resources.leads.board.more')}
      </Button>
    </>
  );
};

const Cards = ({ column, sending, askedId, onMove }: Omit<LeadBoardColumnProps, 'isFolded'>) => {
  const translate = useTranslate();
  if (column.cards.length === 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
        {translate('resources.leads.board.empty')}
      </Typography>
    );
  return column.cards.map((lead, index) => {
    const waits = lead.id === askedId ? 'asked' : sending.has(lead.id) ? 'sending' : undefined;
    return (
      <Draggable key={lead.id} draggableId={lead.id} index={index} isDragDisabled={waits !== undefined}>
        {(drag, { isDragging }) => (
          // The menu on each card is the way for who doesn't drag: the card itself is no button.
          <div
            ref={drag.innerRef}
            {...drag.draggableProps}
            {...drag.dragHandleProps}
            // oxlint-disable-next-line jsx-a11y/aria-role -- takes away the button that the handle would be
            role={undefined}
            tabIndex={-1}
            aria-describedby={undefined}
          >
            <LeadBoardCard lead={lead} waits={waits} isDragging={isDragging} onMove={onMove} />
          </div>
        )}
      </Draggable>
    );
  });
};

export const LeadBoardColumn = (props: LeadBoardColumnProps) => {
  const { column, isFolded, isOpen, isPointed, more, onFold } = props;
  return (
    <Droppable droppableId={String(column.id)} isDropDisabled={isPointed === false}>
      {(drop) => (
        <Box
          component="section"
          aria-label={statusText(column.id)}
          ref={drop.innerRef}
          {...drop.droppableProps}
          sx={{
            flex: '0 0 auto',
            display: 'flex',
            flexDirection: 'column',
            height: 'fit-content',
            minHeight: '100%',
            width: isFolded ? 48 : { xs: '82vw', sm: 288 },
            scrollSnapAlign: 'start',
            bgcolor: ground,
            borderRadius: 2,
            px: isFolded ? 0 : 1,
            pb: isFolded ? 0 : 1,
            outline: isOpen === undefined ? 'none' : '2px dashed',
            outlineColor: isOpen ? 'primary.main' : isPointed ? 'error.main' : 'transparent',
            outlineOffset: -2,
            opacity: isOpen === false && !isPointed ? 0.45 : 1,
            ...(isPointed && { bgcolor: 'action.selected' }),
          }}
        >
          <LeadBoardColumnHeader column={column} isFolded={isFolded} onFold={onFold} />
          {!isFolded && <Cards {...props} />}
          {!isFolded && column.next !== null && <More {...more} />}
          {drop.placeholder}
        </Box>
      )}
    </Droppable>
  );
};
