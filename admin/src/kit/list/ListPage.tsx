/** A list as a page: heading, filters, what is new, and the rows or why there are none; kept in the address. */
import { Box, LinearProgress, Paper, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { ListBase, type SortPayload, useListContext } from 'react-admin';
import { PageHeading } from '../page/PageHeading.tsx';
import { DensityButton } from './DensityButton.tsx';
import { HighlightContext } from './highlight.ts';
import { ListContent, type ListContentProps } from './ListContent.tsx';
import { ListNews } from './ListNews.tsx';
import { ListTotal } from './ListTotal.tsx';
import { useListNews } from './useListNews.ts';
import { useStaleRefetch } from './useStaleRefetch.ts';
import { useKeptNeighbours } from './neighbours/useNeighbours.ts';
import { useWords } from '../useWords.ts';

/** The texts are the resource's words. */
export type ListPageProps = ListContentProps & {
  sort: SortPayload;
  /** Search and filters. */
  filters: ReactNode;
  /** Beside the heading, such as what begins a new record. */
  action?: ReactNode;
  /** The menu of saved views. */
  views?: ReactNode;
  /** Further actions on the whole list, such as its export. */
  tools?: ReactNode;
  /** Between the filters and the rows, such as totals. */
  below?: ReactNode;
};

/** Views, search, filters and tools share a line as long as there is room; on a phone, search and filters have the second one. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mb: 2,
  alignItems: 'center',
  '& > [role=search], & > [role=search] > div': { display: 'contents' },
} as const;

/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined };

const Content = ({ filters, action, views, tools, below, ...content }: Omit<ListPageProps, 'sort'>) => {
  const { resource } = content;
  const words = useWords(resource);
  const { isFetching, isPending } = useListContext();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const news = useListNews(resource);
  const isStale = useStaleRefetch();
  useKeptNeighbours(resource);
  const updating = 'Actualizando…';
  return (
    <HighlightContext.Provider value={news.highlighted}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, rowGap: 1, mb: 2, flexWrap: 'wrap' }}>
        <PageHeading title={words.many} />
        <Typography color="text.secondary" role="status">
          <ListTotal resource={resource} />
          {isStale && ` · ${updating}`}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {action}
      </Box>
      <Box sx={line}>
        {views}
        {!isNarrow && filters}
        <Box sx={{ display: 'flex', ml: 'auto' }}>
          {tools}
          <DensityButton />
        </Box>
        {isNarrow && filters}
      </Box>
      {below}
      <ListNews resource={resource} news={news} />
      <Paper
        variant="outlined"
        // A sticky bar stays in sight only where nothing around it scrolls.
        sx={{ position: 'relative', isolation: 'isolate' }}
        aria-busy={isFetching}
        {...news.held}
      >
        {isFetching && !isPending && (
          <LinearProgress
            aria-label={updating}
            sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 1 }}
          />
        )}
        <ListContent {...content} />
      </Paper>
    </HighlightContext.Provider>
  );
};

export const ListPage = ({ sort, ...content }: ListPageProps) => (
  <ListBase
    resource={content.resource}
    perPage={25}
    queryOptions={quietly}
    sort={sort}
    storeKey={false}
    exporter={false}
  >
    <Content {...content} />
  </ListBase>
);
