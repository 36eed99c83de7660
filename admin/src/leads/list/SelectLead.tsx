/** Selects a lead, by its person's name; or all of the page. */
import { Checkbox } from '@mui/material';
import { type MouseEvent } from 'react';
import { useListContext, useRecordContext } from 'react-admin';
import { type LeadRow } from '../lead.ts';
import { useLeadName } from '../LeadName.tsx';

/** @param onToggle instead of selecting this one alone, such as a whole range with the shift key held */
export const SelectLead = ({ onToggle }: { onToggle?: (id: string, event: MouseEvent) => void }) => {
  const lead = useRecordContext<LeadRow>();
  const name = useLeadName();
  const { selectedIds, onToggleItem } = useListContext<LeadRow>();
  return lead ? (
    <Checkbox
      size="small"
      sx={{ my: -0.75 }}
      checked={selectedIds.includes(lead.id)}
      onClick={(event) => {
        // The row that it stands on opens the lead.
        event.stopPropagation();
        if (onToggle) onToggle(lead.id, event);
        else onToggleItem(lead.id);
      }}
      slotProps={{ input: { 'aria-label': `Seleccionar la solicitud de ${name}` } }}
    />
  ) : null;
};

/** Those that were selected on other pages stay selected. */
export const SelectPage = () => {
  const { data = [], selectedIds, onSelect } = useListContext<LeadRow>();
  const here = data.map(({ id }) => id);
  const chosen = here.filter((id) => selectedIds.includes(id));
  const isAll = here.length > 0 && chosen.length === here.length;
  const elsewhere = selectedIds.filter((id) => !here.includes(id));
  return (
    <Checkbox
      size="small"
      sx={{ my: -0.75 }}
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      onChange={() => onSelect(isAll ? elsewhere : [...elsewhere, ...here])}
      slotProps={{ input: { 'aria-label': 'Seleccionar las de esta página' } }}
    />
  );
};
