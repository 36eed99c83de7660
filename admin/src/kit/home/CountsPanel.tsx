/** A panel of numbers on the start page: each counts what a list would show, and leads to that list. */
import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { useHeldNews } from '../live/useHeldNews.ts';
import { type ConsoleDataProvider } from '../providers/data-provider.ts';
import { Panel } from '../ui/Panel.tsx';
import { listAddress } from '../list/listAddress.ts';

/** A number, named by a message. */
export type ListNumber = {
  readonly label: string;
  readonly resource: string;
  /** As the list's form holds it. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** The page that shows the list, where it is not the resource's own. */
  readonly page?: string;
  /** Whether anything at all of it is too much. */
  readonly isUrgent?: boolean;
};

const tiles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
} as const;
const tile = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  width: 1,
  height: 1,
  p: 1.25,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  textAlign: 'left',
  '&:hover': { borderColor: 'primary.main' },
} as const;

const Tile = ({ label, resource, filter, page, isUrgent }: ListNumber) => {
  const { count } = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'count', filter],
    queryFn: ({ signal }) => count(resource, filter, signal),
  });
  const held = useHeldNews(resource, () => refetch());
  const number =
    data &&
    (data.atLeast ? `más de ${data.total.toLocaleString('es-419')}` : data.total.toLocaleString('es-419'));
  return (
    <Box component="li" {...held}>
      <ButtonBase component={Link} to={listAddress(page ?? `/${resource}`, filter)} focusRipple sx={tile}>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <Typography
          component="span"
          sx={{
            mt: 0.5,
            fontSize: '1.5rem',
            fontWeight: 700,
            fontVariantNumeric: 'tabular-nums',
            lineHeight: 1.2,
            color: isUrgent && data && data.total > 0 ? 'error.main' : 'text.primary',
          }}
        >
          {error ? 'No se pudo contar' : (number ?? <Skeleton width={48} />)}
        </Typography>
      </ButtonBase>
    </Box>
  );
};

type CountsPanelProps = { title: string; numbers: readonly ListNumber[] };

export const CountsPanel = ({ title, numbers }: CountsPanelProps) => (
  <Panel title={title}>
    <Box component="ul" sx={tiles}>
      {numbers.map((one) => (
        <Tile key={one.label} {...one} />
      ))}
    </Box>
  </Panel>
);
