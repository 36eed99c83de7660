/** The audit’s filters: always there on a wide screen, behind a button on a phone. */
import FilterList from '@mui/icons-material/FilterList';
import { Badge, Box, Button, Collapse, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { FilterLiveForm, useTranslate } from 'react-admin';
import { countFilters } from './auditFilters.ts';
import { AuditFilterInputs } from './AuditFilterInputs.tsx';
import { useAuditFilters } from './useAuditFilters.ts';

const inputsId = 'audit-filters';

export const AuditFilterBar = ({ onlyPeople }: { onlyPeople: boolean }) => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [isOpen, setIsOpen] = useState(false);
  const { values, setFilters } = useAuditFilters();
  const count = countFilters(values);
  return (
    <Box role="search" aria-label={translate('resources.auditoria.filters.title')} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
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
        {count > 0 && (
          <Button onClick={() => setFilters({})}>{translate('resources.auditoria.filters.clear')}</Button>
        )}
      </Box>
      <FilterLiveForm debounce={300}>
        <Collapse in={!isNarrow || isOpen} id={inputsId} unmountOnExit={isNarrow}>
          <AuditFilterInputs onlyPeople={onlyPeople} />
        </Collapse>
      </FilterLiveForm>
    </Box>
  );
};
