/** This lead repeats another one: the way to it. */
import { Alert, Link } from '@mui/material';
import { useGetMany } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { isWorthRetrying } from '../../kit/providers/retry.ts';
import { type LeadRow } from '../lead.ts';

/** A viewer who may not see the first lead still learns that there is one; it is read as a row, since a page would log an access. */
const quietly = { onError: () => undefined, retry: isWorthRetrying };

export const DuplicateNotice = ({ firstLeadId }: { firstLeadId: string }) => {
  const { data: [first] = [] } = useGetMany<LeadRow>('leads', { ids: [firstLeadId] }, quietly);
  return (
    <Alert severity="info">
      Repite una solicitud anterior:{' '}
      <Link component={RouterLink} to={`/leads/${firstLeadId}/show`}>
        {first ? <AbsoluteInstant value={first.fecha} /> : 'ver la primera'}
      </Link>
    </Alert>
  );
};
