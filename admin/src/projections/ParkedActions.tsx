/** The commands on a parked stream: inspect the event, retry it, skip it with a reason. */
import { longestSkipReason, type ParkedStreamRow } from '@cotejo/core/projections';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { CommandButton } from '../kit/commands/CommandButton.tsx';
import { CommandDialog } from '../kit/commands/CommandDialog.tsx';
import { NoteField } from '../kit/commands/NoteField.tsx';
import { InspectDrawer } from './InspectDrawer.tsx';
import { parkingForms } from './projectionModel.ts';

const commands = ['retry', 'skip'] as const;

export const ParkedActions = ({ row }: { row: ParkedStreamRow }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'inspect' | 'retry' | 'skip'>();
  const close = () => setOpen(undefined);
  const say = (key: string) => translate(`resources.projections.command.${key}`);
  const done = () => {
    close();
    notify('resources.projections.command.done', { type: 'success' });
    refresh();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button onClick={() => setOpen('inspect')}>{translate('resources.parked-streams.inspect')}</Button>
      {commands.map((command) => (
        <CommandButton key={command} command={command} variant="outlined" onClick={() => setOpen(command)}>
          {say(`names.${command}`)}
        </CommandButton>
      ))}
      {open === 'inspect' && <InspectDrawer id={row.id} onClose={close} />}
      {open && open !== 'inspect' && (
        <CommandDialog
          resource="projections"
          command={open}
          id={row.projector}
          form={{ ...parkingForms(row)[open], about: row.id }}
          saveLabel={say(`names.${open}`)}
          onDone={done}
          onClose={close}
        >
          <Alert severity="info">{say(`text.${open}`)}</Alert>
          {open === 'skip' && (
            <NoteField
              source="reason"
              label="resources.projections.fields.reason"
              longest={longestSkipReason}
              isRequired
            />
          )}
        </CommandDialog>
      )}
    </Box>
  );
};
