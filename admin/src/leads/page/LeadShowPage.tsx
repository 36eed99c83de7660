/** The lead page: its parts, or why they cannot be shown. */
import { Alert, Box, Button } from '@mui/material';
import { useShowContext, useTranslate } from 'react-admin';
import { statusOf } from '../../kit/providers/http-error.ts';
import { type LeadRow } from '../lead.ts';
import { LeadFacts } from '../facts/LeadFacts.tsx';
import { LeadHeader } from './LeadHeader.tsx';
import { LeadActivities } from './LeadActivities.tsx';
import { LeadDates } from './LeadDates.tsx';
import { FilesPanel } from '../../files/index.ts';
import { LeadRecordTabs } from './LeadRecordTabs.tsx';
import { LeadFeedback } from './LeadFeedback.tsx';
import { RelatedLeads } from '../related/RelatedLeads.tsx';
import { LeadNotes } from './LeadNotes.tsx';
import { LeadShowError } from './LeadShowError.tsx';
import { LeadShowSkeleton } from './LeadShowSkeleton.tsx';

const grid = {
  display: 'grid',
  gap: 2,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
} as const;
const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const LeadShowPage = () => {
  const translate = useTranslate();
  const { record, error, isPending, isFetching, refetch } = useShowContext<LeadRow>();
  if (isPending || (error && !record && isFetching)) return <LeadShowSkeleton />;
  // A lead that went to somebody else meanwhile is not to be looked at any longer.
  if (!record || statusOf(error) === 404) return <LeadShowError />;
  return (
    <>
      <LeadHeader />
      {error && (
        <Alert
          severity="warning"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {translate('cotejo.command.retry')}
            </Button>
          }
        >
          {translate('ra.message.placeholder_data_warning')}
        </Alert>
      )}
      <Box sx={grid}>
        <Box sx={column}>
          <LeadFacts />
          <LeadNotes />
          <FilesPanel />
        </Box>
        <Box sx={column}>
          <LeadActivities />
          <RelatedLeads />
          <LeadFeedback />
          <LeadDates />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <LeadRecordTabs />
        </Box>
      </Box>
    </>
  );
};
