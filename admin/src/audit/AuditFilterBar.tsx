/** The audit’s filters: a field each, always there on a wide screen and behind a button on a phone, and a chip for each in force. */
import FilterList from '@mui/icons-material/FilterList';
import { Badge, Box, Button, Chip, Collapse, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { ListContextProvider, useListContext, useTranslate } from 'react-admin';
import { FilterForm } from '../kit/list/filters/FilterForm.tsx';
import { withoutFilters } from './auditFilters.ts';
import { AuditFilterInputs } from './AuditFilterInputs.tsx';
import { chipsOf } from './auditChips.ts';
import { useActors } from './useActors.ts';
import { useAudit } from './useAudit.ts';

const inputsId = 'audit-filters';

const Chips = () => {
  const translate = useTranslate();
  const { values, setFilters } = useAudit();
  const { personName } = useActors();
  const chips = chipsOf(values, { translate, personName });
  if (chips.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('resources.auditoria.filters.active')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, mt: 1.25, listStyle: 'none' }}
    >
      {chips.map(({ key, label, without }) => (
        <Box component="li" key={key} sx={{ minWidth: 0 }}>
          <Chip
            size="small"
            label={label}
            onDelete={() => setFilters(without)}
            // One button, and what it does is said: the cross by itself is none.
            onClick={() => setFilters(without)}
            aria-label={translate('resources.auditoria.filters.remove', { label })}
            sx={{ maxWidth: '100%' }}
          />
        </Box>
      ))}
      <li>
        <Button size="small" sx={{ py: 0, minHeight: 24 }} onClick={() => setFilters(withoutFilters(values))}>
          {translate('resources.auditoria.filters.clear')}
        </Button>
      </li>
    </Box>
  );
};

/** The fields, which set filters as the page does: with the zone of their days. */
const Fields = () => {
  const list = useListContext();
  const { view, setFilters } = useAudit();
  return (
    <ListContextProvider value={{ ...list, setFilters }}>
      <FilterForm>
        <AuditFilterInputs view={view} />
      </FilterForm>
    </ListContextProvider>
  );
};

export const AuditFilterBar = () => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [isOpen, setIsOpen] = useState(false);
  const { values } = useAudit();
  const count = chipsOf(values, { translate, personName: () => '' }).length;
  return (
    <Box role="search" aria-label={translate('resources.auditoria.filters.title')} sx={{ mb: 2 }}>
      {isNarrow && (
        <Badge badgeContent={count} color="primary">
          <Button
            variant="outlined"
            startIcon={<FilterList />}
            onClick={() => setIsOpen(!isOpen)}
            aria-expanded={isOpen}
            aria-controls={inputsId}
            aria-label={
              count > 0
                ? translate('resources.auditoria.filters.openCount', { smart_count: count })
                : undefined
            }
            sx={{ height: 40 }}
          >
            {translate('resources.auditoria.filters.open')}
          </Button>
        </Badge>
      )}
      <Collapse in={!isNarrow || isOpen} id={inputsId} unmountOnExit={isNarrow}>
        <Fields />
      </Collapse>
      <Chips />
    </Box>
  );
};
