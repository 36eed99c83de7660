/** One status of the board: how many leads stand there, the newest of them, and the way to more. */
import { Draggable, Droppable } from '@hello-pangea/dnd';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type LeadRow } from '../lead.ts';
import { statusOrId } from '../leadModel.ts';
import { StatusChip } from '../StatusChip.tsx';
import { type BoardColumn } from './boardModel.ts';
import { LeadBoardCard } from './LeadBoardCard.tsx';
import { useMore } from './useBoard.ts';

type LeadBoardColumnProps = {
  column: BoardColumn;
  filter: string;
  isFolded: boolean;
  /** While a card is held: whether it may be dropped here. */
  isOpen: boolean | undefined;
  pending: ReadonlyMap<string, number>;
  onFold: () => void;
  onMove: (lead: LeadRow, statusId: number) => void;
};

const countText = ({ count, atLeast }: BoardColumn): string =>
  `${atLeast ? '+' : ''}${count.toLocaleString('es-419')}`;

const Header = ({
  column,
  isFolded,
  onFold,
}: Pick<LeadBoardColumnProps, 'column' | 'isFolded' | 'onFold'>) => {
  const translate = useTranslate();
  const { name } = statusOrId(column.id);
  return (
    <Button
      onClick={onFold}
      aria-expanded={!isFolded}
      aria-label={translate(`resources.leads.board.${isFolded ? 'unfold' : 'fold'}`, {
        name,
        count: countText(column),
      })}
      sx={{
        gap: 1,
        justifyContent: 'start',
        width: '100%',
        color: 'text.primary',
        ...(isFolded && { writingMode: 'vertical-rl', height: '100%', py: 1.5 }),
      }}
    >
      <StatusChip statusId={column.id} />
      <Typography component="span" color="text.secondary" sx={{ fontWeight: 600 }}>
        {countText(column)}
      </Typography>
    </Button>
  );
};

const More = ({ more }: { more: ReturnType<typeof useMore> }) => {
  const translate = useTranslate();
  if (more.failure !== undefined)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void more.load()}>
            {translate('resources.leads.error.retry')}
          </Button>
        }
      >
        {translate('resources.leads.board.moreFailed')}
      </Alert>
    );
  return more.hasMore ? (
    <Button size="small" fullWidth loading={more.isLoading} onClick={() => void more.load()}>
      {translate('resources.leads.board.more')}
    </Button>
  ) : null;
};

export const LeadBoardColumn = (props: LeadBoardColumnProps) => {
  const { column, filter, isFolded, isOpen, pending, onFold, onMove } = props;
  const translate = useTranslate();
  const more = useMore(column, filter);
  return (
    <Droppable droppableId={String(column.id)} isDropDisabled={isOpen === false}>
      {(drop, { isDraggingOver }) => (
        <Box
          component="section"
          aria-label={statusOrId(column.id).name}
          ref={drop.innerRef}
          {...drop.droppableProps}
          sx={{
            flex: '0 0 auto',
            width: isFolded ? 52 : { xs: '82vw', sm: 288 },
            scrollSnapAlign: 'start',
            bgcolor: 'action.hover',
            borderRadius: 2,
            p: isFolded ? 0.25 : 1,
            outline: isOpen ? '2px dashed' : 'none',
            outlineColor: 'primary.main',
            outlineOffset: -2,
            opacity: isOpen === false ? 0.45 : 1,
            ...(isDraggingOver && { bgcolor: 'action.selected' }),
          }}
        >
          <Header column={column} isFolded={isFolded} onFold={onFold} />
          {!isFolded && (
            <Box sx={{ mt: 1 }}>
              {more.cards.map((lead, index) => (
                <Draggable
                  key={lead.id}
                  draggableId={lead.id}
                  index={index}
                  isDragDisabled={pending.has(lead.id)}
                  disableInteractiveElementBlocking={false}
                >
                  {(drag, { isDragging }) => (
                    // The menu on each card is the way for who doesn't drag: the card itself is no button.
                    <div
                      ref={drag.innerRef}
                      {...drag.draggableProps}
                      {...drag.dragHandleProps}
                      role={undefined}
                      tabIndex={-1}
                      aria-describedby={undefined}
                    >
                      <LeadBoardCard
                        lead={lead}
                        isPending={pending.has(lead.id)}
                        isDragging={isDragging}
                        onMove={onMove}
                      />
                    </div>
                  )}
                </Draggable>
              ))}
              {more.cards.length === 0 && (
                <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
                  {translate('resources.leads.board.empty')}
                </Typography>
              )}
              <More more={more} />
            </Box>
          )}
          {drop.placeholder}
        </Box>
      )}
    </Droppable>
  );
};
