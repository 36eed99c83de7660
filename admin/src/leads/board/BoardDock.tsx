/** The edge of the board: the folded columns, and while a card is held every status that takes it. */
import { type LeadStatus, statusText } from '@cotejo/core/reference/lead-statuses';
import { useDroppable } from '@dnd-kit/core';
import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { headerHeight } from '../../kit/page/header.ts';
import { type LeadRow } from '../lead.ts';
import { useTone } from '../tones.ts';
import { type BoardColumn, refusalsOf, targetsOf } from './boardModel.ts';
import { LeadBoardColumnHeader } from './LeadBoardColumnHeader.tsx';
import { ground, onTarget } from './places.ts';

const eitherOf = new Intl.ListFormat('es', { type: 'disjunction' });

type BoardDockProps = {
  folded: readonly BoardColumn[];
  /** The card in somebody's hand. */
  held: LeadRow | undefined;
  /** Whether the finger that holds it is in the lower half of the window: a phone's dock is in the other one. */
  isTakenBelow: boolean;
  onOpen: (statusId: number) => void;
};

const DockTarget = ({ status: { id, shown } }: { status: LeadStatus }) => {
  const { setNodeRef, isOver } = useDroppable({ id: `dock-${id}`, data: { statusId: id } });
  const { back, text } = useTone(id);
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={[
        {
          display: 'flex',
          alignItems: 'center',
          minHeight: 32,
          px: 1,
          fontSize: { xs: '0.8125rem', sm: '0.875rem' },
          borderRadius: 1,
          bgcolor: back,
          color: text,
          fontWeight: 600,
          lineHeight: 1.1,
          overflowWrap: 'anywhere',
        },
        ...onTarget(true, false),
        isOver && { bgcolor: 'primary.main', color: 'primary.contrastText' },
      ]}
    >
      {shown}
    </Box>
  );
};

const Targets = ({ held, folded }: { held: LeadRow; folded: readonly BoardColumn[] }) => {
  const targets = targetsOf(held);
  const refusals = refusalsOf(
    held,
    folded.map(({ id }) => id),
  );
  return (
    <>
      {targets.length === 0 && <Typography variant="body2">No se puede mover ahora</Typography>}
      <Box
        component="ul"
        sx={{
          display: { xs: 'grid', sm: 'flex' },
          gridTemplateColumns: '1fr 1fr',
          flexDirection: 'column',
          gap: 0.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {targets.map((status) => (
          <DockTarget key={status.id} status={status} />
        ))}
      </Box>
      {refusals.map(({ statusIds, reason }) => (
        <Typography key={reason ?? ''} variant="body2" color="text.secondary">
          {`No puede ir a ${eitherOf.format(statusIds.map(statusText))}. ${reason ?? 'Desde su estado actual no hay un paso directo.'}`}
        </Typography>
      ))}
    </>
  );
};

/** Beside the columns on a wide screen, and a row beneath them on a phone. */
const edge = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  gap: 0.5,
  boxSizing: 'border-box',
  p: 1,
  overflow: 'auto',
  bgcolor: ground,
  borderRadius: 2,
  height: { sm: '100%' },
} as const;

/**
 * As high as its targets need: up from the bottom on a wide screen, over the half of the window without the finger on a phone.
 * The held card goes beneath it, so that the names can be read.
 */
const aboveHeld = (isTakenBelow: boolean) =>
  ({
    flexDirection: { xs: 'column' },
    position: { xs: 'fixed', sm: 'absolute' },
    top: { xs: isTakenBelow ? 0 : 'auto', sm: 'auto' },
    bottom: { xs: isTakenBelow ? 'auto' : 0, sm: 0 },
    left: 0,
    right: 0,
    zIndex: 'modal',
    height: { sm: 'auto' },
    minHeight: { sm: '100%' },
    maxHeight: { xs: '50dvh', sm: `calc(100dvh - ${headerHeight} - 32px)` },
    py: { xs: 0.5, sm: 1 },
    borderRadius: { xs: 0, sm: 2 },
    boxShadow: { xs: 6, sm: 0 },
  }) as const;

export const BoardDock = ({ folded, held, isTakenBelow, onOpen }: BoardDockProps) => {
  const titleId = useId();
  // The dock itself takes no card: over it, what lies beneath is out of play.
  const { setNodeRef } = useDroppable({ id: 'dock' });
  return (
    <Box sx={{ flexShrink: 0, width: { sm: 216 }, minHeight: { xs: 52 }, position: { sm: 'relative' } }}>
      <Box
        component="section"
        aria-labelledby={titleId}
        ref={setNodeRef}
        data-dock
        // Lower than its texts on a small phone.
        tabIndex={held ? 0 : undefined}
        sx={[edge, ...(held ? [aboveHeld(isTakenBelow)] : [])]}
      >
        <Typography
          id={titleId}
          variant="body2"
          component="h2"
          color="text.secondary"
          sx={{ flexShrink: 0, alignSelf: { xs: 'center', sm: 'stretch' }, px: 1 }}
        >
          {held ? 'Llevar a…' : 'Plegados'}
        </Typography>
        {held ? (
          <Targets held={held} folded={folded} />
        ) : (
          folded.map((column) => (
            <LeadBoardColumnHeader
              key={column.id}
              column={column}
              isFolded
              onTurn={() => onOpen(column.id)}
            />
          ))
        )}
      </Box>
    </Box>
  );
};
