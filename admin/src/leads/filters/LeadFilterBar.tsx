/** Search and filters: beside the list on a wide screen, in a drawer on a phone; what is chosen stands beneath. */
import FilterList from '@mui/icons-material/FilterList';
import { Badge, Box, Button, Collapse, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { FilterLiveForm, useTranslate } from 'react-admin';
import { countFilters } from './leadFilters.ts';
import { LeadFilterChips } from './LeadFilterChips.tsx';
import { LeadFilterDrawer } from './LeadFilterDrawer.tsx';
import { MainFilterInputs, OtherFilterInputs } from './LeadFilterInputs.tsx';
import { LeadSearch } from './LeadSearch.tsx';
import { useLeadFilters } from './useLeadFilters.ts';

const inputsId = 'lead-filters';

/** @param sort the order, where there are no column headings to choose it by */
export const LeadFilterBar = ({ sort }: { sort?: ReactNode }) => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [isOpen, setIsOpen] = useState(false);
  const { values } = useLeadFilters();
  const count = countFilters(values);
  const name = translate(`resources.leads.filters.${isNarrow ? 'open' : 'more'}`);
  const close = () => setIsOpen(false);
  return (
    <Box role="search" aria-label={translate('resources.leads.filters.title')} sx={{ mb: 2 }}>
      <FilterLiveForm debounce={300}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <LeadSearch />
          <Badge badgeContent={count} color="primary">
            <Button
              variant="outlined"
              startIcon={<FilterList />}
              onClick={() => setIsOpen(!isOpen)}
              aria-expanded={isOpen}
              aria-controls={isOpen ? inputsId : undefined}
              aria-label={
                count > 0
                  ? translate('resources.leads.filters.openCount', { name, smart_count: count })
                  : undefined
              }
              sx={{ height: 40, bgcolor: 'background.paper' }}
            >
              {name}
            </Button>
          </Badge>
        </Box>
        {isNarrow ? (
          <LeadFilterDrawer id={inputsId} isOpen={isOpen} onClose={close}>
            <MainFilterInputs />
            <OtherFilterInputs />
            {sort}
          </LeadFilterDrawer>
        ) : (
          <>
            <MainFilterInputs />
            <Collapse in={isOpen} id={inputsId} unmountOnExit>
              <OtherFilterInputs />
            </Collapse>
          </>
        )}
      </FilterLiveForm>
      <LeadFilterChips />
    </Box>
  );
};
