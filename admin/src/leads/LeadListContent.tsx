/** The leads as a table, or as cards on a phone; or why there are none. */
import { useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import { type LeadRow } from './lead.ts';
import { LeadCards } from './LeadCards.tsx';
import { LeadEmpty } from './LeadEmpty.tsx';
import { LeadListError } from './LeadListError.tsx';
import { LeadListSkeleton } from './LeadListSkeleton.tsx';
import { LeadTable } from './LeadTable.tsx';

export const LeadListContent = ({ highlighted }: { highlighted: ReadonlySet<string> }) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data, error, isPending, isFetching, total } = useListContext<LeadRow>();
  if (!data && error && !isFetching) return <LeadListError />;
  if (!data || isPending) return <LeadListSkeleton />;
  if (total === 0) return <LeadEmpty />;
  const Leads = isNarrow ? LeadCards : LeadTable;
  return (
    <>
      {error && <LeadListError />}
      <Leads highlighted={highlighted} />
    </>
  );
};
