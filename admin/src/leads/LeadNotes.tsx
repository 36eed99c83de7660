/** What executives wrote down about the lead. */
import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { AbsoluteInstant } from '../misc/Instant.tsx';
import { ActorName } from './ActorName.tsx';
import { AddNoteForm } from './AddNoteForm.tsx';
import { type LeadNote, type LeadRow } from './lead.ts';
import { Panel } from './Panel.tsx';
import { usePast } from './usePast.ts';

const Note = ({ note }: { note: LeadNote }) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontStyle: note.text ? undefined : 'italic' }}
      >
        {note.text ?? translate('resources.leads.history.erasedNote')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
        <ActorName actor={note.by} name={note.byName} /> · <AbsoluteInstant value={note.at} />
      </Typography>
    </Box>
  );
};

export const LeadNotes = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  const { at } = usePast();
  if (!lead) return null;
  const newestFirst = [...(lead.notes ?? [])].reverse();
  return (
    <Panel title={translate('resources.leads.show.notes')}>
      {!at && <AddNoteForm lead={lead} />}
      {newestFirst.length === 0 && (
        <Typography color="text.secondary">{translate('resources.leads.show.noNotes')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {newestFirst.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </Box>
    </Panel>
  );
};
