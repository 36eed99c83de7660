/** The lead page: what happened in the wide column, facts in a narrow rail; or why they cannot be shown. */
import { Alert, Box, Button } from '@mui/material';
import { useShowContext, useTranslate } from 'react-admin';
import { statusOf } from '../../kit/providers/http-error.ts';
import { mayTryAgain } from '../../kit/providers/retry.ts';
import { type LeadRow } from '../lead.ts';
import { LeadContact, LeadRequest } from '../facts/LeadFacts.tsx';
import { LeadHeader } from './LeadHeader.tsx';
import { LeadDates } from './LeadDates.tsx';
import { FilesPanel } from '../../files/index.ts';
import { LeadRecordTabs } from './LeadRecordTabs.tsx';
import { LeadFeedback } from './LeadFeedback.tsx';
import { RelatedLeads } from '../related/RelatedLeads.tsx';
import { LeadShowError } from './LeadShowError.tsx';
import { LeadShowSkeleton } from './LeadShowSkeleton.tsx';

/** A window without room for a rail begins with the contact, and ends with the other facts. */
const grid = {
  display: 'grid',
  gap: 2,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;
const wide = { gridColumn: { lg: 1 }, gridRow: { lg: '1 / -1' }, minWidth: 0 } as const;
const rail = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: { lg: 2 },
} as const;

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
            mayTryAgain(error) && (
              <Button color="inherit" onClick={() => void refetch()}>
                Reintentar
              </Button>
            )
          }
        >
          {translate('ra.message.placeholder_data_warning')}
        </Alert>
      )}
      <Box sx={grid}>
        <Box sx={rail}>
          <LeadContact />
        </Box>
        <Box sx={wide}>
          <LeadRecordTabs />
        </Box>
        <Box sx={rail}>
          <LeadRequest />
          <RelatedLeads />
          <FilesPanel />
          <LeadFeedback />
          <LeadDates />
        </Box>
      </Box>
    </>
  );
};
