/** No leads: none at all yet, or none that match. */
import { Button } from '@mui/material';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../kit/list/EmptyState.tsx';
import { countFilters } from '../filters/leadFilters.ts';
import { useLeadFilters } from '../filters/useLeadFilters.ts';

export const LeadEmpty = () => {
  const translate = useTranslate();
  const { values, setFilters } = useLeadFilters();
  const isFiltered = countFilters(values) > 0 || Boolean(values.q);
  return (
    <EmptyState
      icon={InboxOutlined}
      title={translate(`resources.leads.empty.${isFiltered ? 'filteredTitle' : 'title'}`)}
      text={translate(`resources.leads.empty.${isFiltered ? 'filteredText' : 'text'}`)}
      action={
        isFiltered && (
          <Button variant="outlined" onClick={() => setFilters({})}>
            {translate('resources.leads.filters.clear')}
          </Button>
        )
      }
    />
  );
};
