/** How many leads stand in each status; each number leads to its leads. */
import { useQuery } from '@tanstack/react-query';
import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { leadFilterQuery } from '../filters/leadFilters.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { httpClient, session } from '../../kit/providers/tab.ts';
import { isWorthRetrying } from '../../kit/providers/retry.ts';
import { listAddress, shownCounts, type StatusCount } from './homeModel.ts';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { PanelLoading } from '../../kit/ui/PanelLoading.tsx';

type Filter = Readonly<Record<string, unknown>>;

const useCounts = (filter: Filter) => {
  const asked = JSON.stringify(leadFilterQuery(filter, session.user()?.id));
  return useQuery<readonly StatusCount[]>({
    queryKey: ['leads', 'counts', asked],
    queryFn: async ({ signal }) =>
      (await httpClient(`/api/console/lead-counts?${new URLSearchParams({ filter: asked })}`, { signal }))
        .json as readonly StatusCount[],
    retry: isWorthRetrying,
  });
};

/** Names, bars and numbers stand beneath each other, however long the longest is. */
const table = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(1.5rem, 1fr) max-content',
  columnGap: 1.5,
} as const;
const shared = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;
const line = { ...shared, alignItems: 'center', py: 0.5, color: 'text.primary', borderRadius: 1 } as const;

export const StatusCounts = ({ title, filter }: { title: string; filter: Filter }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useCounts(filter);
  const held = useHeldNews('leads', () => refetch());
  const counts = shownCounts(data ?? []);
  return (
    <Panel title={title}>
      {isPending && <PanelLoading />}
      {error && <ReadError title={translate('cotejo.start.unread')} error={error} onRetry={refetch} />}
      {data && counts.length === 0 && (
        <Typography color="text.secondary">{translate('cotejo.start.noLeads')}</Typography>
      )}
      <Box component="ul" sx={table} {...held}>
        {counts.map(({ id, count, atLeast, part }) => (
          <Box component="li" key={id} sx={shared}>
            <Link
              component={RouterLink}
              to={listAddress({ ...filter, statusId: [id] })}
              underline="none"
              sx={line}
            >
              <span>
                <StatusChip statusId={id} />
              </span>
              <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'action.focus' }}>
                <Box
                  sx={{
                    height: 1,
                    borderRadius: 3,
                    bgcolor: 'primary.main',
                    width: `max(4px, ${part * 100}%)`,
                  }}
                />
              </Box>
              <Typography
                component="span"
                sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, textAlign: 'right' }}
              >
                {translate(`cotejo.start.${atLeast ? 'atLeast' : 'exactly'}`, {
                  total: count.toLocaleString('es-419'),
                })}
              </Typography>
            </Link>
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
