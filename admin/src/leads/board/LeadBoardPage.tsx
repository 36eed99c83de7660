/** The board as a page: the same filters as the list, and the way to it. */
import { Box } from '@mui/material';
import { ListBase } from 'react-admin';
import { headerHeight } from '../../kit/page/header.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { LeadFilterBar } from '../filters/LeadFilterBar.tsx';
import { ListOrBoard } from '../list/ListOrBoard.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { LeadBoard } from './LeadBoard.tsx';

/** The list behind the filters shows nothing itself: one row is the least that it can ask for. */
const quietly = { onError: () => undefined, staleTime: Infinity };

/** The height that the window leaves to a page, without the padding of its frame. */
const wholeWindow = {
  display: 'flex',
  flexDirection: 'column',
  height: { xs: `calc(100dvh - ${headerHeight} - 32px)`, md: `calc(100dvh - ${headerHeight} - 48px)` },
} as const;

export const LeadBoardPage = () => (
  <ListBase resource="leads" perPage={1} queryOptions={quietly} storeKey={false} exporter={false}>
    <Box sx={wholeWindow}>
      <Box sx={{ display: 'flex', gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <PageHeading title="Tablero de solicitudes" />
        <Box sx={{ ml: -1 }}>
          <ViewMenu resource="leads" />
        </Box>
        <Box sx={{ flex: 1 }} />
        <ListOrBoard />
      </Box>
      <LeadFilterBar />
      <LeadBoard />
    </Box>
  </ListBase>
);
