/** No leads: none at all yet, or none that match. */
import { Box, Button, Typography } from '@mui/material';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { useTranslate } from 'react-admin';
import { countFilters } from './leadFilters.ts';
import { useLeadFilters } from './useLeadFilters.ts';

export const LeadEmpty = () => {
  const translate = useTranslate();
  const { values, setFilters } = useLeadFilters();
  const isFiltered = countFilters(values) > 0 || Boolean(values.q);
  return (
    <Box sx={{ textAlign: 'center', py: 8, px: 2 }}>
      <InboxOutlined sx={{ fontSize: 44, color: 'text.secondary', mb: 1 }} aria-hidden />
      <Typography variant="h2">
        {translate(`resources.leads.empty.${isFiltered ? 'filteredTitle' : 'title'}`)}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {translate(`resources.leads.empty.${isFiltered ? 'filteredText' : 'text'}`)}
      </Typography>
      {isFiltered && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setFilters({})}>
          {translate('resources.leads.filters.clear')}
        </Button>
      )}
    </Box>
  );
};
