/** What narrows the list, each to be taken away by itself. */
import { Box, Button, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { chipsOf } from './leadChips.ts';
import { useExecutives } from '../../identity/index.ts';
import { useLeadFilters } from './useLeadFilters.ts';

export const LeadFilterChips = () => {
  const translate = useTranslate();
  const { values, setFilters } = useLeadFilters();
  const { data: executives = [] } = useExecutives();
  const executiveName = (id: string) => executives.find((executive) => executive.id === id)?.name;
  const chips = chipsOf(values, { translate, executiveName });
  if (chips.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('resources.leads.filters.active')}
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
            aria-label={translate('resources.leads.filters.remove', { label })}
            sx={{ maxWidth: '100%' }}
          />
        </Box>
      ))}
      <li>
        <Button
          size="small"
          sx={{ py: 0, minHeight: 24 }}
          onClick={() => setFilters(values['q'] ? { q: values['q'] } : {})}
        >
          {translate('resources.leads.filters.clear')}
        </Button>
      </li>
    </Box>
  );
};
