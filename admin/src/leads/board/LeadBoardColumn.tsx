/** One status of the board: how many leads stand there, the newest of them, and the way to more. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Box, Button, Typography } from '@mui/material';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { type LeadRow } from '../lead.ts';
import { type BoardColumn, moveTo } from './boardModel.ts';
import { LeadBoardCard } from './LeadBoardCard.tsx';
import { LeadBoardColumnHeader } from './LeadBoardColumnHeader.tsx';
import { type MoveTo } from './MoveMenu.tsx';
import { ground, onTarget } from './places.ts';

type MoreState = { load: () => void; isLoading: boolean; error: unknown };
type LeadBoardColumnProps = {
  column: BoardColumn;
  /** The card in somebody's hand. */
  held: LeadRow | undefined;
  /** The cards whose move is on its way. */
  sending: ReadonlyMap<string, number>;
  /** The card whose move waits for its form. */
  askedId: string | undefined;
  more: MoreState;
  onFold: () => void;
  onMove: MoveTo;
};

const More = ({ load, isLoading, error }: MoreState) => {
  if (error !== undefined) return <ReadError title="No se pudieron leer más." error={error} onRetry={load} />;
  return (
    <Button size="small" fullWidth loading={isLoading} onClick={load}>
      Mostrar más
    </Button>
  );
};

type DraggableCardProps = { lead: LeadRow; waits: 'asked' | 'sending' | undefined; onMove: MoveTo };

/** Styles of all cards at once: a board of hundreds learns at each step where a held card is. */
const cardPlaces = {
  '& > [data-lead]': {
    touchAction: 'manipulation',
    // Those out of sight are neither laid out nor painted.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 110px',
    // A long press takes the card; it neither marks letters nor opens what can be done with a link.
    '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
  },
  '& > [data-held] > *': { visibility: 'hidden' },
} as const;

/** The menu on each card is the way for who doesn't drag: the card itself is no button. */
const DraggableCard = ({ lead, waits, onMove }: DraggableCardProps) => {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: lead.id,
    disabled: waits !== undefined,
  });
  return (
    <div ref={setNodeRef} {...listeners} data-lead={lead.id} data-held={isDragging || undefined}>
      <LeadBoardCard lead={lead} waits={waits} onMove={onMove} howId={attributes['aria-describedby']} />
    </div>
  );
};

export const LeadBoardColumn = (props: LeadBoardColumnProps) => {
  const { column, held, sending, askedId, more, onFold, onMove } = props;
  const { setNodeRef, isOver } = useDroppable({ id: `column-${column.id}`, data: { statusId: column.id } });
  const isHome = held?.statusId === column.id;
  const move = held && !isHome ? moveTo(held, column.id) : undefined;
  const isRefused = move?.kind === 'refused';
  const waitsOf = ({ id }: LeadRow) => (id === askedId ? 'asked' : sending.has(id) ? 'sending' : undefined);
  return (
    <Box
      component="section"
      aria-label={statusText(column.id)}
      ref={setNodeRef}
      sx={[
        {
          flex: '0 0 auto',
          display: 'flex',
          flexDirection: 'column',
          width: { xs: '82vw', sm: 288 },
          scrollSnapAlign: 'start',
          bgcolor: ground,
          borderRadius: 2,
        },
        ...onTarget(move && !isRefused, isOver),
      ]}
    >
      <LeadBoardColumnHeader column={column} isFolded={false} onTurn={onFold} />
      {isRefused && (
        <Typography
          variant="body2"
          sx={{
            mx: 1,
            mb: 1,
            p: 1,
            borderRadius: 1,
            bgcolor: 'background.paper',
            fontWeight: isOver ? 600 : 400,
          }}
        >
          {`No puede venir aquí. ${move.reason ?? 'Desde su estado actual no hay un paso directo.'}`}
        </Typography>
      )}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          overscrollBehaviorY: 'contain',
          px: 1,
          pb: 1,
          filter: isRefused ? 'grayscale(1)' : undefined,
          ...cardPlaces,
        }}
      >
        {column.cards.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
            Ninguna solicitud
          </Typography>
        )}
        {column.cards.map((lead) => (
          <DraggableCard key={lead.id} lead={lead} waits={waitsOf(lead)} onMove={onMove} />
        ))}
        {column.next !== null && <More {...more} />}
      </Box>
    </Box>
  );
};
