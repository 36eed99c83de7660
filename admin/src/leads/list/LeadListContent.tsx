/** The leads as a table, or as cards on a phone; or why there are none. */
import { useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { ListError } from '../../kit/list/ListError.tsx';
import { ReadSkeleton } from '../../kit/ui/ReadSkeleton.tsx';
import { type LeadRow } from '../lead.ts';
import { LeadCards } from './LeadCards.tsx';
import { LeadEmpty } from './LeadEmpty.tsx';
import { LeadTable } from './LeadTable.tsx';

export const LeadListContent = ({ highlighted }: { highlighted: ReadonlySet<string> }) => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data, error, isPending, isFetching, total } = useListContext<LeadRow>();
  const failed = <ListError title={translate('resources.leads.error.list')} />;
  if (!data && error && !isFetching) return failed;
  if (!data || isPending) return <ReadSkeleton />;
  if (total === 0) return <LeadEmpty />;
  const Leads = isNarrow ? LeadCards : LeadTable;
  return (
    <>
      {error && failed}
      <Leads highlighted={highlighted} />
    </>
  );
};
