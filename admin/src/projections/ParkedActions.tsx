/** The commands on a parked stream: inspect the event, retry it, skip it with a reason. */
import { longestSkipReason, type ParkedStreamRow } from '@cotejo/core/projections';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { CommandButton } from '../kit/commands/CommandButton.tsx';
import { CommandDialog } from '../kit/commands/CommandDialog.tsx';
import { NoteField } from '../kit/commands/NoteField.tsx';
import { InspectDrawer } from './InspectDrawer.tsx';
import { parkingForms } from './projectionModel.ts';
import { parkingWords } from './words.ts';

const commands = ['retry', 'skip'] as const;

export const ParkedActions = ({ row }: { row: ParkedStreamRow }) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'inspect' | 'retry' | 'skip'>();
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    notify('Decisión registrada. El proyector la aplica enseguida.', { type: 'success' });
    refresh();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button onClick={() => setOpen('inspect')}>Ver el evento</Button>
      {commands.map((command) => (
        <CommandButton key={command} command={command} variant="outlined" onClick={() => setOpen(command)}>
          {parkingWords[command].name}
        </CommandButton>
      ))}
      {open === 'inspect' && <InspectDrawer id={row.id} onClose={close} />}
      {open && open !== 'inspect' && (
        <CommandDialog
          resource="projections"
          command={open}
          id={row.projector}
          form={{ ...parkingForms(row)[open], about: row.id }}
          saveLabel={parkingWords[open].name}
          onDone={done}
          onClose={close}
        >
          <Alert severity="info">{parkingWords[open].text}</Alert>
          {open === 'skip' && (
            <NoteField
              source="reason"
              label="Motivo (nada sobre personas)"
              longest={longestSkipReason}
              isRequired
            />
          )}
        </CommandDialog>
      )}
    </Box>
  );
};
