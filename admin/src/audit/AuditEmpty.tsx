/** Nothing in the period, or nothing that matches. */
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { Button } from '@mui/material';
import { EmptyState } from '../kit/list/EmptyState.tsx';
import { type AuditView, filtersInForce, withoutFilters } from './auditFilters.ts';
import { useAudit } from './useAudit.ts';

const noChange = { title: 'Ningún cambio de estado', text: 'En este periodo no se registró ninguno.' };
const nothingIn: Readonly<Record<AuditView, { title: string; text: string }>> = {
  all: { title: 'No pasó nada', text: 'En este periodo no se registró nada que puedas ver.' },
  durations: noChange,
  changes: noChange,
  looks: { title: 'Nadie vio datos', text: 'En este periodo nadie abrió un registro que puedas ver.' },
};

export const AuditEmpty = () => {
  const { values, view, setFilters } = useAudit();
  const isFiltered = Object.keys(filtersInForce(values)).length > 0;
  return (
    <EmptyState
      icon={FactCheckOutlined}
      {...(isFiltered
        ? { title: 'Nada coincide', text: 'Amplía el periodo o quita algún filtro.' }
        : nothingIn[view])}
      action={
        isFiltered && (
          <Button variant="outlined" onClick={() => setFilters(withoutFilters(values))}>
            Quitar filtros
          </Button>
        )
      }
    />
  );
};
