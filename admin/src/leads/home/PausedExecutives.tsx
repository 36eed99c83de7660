/** Executives in a pause, each with its reason and the number of open leads, which may have to be reassigned. */
import { pauseReasonName } from '@cotejo/core/reference/pause-reasons';
import { Box, Link, Typography } from '@mui/material';
import { CanAccess, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Executive, openLeadsAddress } from '../../identity/index.ts';
import { plural } from '../../kit/words/plural.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { PanelLoading } from '../../kit/ui/PanelLoading.tsx';

const OpenLeads = ({ executive: { id, name, openLeads } }: { executive: Executive }) => {
  if (!openLeads)
    return (
      <Typography color="text.secondary">
        {openLeads === undefined ? 'Fuera de tu equipo' : 'Ninguna en curso'}
      </Typography>
    );
  const leads = plural(
    openLeads,
    'Ver su solicitud en curso',
    `Ver sus ${openLeads.toLocaleString('es-419')} solicitudes en curso`,
  );
  return (
    <Link component={RouterLink} to={openLeadsAddress(id)} aria-label={`${leads}: ${name}`}>
      {leads}
    </Link>
  );
};

const Line = ({ executive }: { executive: Executive }) => {
  const { id, name, pausedReasonId = null } = executive;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: 'space-between',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <CanAccess resource="users" action="show" accessDenied={<span>{name}</span>}>
          <Link component={RouterLink} to={`/users/${id}/show`} sx={{ fontWeight: 600 }}>
            {name}
          </Link>
        </CanAccess>
        <Typography variant="body2" color="text.secondary">
          {pauseReasonName(pausedReasonId)}
        </Typography>
      </Box>
      <OpenLeads executive={executive} />
    </Box>
  );
};

export const PausedExecutives = () => {
  const { data, error, isPending, refetch } = useGetList<Executive>(
    'executives',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' }, filter: {} },
    { onError: () => undefined },
  );
  const held = useHeldNews('users', () => refetch());
  const paused = data?.filter((executive) => executive.paused) ?? [];
  return (
    <Panel title="Ejecutivos en pausa">
      {isPending && <PanelLoading />}
      {error && <ReadError title="No se pudo leer esta parte." error={error} onRetry={refetch} />}
      {data && paused.length === 0 && <Typography color="text.secondary">Nadie está en pausa.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} {...held}>
        {paused.map((executive) => (
          <Line key={executive.id} executive={executive} />
        ))}
      </Box>
    </Panel>
  );
};
