/** The leads by status, side by side; a card is dragged to where its lead goes, or moved by its menu. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
} from '@dnd-kit/core';
import { Box, LinearProgress, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { LeadCommandDialog } from '../commands/LeadCommandDialog.tsx';
import { useLeadFilters } from '../filters/useLeadFilters.ts';
import { type LeadRow } from '../lead.ts';
import { BoardDock } from './BoardDock.tsx';
import { beginning, boardStatuses, refusalsOf, withPending } from './boardModel.ts';
import { beneathPointer, inHand, isTakenBelow, scrolling, statusOf, useHands } from './dragging.ts';
import { LeadBoardCard } from './LeadBoardCard.tsx';
import { LeadBoardColumn } from './LeadBoardColumn.tsx';
import { LeadBoardSkeleton } from './LeadBoardStates.tsx';
import { type MoveTo } from './MoveMenu.tsx';
import { useBoard } from './useBoard.ts';
import { useFolds } from './useFolds.ts';
import { columnButtonId, moveButtonId, useFollowingFocus } from './useFollowingFocus.ts';
import { useMoves } from './useMoves.ts';
import { useStripPlace } from './useStripPlace.ts';

/** Scrolls sideways alone; each column scrolls by itself beneath its heading. */
const strip = {
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  gap: 1,
  position: 'relative',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
} as const;

const inOrder = (one: { readonly id: number }, other: { readonly id: number }): number =>
  boardStatuses.indexOf(one.id) - boardStatuses.indexOf(other.id);

export const LeadBoard = () => {
  const identity = useConsoleIdentity();
  const { values, query } = useLeadFilters();
  const [taken, setTaken] = useState<{ readonly id: string; readonly isBelow: boolean }>();
  const board = useBoard(JSON.stringify(query), JSON.stringify(values), taken !== undefined);
  const { columns, error, isPending, isFetching, readAgain, held: hand } = board;
  const { sending, asked, done, forget, move } = useMoves(readAgain);
  const folds = useFolds(values.statusId);
  // The card that was moved last by its menu: its column stays open for it.
  const [broughtId, setBroughtId] = useState<string>();
  const followFocus = useFollowingFocus();

  const onTheirWay = asked ? new Map(sending).set(asked.lead.id, asked.target) : sending;
  const shown = [...withPending(columns ?? [], onTheirWay)].sort(inOrder);
  const leadOf = (id: string | undefined): LeadRow | undefined =>
    id === undefined ? undefined : shown.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const held = leadOf(taken?.id);
  const isOpen = (column: (typeof shown)[number]) =>
    !folds.isFolded(column) || column.cards.some(({ id }) => id === broughtId);
  const open = shown.filter(isOpen);

  const place = useRef<HTMLElement>(null);
  const begin = beginning(open, identity?.id);
  useStripPlace(place, columns !== undefined && folds.isKnown, begin ? open.indexOf(begin) : 0);
  const hands = useHands();

  const turn = (id: number, fold: boolean) => {
    setBroughtId(undefined);
    folds.turn(id, fold);
    followFocus(columnButtonId(id));
  };
  const moveByMenu = (lead: LeadRow, target: number) => {
    setBroughtId(lead.id);
    followFocus(moveButtonId(lead.id));
    move(lead, target);
  };
  // One function for all cards, which are drawn again for what changes of theirs alone.
  const latest = useRef(moveByMenu);
  useEffect(() => {
    latest.current = moveByMenu;
  });
  const onMove = useCallback<MoveTo>((lead, target) => latest.current(lead, target), []);
  const take = (event: DragStartEvent) =>
    setTaken({ id: String(event.active.id), isBelow: isTakenBelow(event) });
  const drop = ({ active, over }: DragEndEvent) => {
    setTaken(undefined);
    const [lead, target] = [leadOf(String(active.id)), statusOf(over)];
    if (lead && target !== undefined && target !== lead.statusId) move(lead, target);
  };
  const letGo = () => 'Soltaste la tarjeta.';
  const announcements: Announcements = {
    onDragStart: () => 'Tomaste una tarjeta. Escape la deja donde estaba.',
    onDragOver: ({ active, over }) => {
      const [lead, target] = [leadOf(String(active.id)), statusOf(over)];
      if (!lead || target === undefined) return undefined;
      const status = statusText(target);
      const [refusal] = refusalsOf(lead, [target]);
      if (!refusal) return status;
      const why = refusal.reason ?? 'Desde su estado actual no hay un paso directo.';
      return `No puede pasar a ${status}. ${why}`;
    },
    onDragEnd: letGo,
    onDragCancel: letGo,
  };

  if (isPending) return <LeadBoardSkeleton />;
  return (
    <>
      {error && (
        <ReadError title="No se pudo leer el tablero." error={error} onRetry={board.refetch} sx={{ mb: 1 }} />
      )}
      <Box sx={{ height: 2 }}>
        {isFetching && <LinearProgress aria-label="Actualizando…" sx={{ height: 2 }} />}
      </Box>
      <DndContext
        sensors={hands}
        collisionDetection={beneathPointer}
        autoScroll={scrolling}
        // The library's own announcements are English.
        accessibility={{
          announcements,
          screenReaderInstructions: {
            draggable: 'La tarjeta se arrastra con el ratón o el dedo; con el teclado, usa su menú.',
          },
        }}
        onDragStart={take}
        onDragEnd={drop}
        onDragCancel={() => setTaken(undefined)}
      >
        {shown.length > 0 && (
          <Box
            sx={{
              flex: 1,
              minHeight: 360,
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              gap: 1,
            }}
            {...hand}
          >
            <Box
              ref={place}
              sx={{ ...strip, scrollSnapType: { xs: held ? 'none' : 'x mandatory', sm: 'none' } }}
              tabIndex={0}
              role="region"
              aria-label="Tablero de solicitudes"
            >
              {open.length === 0 && (
                <Typography color="text.secondary" sx={{ p: 2 }}>
                  Aquí se ven los estados que tienen solicitudes. Los demás están plegados.
                </Typography>
              )}
              {open.map((column) => (
                <LeadBoardColumn
                  key={column.id}
                  column={column}
                  held={held}
                  sending={sending}
                  askedId={asked?.lead.id}
                  more={{
                    load: () => void board.more(column),
                    isLoading: board.loading.has(column.id),
                    error: board.failed.get(column.id),
                  }}
                  onFold={() => turn(column.id, true)}
                  onMove={onMove}
                />
              ))}
            </Box>
            <BoardDock
              folded={shown.filter((column) => !isOpen(column))}
              held={held}
              isTakenBelow={taken?.isBelow === true}
              onOpen={(id) => turn(id, false)}
            />
          </Box>
        )}
        <DragOverlay className={inHand} dropAnimation={null}>
          {held && (
            <Box inert>
              <LeadBoardCard lead={held} />
            </Box>
          )}
        </DragOverlay>
      </DndContext>
      {asked && (
        <LeadCommandDialog
          lead={leadOf(asked.lead.id) ?? asked.lead}
          command={asked.command}
          initial={asked.initial}
          onDone={() => done(asked)}
          onClose={forget}
        />
      )}
    </>
  );
};
