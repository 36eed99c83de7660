/** The leads by status, side by side; a card is dragged to where its lead goes, or moved by its menu. */
import { DragDropContext, type DragStart, type DropResult } from '@hello-pangea/dnd';
import { Alert, Box, Button, LinearProgress, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { LeadCommandDialog } from '../commands/LeadCommandDialog.tsx';
import { useLeadFilters } from '../useLeadFilters.ts';
import { boardStatuses, foldedAtFirst, isOpenTo, withPending } from './boardModel.ts';
import { LeadBoardColumn } from './LeadBoardColumn.tsx';
import { useBoard } from './useBoard.ts';
import { useMoves } from './useMoves.ts';

const strip = {
  display: 'flex',
  gap: 1,
  alignItems: 'stretch',
  overflowX: 'auto',
  scrollSnapType: { xs: 'x proximity', sm: 'none' },
  minHeight: 320,
  pb: 1,
} as const;

export const LeadBoard = () => {
  const translate = useTranslate();
  const { values } = useLeadFilters();
  const [heldId, setHeldId] = useState<string>();
  const [folded, setFolded] = useStore<readonly number[]>('leads.board.folded', foldedAtFirst);
  const { columns, error, isPending, isFetching, refetch, readAgain, letGo, filter } = useBoard(
    values,
    heldId !== undefined,
  );
  const { pending, asked, forget, move } = useMoves(readAgain);

  const shown = [...withPending(columns ?? [], pending)].sort(
    (a, b) => boardStatuses.indexOf(a.id) - boardStatuses.indexOf(b.id),
  );
  const leadOf = (id: string | undefined) =>
    shown.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const held = leadOf(heldId);

  const drop = ({ draggableId, source, destination }: DropResult) => {
    setHeldId(undefined);
    letGo();
    const lead = leadOf(draggableId);
    if (lead && destination && destination.droppableId !== source.droppableId)
      move(lead, Number(destination.droppableId));
  };
  const toggle = (id: number) =>
    setFolded(folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id]);

  if (isPending)
    return (
      <Box sx={strip} aria-busy aria-label={translate('ra.message.loading')}>
        {[1, 2, 3, 4].map((column) => (
          <Skeleton key={column} variant="rounded" sx={{ width: 288, height: 320, flexShrink: 0 }} />
        ))}
      </Box>
    );
  return (
    <>
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {translate('resources.leads.error.retry')}
            </Button>
          }
        >
          {translate('resources.leads.board.failed')}
        </Alert>
      )}
      <Box sx={{ height: 2 }}>
        {isFetching && (
          <LinearProgress aria-label={translate('resources.leads.list.updating')} sx={{ height: 2 }} />
        )}
      </Box>
      <DragDropContext onDragStart={({ draggableId }: DragStart) => setHeldId(draggableId)} onDragEnd={drop}>
        <Box sx={strip} tabIndex={0} role="region" aria-label={translate('resources.leads.board.title')}>
          {shown.map((column) => (
            <LeadBoardColumn
              key={`${column.id}/${filter}`}
              column={column}
              filter={filter}
              isFolded={folded.includes(column.id)}
              isOpen={held && (held.statusId === column.id || isOpenTo(held, column.id))}
              pending={pending}
              onFold={() => toggle(column.id)}
              onMove={move}
            />
          ))}
        </Box>
      </DragDropContext>
      {asked && (
        <LeadCommandDialog
          lead={asked.lead}
          command={asked.command}
          initial={asked.initial}
          onDone={() => void readAgain()}
          onClose={forget}
        />
      )}
    </>
  );
};
