/** What else there is of the same person: the lead that this one repeats, those that repeat it, and all others. */
import { Alert, Box, Link, Skeleton, Typography } from '@mui/material';
import { useGetList, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { AbsoluteInstant } from '../../misc/Instant.tsx';
import { type LeadRow } from '../lead.ts';
import { leadName, requestTypeName } from '../leadModel.ts';
import { Panel } from '../Panel.tsx';
import { StatusChip } from '../StatusChip.tsx';

const mostShown = 20;
const quietly = { onError: () => undefined };

const RelatedLead = ({ lead }: { lead: LeadRow }) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link component={RouterLink} to={`/leads/${lead.id}/show`} sx={{ fontWeight: 600 }}>
          {leadName(lead) ?? translate('resources.leads.erasedName')}
        </Link>
        <StatusChip statusId={lead.statusId} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {requestTypeName(lead.requestTypeId)} · <AbsoluteInstant value={lead.fecha} /> ·{' '}
        {lead.executiveName ?? translate('resources.leads.unassigned')}
      </Typography>
    </Box>
  );
};

export const DuplicateNotice = ({ firstLeadId }: { firstLeadId: string }) => {
  const translate = useTranslate();
  const { data } = useGetOne<LeadRow>('leads', { id: firstLeadId }, quietly);
  return (
    <Alert severity="info">
      {translate('resources.leads.related.duplicateOf')}{' '}
      <Link component={RouterLink} to={`/leads/${firstLeadId}/show`}>
        {data && <AbsoluteInstant value={data.fecha} />}
        {!data && translate('resources.leads.related.first')}
      </Link>
    </Alert>
  );
};

export const RelatedLeads = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  const {
    data,
    isPending,
    error,
    total = 0,
  } = useGetList<LeadRow>(
    'leads',
    {
      pagination: { page: 1, perPage: mostShown },
      sort: { field: 'fecha', order: 'DESC' },
      filter: { samePersonAs: lead?.id },
    },
    { enabled: lead !== undefined && !lead.erased, ...quietly },
  );
  if (!lead || lead.erased) return null;
  const others = data?.filter(({ id }) => id !== lead.id) ?? [];
  return (
    <Panel title={translate('resources.leads.show.related')}>
      {isPending && <Skeleton variant="rounded" height={48} />}
      {error && !data && <Alert severity="error">{translate('resources.leads.error.related')}</Alert>}
      {data && others.length === 0 && (
        <Typography color="text.secondary">{translate('resources.leads.show.noRelated')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {others.map((other) => (
          <RelatedLead key={other.id} lead={other} />
        ))}
      </Box>
      {total > mostShown && (
        <Link
          component={RouterLink}
          to={`/leads?${new URLSearchParams({ filter: JSON.stringify({ samePersonAs: lead.id }) })}`}
        >
          {translate('resources.leads.related.all', { smart_count: total })}
        </Link>
      )}
    </Panel>
  );
};
