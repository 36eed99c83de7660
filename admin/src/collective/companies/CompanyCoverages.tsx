/** The number of a company's coverages in each state, each a way to the list that it counts. */
import { type CompanyRecord } from '@cotejo/core/companies';
import {
  type PolicyEmployeeStatus,
  policyEmployeeStatuses,
} from '@cotejo/core/reference/collective-statuses';
import { Box, Link, Skeleton } from '@mui/material';
import { type RaRecord, useCanAccess, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../../kit/list/listAddress.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { coverageWords } from '../policy-employees/words.ts';

type Counted = RaRecord<string> & { readonly status: PolicyEmployeeStatus; readonly coverages: number };

const all = { pagination: { page: 1, perPage: 50 }, sort: { field: 'companyId', order: 'ASC' } } as const;

export const CompanyCoverages = ({ id }: Pick<CompanyRecord, 'id'>) => {
  const { canAccess } = useCanAccess({ resource: 'coverage-counts', action: 'list' });
  const { data, error, isPending, refetch } = useGetList<Counted>(
    'coverage-counts',
    { ...all, filter: { companyId: id } },
    { enabled: canAccess === true, onError: () => undefined },
  );
  if (!canAccess) return null;
  const counts = policyEmployeeStatuses.flatMap(({ id: status, name }) => {
    const found = data?.find((row) => row.status === status);
    return found ? [{ status, name, coverages: found.coverages }] : [];
  });
  return (
    <Panel
      title={coverageWords.many}
      empty={data && counts.length === 0 ? coverageWords.empty.title : undefined}
    >
      {isPending && <Skeleton variant="rounded" height={32} />}
      {error && <ReadError title={coverageWords.error.list} error={error} onRetry={refetch} />}
      {counts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1 }}>
          {counts.map(({ status, name, coverages }) => (
            <Link
              key={status}
              component={RouterLink}
              to={listAddress('/policy-employees', { companyId: id, status })}
            >
              {name}: {coverages.toLocaleString('es-419')}
            </Link>
          ))}
        </Box>
      )}
    </Panel>
  );
};
