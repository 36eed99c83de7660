/** Other leads of the same person: those leads that repeat this one, and all others. */
import { Box, Link, Skeleton, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { type LeadRow } from '../lead.ts';
import { erasedName, leadName, noExecutive, requestTypeName } from '../leadModel.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { mostShown, useRelatedLeads } from './useRelatedLeads.ts';

const RelatedLead = ({ other, lead }: { other: LeadRow; lead: LeadRow }) => {
  const repeats = other.duplicateOf === lead.id;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link component={RouterLink} to={`/leads/${other.id}/show`} sx={{ fontWeight: 600 }}>
          {leadName(other) ?? erasedName}
        </Link>
        <StatusChip statusId={other.statusId} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {requestTypeName(other.requestTypeId)} · <AbsoluteInstant value={other.fecha} /> ·{' '}
        {other.executiveName ?? noExecutive}
      </Typography>
      {repeats && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Repite esta solicitud
        </Typography>
      )}
    </Box>
  );
};

const Related = ({ lead }: { lead: LeadRow }) => {
  const { others, total, isPending, error, refetch } = useRelatedLeads(lead);
  // Of an erased person nobody can know which other leads are hers.
  if (lead.erased && others.length === 0) return null;
  const all = new URLSearchParams({ filter: JSON.stringify({ samePersonAs: lead.id }) });
  const isEmpty = !isPending && !error && others.length === 0;
  return (
    <Panel title="Otras solicitudes de la persona" empty={isEmpty ? 'Ninguna' : undefined}>
      {isPending && <Skeleton variant="rounded" height={48} />}
      {error && others.length === 0 && (
        <ReadError title="No se pudieron leer las otras solicitudes." error={error} onRetry={refetch} />
      )}
      {others.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {others.map((other) => (
            <RelatedLead key={other.id} other={other} lead={lead} />
          ))}
        </Box>
      )}
      {total > mostShown && (
        <Link component={RouterLink} to={`/leads?${all}`}>
          {`Ver las ${total} solicitudes`}
        </Link>
      )}
    </Panel>
  );
};

export const RelatedLeads = () => {
  const lead = useRecordContext<LeadRow>();
  return lead ? <Related key={lead.id} lead={lead} /> : null;
};
