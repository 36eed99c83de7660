/** How many leads stand in each phase and status; each number leads to its leads. */
import { useQuery } from '@tanstack/react-query';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { leadFilterQuery } from '../filters/leadFilters.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { httpClient, session } from '../../kit/providers/tab.ts';
import { countsByPhase, type StatusCount } from './homeModel.ts';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { PanelLoading } from '../../kit/ui/PanelLoading.tsx';
import { listAddress } from '../../kit/list/listAddress.ts';
import { type LeadPhase } from '@cotejo/core/reference/lead-statuses';

type Filter = Readonly<Record<string, unknown>>;

const useCounts = (filter: Filter) => {
  const asked = JSON.stringify(leadFilterQuery(filter, session.user()?.id));
  return useQuery<readonly StatusCount[]>({
    queryKey: ['leads', 'counts', asked],
    queryFn: async ({ signal }) =>
      (await httpClient(`/api/console/lead-counts?${new URLSearchParams({ filter: asked })}`, { signal }))
        .json as readonly StatusCount[],
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
  rowGap: 1.5,
} as const;
const shared = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;
const line = {
  ...shared,
  alignItems: 'center',
  minHeight: 28,
  color: 'text.primary',
  borderRadius: 1,
} as const;
const bar = { height: 8, borderRadius: 4, bgcolor: 'action.focus' } as const;
const statusesLine = {
  gridColumn: '1 / -1',
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
} as const;
const statusLink = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  pr: 1,
  color: 'text.secondary',
} as const;
const number = { fontVariantNumeric: 'tabular-nums' } as const;

const phaseNames: Readonly<Record<LeadPhase, string>> = {
  new: 'Nuevas',
  open: 'En curso',
  won: 'Ganadas',
  lost: 'Perdidas',
  refund: 'Devoluciones',
  aside: 'Apartadas',
  deleted: 'Eliminadas',
};

export const StatusCounts = ({ title, filter }: { title: string; filter: Filter }) => {
  const { data, error, isPending, refetch } = useCounts(filter);
  const held = useHeldNews('leads', () => refetch());
  const phases = countsByPhase(data ?? []);
  const total = ({ count, atLeast }: Pick<StatusCount, 'count' | 'atLeast'>): string =>
    atLeast ? `más de ${count.toLocaleString('es-419')}` : count.toLocaleString('es-419');
  return (
    <Panel title={title}>
      {isPending && <PanelLoading />}
      {error && <ReadError title="No se pudo leer esta parte." error={error} onRetry={refetch} />}
      {data && phases.length === 0 && (
        <Typography color="text.secondary">Todavía no hay solicitudes.</Typography>
      )}
      <Box component="ul" sx={table} {...held}>
        {phases.map((one) => (
          <Box component="li" key={one.phase} sx={shared}>
            <Link
              component={RouterLink}
              to={listAddress('/leads', { ...filter, statusId: one.statuses.map(({ id }) => id) })}
              underline="none"
              sx={line}
            >
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {phaseNames[one.phase]}
              </Typography>
              <Box aria-hidden sx={bar}>
                <Box sx={{ ...bar, bgcolor: 'primary.main', width: `max(4px, ${one.part * 100}%)` }} />
              </Box>
              <Typography component="span" sx={{ ...number, fontWeight: 600, textAlign: 'right' }}>
                {total(one)}
              </Typography>
            </Link>
            <Box component="ul" sx={statusesLine}>
              {one.statuses.map((status) => (
                <li key={status.id}>
                  <Link
                    component={RouterLink}
                    to={listAddress('/leads', { ...filter, statusId: [status.id] })}
                    underline="none"
                    sx={statusLink}
                  >
                    <StatusChip statusId={status.id} />
                    <Typography component="span" variant="body2" sx={number}>
                      {total(status)}
                    </Typography>
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
