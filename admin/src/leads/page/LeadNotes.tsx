/** What executives wrote down about the lead. */
import { Box, Skeleton, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { ActorName } from '../../kit/ui/ActorName.tsx';
import { AddNoteForm } from './AddNoteForm.tsx';
import { type LeadNote, type LeadRow } from '../lead.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { usePast } from '../../kit/page/usePast.ts';

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

const Notes = ({ notes }: { notes: readonly LeadNote[] }) => {
  const translate = useTranslate();
  if (notes.length === 0)
    return <Typography color="text.secondary">{translate('resources.leads.show.noNotes')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {[...notes].reverse().map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </Box>
  );
};

export const LeadNotes = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  const { at } = usePast();
  if (!lead) return null;
  return (
    <Panel title={translate('resources.leads.show.notes')}>
      {!at && <AddNoteForm lead={lead} />}
      {/* A lead that was only in a list until now has come without its notes. */}
      {lead.notes ? <Notes notes={lead.notes} /> : <Skeleton variant="rounded" height={48} />}
    </Panel>
  );
};
