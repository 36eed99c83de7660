/** Executives in a pause, each with its reason and the number of open leads, which may have to be reassigned. */
import { pauseReasonName } from '@cotejo/core/reference/pause-reasons';
import { Box, Link, Typography } from '@mui/material';
import { CanAccess, useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Executive, openLeadsAddress } from '../../identity/index.ts';
import { counted } from '../../kit/messages/counted.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { PanelLoading } from '../../kit/ui/PanelLoading.tsx';

const OpenLeads = ({ executive: { id, name, openLeads } }: { executive: Executive }) => {
  const translate = useTranslate();
  if (!openLeads)
    return (
      <Typography color="text.secondary">
        {translate(`cotejo.start.paused.${openLeads === undefined ? 'unseen' : 'none'}`)}
      </Typography>
    );
  const leads = translate('cotejo.start.paused.leads', counted(openLeads));
  return (
    <Link
      component={RouterLink}
      to={openLeadsAddress(id)}
      aria-label={translate('cotejo.start.paused.leadsOf', { leads, name })}
    >
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
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetList<Executive>(
    'executives',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' }, filter: {} },
    { onError: () => undefined },
  );
  const held = useHeldNews('users', () => refetch());
  const paused = data?.filter((executive) => executive.paused) ?? [];
  return (
    <Panel title={translate('cotejo.start.paused.title')}>
      {isPending && <PanelLoading />}
      {error && <ReadError title={translate('cotejo.start.unread')} error={error} onRetry={refetch} />}
      {data && paused.length === 0 && (
        <Typography color="text.secondary">{translate('cotejo.start.paused.empty')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} {...held}>
        {paused.map((executive) => (
          <Line key={executive.id} executive={executive} />
        ))}
      </Box>
    </Panel>
  );
};
