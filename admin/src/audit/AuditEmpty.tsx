/** Nothing in the period, or nothing that matches. */
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../kit/list/EmptyState.tsx';
import { filtersInForce, withoutFilters } from './auditFilters.ts';
import { useAudit } from './useAudit.ts';

export const AuditEmpty = () => {
  const translate = useTranslate();
  const { values, view, setFilters } = useAudit();
  const isFiltered = Object.keys(filtersInForce(values)).length > 0;
  const words = `resources.auditoria.empty.${isFiltered ? 'filtered' : view}`;
  return (
    <EmptyState
      icon={FactCheckOutlined}
      title={translate(`${words}.title`)}
      text={translate(`${words}.text`)}
      action={
        isFiltered && (
          <Button variant="outlined" onClick={() => setFilters(withoutFilters(values))}>
            {translate('cotejo.lists.clear')}
          </Button>
        )
      }
    />
  );
};
