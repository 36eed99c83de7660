/** The leads by status, side by side; a card is dragged to where its lead goes, or moved by its menu. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd';
import { Box, LinearProgress } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { headerHeight } from '../../kit/page/header.ts';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { LeadCommandDialog } from '../commands/LeadCommandDialog.tsx';
import { useLeadFilters } from '../filters/useLeadFilters.ts';
import { boardStatuses, isOpenTo, withPending } from './boardModel.ts';
import { LeadBoardColumn } from './LeadBoardColumn.tsx';
import { LeadBoardSkeleton } from './LeadBoardStates.tsx';
import { focusLater } from './moveButton.ts';
import { useBoard } from './useBoard.ts';
import { useFolds } from './useFolds.ts';
import { useMoves } from './useMoves.ts';
import { usePointedColumn } from './usePointedColumn.ts';

/** Scrolls to every side by itself, so that the names of the columns stay in sight. */
const strip = {
  display: 'flex',
  gap: 1,
  alignItems: 'stretch',
  overflow: 'auto',
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  height: {
    xs: `calc(100dvh - ${headerHeight} - 174px)`,
    md: `calc(100dvh - ${headerHeight} - 194px)`,
  },
  minHeight: 360,
} as const;

/** By keys a card is moved from its menu. */
const sensors = [useMouseSensor, useTouchSensor];

const inOrder = (one: { readonly id: number }, other: { readonly id: number }): number =>
  boardStatuses.indexOf(one.id) - boardStatuses.indexOf(other.id);

export const LeadBoard = () => {
  const translate = useTranslate();
  const { values, query } = useLeadFilters();
  const [heldId, setHeldId] = useState<string>();
  const board = useBoard(JSON.stringify(query), JSON.stringify(values), heldId !== undefined);
  const { columns = [], error, isPending, isFetching, readAgain, held: hand } = board;
  const { sending, asked, done, forget, move } = useMoves(readAgain);
  const { isFolded, toggle } = useFolds(values.statusId);

  const onTheirWay = asked ? new Map(sending).set(asked.lead.id, asked.target) : sending;
  const shown = [...withPending(columns, onTheirWay)].sort(inOrder);
  const leadOf = (id: string | undefined) =>
    id === undefined ? undefined : shown.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const held = leadOf(heldId);
  const place = useRef<HTMLElement>(null);
  const pointed = usePointedColumn(held?.statusId, place);

  const take = ({ draggableId }: DragStart, { announce }: ResponderProvided) => {
    setHeldId(draggableId);
    announce(translate('resources.leads.board.held'));
  };
  const hold = ({ destination }: DragUpdate, { announce }: ResponderProvided) =>
    announce(destination ? statusText(Number(destination.droppableId)) : '');
  const drop = ({ draggableId, reason }: DropResult, { announce }: ResponderProvided) => {
    setHeldId(undefined);
    announce(translate('resources.leads.board.letGo'));
    const [lead, target] = [leadOf(draggableId), pointed.now.current];
    if (lead && reason === 'DROP' && target !== undefined && target !== lead.statusId) move(lead, target);
  };

  if (isPending) return <LeadBoardSkeleton />;
  return (
    <>
      {error && (
        <ReadError
          title={translate('resources.leads.board.failed')}
          error={error}
          onRetry={board.refetch}
          sx={{ mb: 1 }}
        />
      )}
      <Box sx={{ height: 2 }}>
        {isFetching && <LinearProgress aria-label={translate('cotejo.lists.updating')} sx={{ height: 2 }} />}
      </Box>
      <DragDropContext
        // By the middle of the card, which may be far from the hand.
        autoScrollerOptions={{ disabled: true }}
        enableDefaultSensors={false}
        sensors={sensors}
        // What the library would say by itself is English.
        dragHandleUsageInstructions={translate('resources.leads.board.how')}
        onDragStart={take}
        onDragUpdate={hold}
        onDragEnd={drop}
      >
        {shown.length > 0 && (
          <Box
            ref={place}
            sx={{ ...strip, ...(held && { scrollSnapType: 'none' }) }}
            tabIndex={0}
            role="region"
            aria-label={translate('resources.leads.board.title')}
            {...hand}
          >
            {shown.map((column) => (
              <LeadBoardColumn
                key={column.id}
                column={column}
                isFolded={isFolded(column.id)}
                isOpen={held && (held.statusId === column.id || isOpenTo(held, column.id))}
                isPointed={held && pointed.shown === column.id}
                sending={sending}
                askedId={asked?.lead.id}
                more={{
                  load: () => void board.more(column),
                  isLoading: board.loading.has(column.id),
                  hasFailed: board.failed.has(column.id),
                }}
                onFold={() => toggle(column.id)}
                onMove={move}
              />
            ))}
          </Box>
        )}
      </DragDropContext>
      {asked && (
        <LeadCommandDialog
          lead={leadOf(asked.lead.id) ?? asked.lead}
          command={asked.command}
          initial={asked.initial}
          onDone={() => done(asked)}
          onClose={() => {
            forget();
            focusLater(asked.lead.id);
          }}
        />
      )}
    </>
  );
};
