/** The lead list as a page: heading, filters, what is new, and the leads or why there are none. */
import { Box, LinearProgress, Paper, Typography } from '@mui/material';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { type LeadRow } from './lead.ts';
import { LeadFilterBar } from './LeadFilterBar.tsx';
import { ListOrBoard } from './ListOrBoard.tsx';
import { LeadListContent } from './LeadListContent.tsx';
import { LeadSort } from './LeadSort.tsx';
import { LeadListNews } from './LeadListNews.tsx';
import { useLeadListLive } from './useLeadListLive.ts';
import { useStaleRefetch } from './useStaleRefetch.ts';

const pageSizes = [10, 25, 50, 100];

export const LeadListPage = () => {
  const translate = useTranslate();
  const { total, isFetching, isPending, data } = useListContext<LeadRow>();
  const live = useLeadListLive();
  const isStale = useStaleRefetch();
  const isFull = (data?.length ?? 0) > 0;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 2, flexWrap: 'wrap' }}>
        <PageHeading title={translate('resources.leads.name', { smart_count: 2 })} />
        <ListOrBoard />
        <Typography color="text.secondary" role="status">
          {!isPending &&
            total !== undefined &&
            translate('resources.leads.list.count', { smart_count: total })}
          {isStale && ` · ${translate('resources.leads.list.updating')}`}
        </Typography>
      </Box>
      <LeadFilterBar sort={<LeadSort />} />
      <LeadListNews live={live} />
      <Paper
        variant="outlined"
        sx={{ position: 'relative', overflow: 'hidden', isolation: 'isolate' }}
        aria-busy={isFetching}
      >
        {isFetching && !isPending && (
          <LinearProgress
            aria-label={translate('resources.leads.list.updating')}
            sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 1 }}
          />
        )}
        <LeadListContent highlighted={live.highlighted} />
        {isFull && <Pagination rowsPerPageOptions={pageSizes} />}
      </Paper>
    </>
  );
};
