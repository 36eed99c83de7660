/** Search and filters: always there on a wide screen, behind a button on a phone. */
import FilterList from '@mui/icons-material/FilterList';
import { Badge, Box, Button, Collapse, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { FilterLiveForm, useTranslate } from 'react-admin';
import { countFilters } from './leadFilters.ts';
import { LeadFilterInputs } from './LeadFilterInputs.tsx';
import { LeadSearch } from './LeadSearch.tsx';
import { LeadSort } from './LeadSort.tsx';
import { useLeadFilters } from './useLeadFilters.ts';

const inputsId = 'lead-filters';

export const LeadFilterBar = () => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [isOpen, setIsOpen] = useState(false);
  const { values, setFilters } = useLeadFilters();
  const count = countFilters(values);
  const clear = () => setFilters(values.q ? { q: values.q } : {});
  return (
    <Box role="search" aria-label={translate('resources.leads.filters.title')} sx={{ mb: 2 }}>
      <FilterLiveForm debounce={300}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <LeadSearch />
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
                    ? translate('resources.leads.filters.openCount', { smart_count: count })
                    : undefined
                }
                sx={{ height: 40 }}
              >
                {translate('resources.leads.filters.open')}
              </Button>
            </Badge>
          )}
          {count > 0 && !isNarrow && (
            <Button onClick={clear}>{translate('resources.leads.filters.clear')}</Button>
          )}
        </Box>
        <Collapse in={!isNarrow || isOpen} id={inputsId} unmountOnExit={isNarrow}>
          <LeadFilterInputs />
          {isNarrow && <LeadSort />}
          {count > 0 && isNarrow && (
            <Button onClick={clear} sx={{ mt: 1 }}>
              {translate('resources.leads.filters.clear')}
            </Button>
          )}
        </Collapse>
      </FilterLiveForm>
    </Box>
  );
};
