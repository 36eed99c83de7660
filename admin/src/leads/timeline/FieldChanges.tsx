/** Fields before and after, one line each; what was added is told as it is. */
import {
  type ActivityRow,
  type FileRow,
  leads,
  type NoteRow,
  type TimelineChange,
} from '@cotejo/core/lead-records';
import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { type LeadRow } from '../lead.ts';
import { activityTitle } from './activityTitle.ts';
import { fieldValue, isWorthShowing } from '../facts/fieldValue.ts';

const labels: Readonly<Record<string, string>> = leads.labels;

/** The additions to a list of the lead, as a text. */
const addedText = ({ field, after }: TimelineChange): string | null | undefined => {
  if (field === 'notes') return (after as NoteRow).text;
  if (field === 'activities') return activityTitle(after as ActivityRow);
  if (field === 'files') return (after as FileRow).name;
  return undefined;
};

const Values = ({ change }: { change: TimelineChange }) => {
  const lead = useRecordContext<LeadRow>();
  const added = addedText(change);
  if (added !== undefined) return <strong>{added ?? 'Nota eliminada'}</strong>;
  const told = (value: unknown) => fieldValue(change.field, value, lead?.country ?? 'PE');
  const before = told(change.before);
  return (
    <>
      {before !== undefined && (
        <>
          <s>{before}</s>
          {' → '}
        </>
      )}
      <strong>{told(change.after) ?? 'nada'}</strong>
    </>
  );
};

export const FieldChanges = ({ changes }: { changes: readonly TimelineChange[] }) => {
  const told = changes.filter(isWorthShowing);
  if (told.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {told.map((change, index) => (
        <Typography
          component="li"
          variant="body2"
          key={`${change.field}/${index}`}
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        >
          {labels[change.field] ?? change.field}: <Values change={change} />
        </Typography>
      ))}
    </Box>
  );
};
