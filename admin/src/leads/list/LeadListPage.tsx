/** The lead list as a page: heading, filters, what is new, and the leads or why there are none. */
import { Box, LinearProgress, Paper, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { ExportButton } from '../../exports/index.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ListPagination } from '../../kit/list/ListPagination.tsx';
import { ColumnsButton } from '../columns/ColumnsButton.tsx';
import { type LeadRow } from '../lead.ts';
import { LeadFilterBar } from '../filters/LeadFilterBar.tsx';
import { ListOrBoard } from './ListOrBoard.tsx';
import { LeadListContent } from './LeadListContent.tsx';
import { LeadTotal } from './LeadTotal.tsx';
import { LeadSort } from './LeadSort.tsx';
import { LeadListNews } from './LeadListNews.tsx';
import { useLeadListLive } from './useLeadListLive.ts';
import { useLeadFilters } from '../filters/useLeadFilters.ts';
import { ViewMenu } from '../views/ViewMenu.tsx';
import { useStaleRefetch } from './useStaleRefetch.ts';

export const LeadListPage = () => {
  const translate = useTranslate();
  const { isFetching, isPending, data, sort } = useListContext<LeadRow>();
  const { query } = useLeadFilters();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const live = useLeadListLive();
  const isStale = useStaleRefetch();
  const isFull = (data?.length ?? 0) > 0;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, rowGap: 1, mb: 2, flexWrap: 'wrap' }}>
        <PageHeading title={translate('resources.leads.name', { smart_count: 2 })} />
        <Typography color="text.secondary" role="status">
          <LeadTotal />
          {isStale && ` · ${translate('resources.leads.list.updating')}`}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <ListOrBoard />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 1.5, ml: -1 }}>
        <ViewMenu />
        <Box sx={{ flex: 1 }} />
        {!isNarrow && <ColumnsButton />}
        <ExportButton resource="leads" filter={query} sort={sort} />
      </Box>
      <LeadFilterBar sort={<LeadSort />} />
      <LeadListNews live={live} />
      <Paper
        variant="outlined"
        // A sticky bar stays in sight only where nothing around it scrolls.
        sx={{ position: 'relative', isolation: 'isolate' }}
        aria-busy={isFetching}
        {...live.held}
      >
        {isFetching && !isPending && (
          <LinearProgress
            aria-label={translate('resources.leads.list.updating')}
            sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 1 }}
          />
        )}
        <LeadListContent highlighted={live.highlighted} />
        {isFull && <ListPagination />}
      </Paper>
    </>
  );
};
