/** Nothing in the period, or nothing that matches. */
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../kit/list/EmptyState.tsx';
import { countFilters } from './auditFilters.ts';
import { useAuditFilters } from './useAuditFilters.ts';

export const AuditEmpty = ({ what }: { what?: 'looks' }) => {
  const translate = useTranslate();
  const { values, setFilters } = useAuditFilters();
  const isFiltered = countFilters(values) > 0;
  const [title, text] = isFiltered
    ? ['filteredTitle', 'filteredText']
    : what === 'looks'
      ? ['looksTitle', 'looksText']
      : ['title', 'text'];
  return (
    <EmptyState
      icon={FactCheckOutlined}
      title={translate(`resources.auditoria.empty.${title}`)}
      text={translate(`resources.auditoria.empty.${text}`)}
      action={
        isFiltered && (
          <Button variant="outlined" onClick={() => setFilters({})}>
            {translate('resources.auditoria.filters.clear')}
          </Button>
        )
      }
    />
  );
};
