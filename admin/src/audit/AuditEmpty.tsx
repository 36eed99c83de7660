/** Nothing in the period, or nothing that matches. */
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
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
    <Box sx={{ textAlign: 'center', py: 8, px: 2 }}>
      <FactCheckOutlined sx={{ fontSize: 44, color: 'text.secondary', mb: 1 }} aria-hidden />
      <Typography variant="h2">{translate(`resources.auditoria.empty.${title}`)}</Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {translate(`resources.auditoria.empty.${text}`)}
      </Typography>
      {isFiltered && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setFilters({})}>
          {translate('resources.auditoria.filters.clear')}
        </Button>
      )}
    </Box>
  );
};
