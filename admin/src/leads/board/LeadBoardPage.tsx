/** The board as a page: the same filters as the list, and the way to it. */
import { Box } from '@mui/material';
import { ListBase, useTranslate } from 'react-admin';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { LeadFilterBar } from '../filters/LeadFilterBar.tsx';
import { ListOrBoard } from '../list/ListOrBoard.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { LeadBoard } from './LeadBoard.tsx';

/** The list behind the filters shows nothing itself: one row is the least that it can ask for. */
const quietly = { onError: () => undefined, staleTime: Infinity };

export const LeadBoardPage = () => {
  const translate = useTranslate();
  return (
    <ListBase resource="leads" perPage={1} queryOptions={quietly} storeKey={false} exporter={false}>
      <Box sx={{ display: 'flex', gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <PageHeading title={translate('resources.leads.board.title')} />
        <Box sx={{ ml: -1 }}>
          <ViewMenu resource="leads" />
        </Box>
        <Box sx={{ flex: 1 }} />
        <ListOrBoard />
      </Box>
      <LeadFilterBar />
      <LeadBoard />
    </ListBase>
  );
};
