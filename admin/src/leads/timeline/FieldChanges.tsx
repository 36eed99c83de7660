/** Fields before and after, one line each; what was added is told as it is. */
import { type ActivityRow, type FileRow, type NoteRow, type TimelineChange } from '@cotejo/core/leads';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { activityTitle } from '../LeadActivities.tsx';
import { fieldValue, isTold } from './fieldValue.ts';

/** What was added to a list of the lead, as a text. */
const addedText = ({ field, after }: TimelineChange): string | null | undefined => {
  if (field === 'notes') return (after as NoteRow).text;
  if (field === 'activities') return activityTitle(after as ActivityRow);
  if (field === 'files') return (after as FileRow).name;
  return undefined;
};

export const FieldChanges = ({ changes }: { changes: readonly TimelineChange[] }) => {
  const translate = useTranslate();
  const nothing = translate('resources.leads.timeline.nothing');
  const told = changes.filter(({ field }) => isTold(field));
  if (told.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {told.map((change, index) => {
        const { field, before, after } = change;
        const added = addedText(change);
        return (
          <Typography
            component="li"
            variant="body2"
            key={`${field}/${index}`}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {translate(`resources.leads.fields.${field}`, { _: field })}:{' '}
            {added === undefined ? (
              <>
                {fieldValue(field, before) !== undefined && (
                  <>
                    <s>{fieldValue(field, before)}</s>
                    {' → '}
                  </>
                )}
                <strong>{fieldValue(field, after) ?? nothing}</strong>
              </>
            ) : (
              <strong>{added ?? translate('resources.leads.history.erasedNote')}</strong>
            )}
          </Typography>
        );
      })}
    </Box>
  );
};
