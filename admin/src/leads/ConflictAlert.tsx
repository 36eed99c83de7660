/** What somebody else changed while one was deciding. */
import { Alert, AlertTitle, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type LeadRow } from './lead.ts';
import { leadChanges } from './leadModel.ts';

export const ConflictAlert = ({ older, newer }: { older: LeadRow; newer: LeadRow }) => {
  const translate = useTranslate();
  const nobody = translate('resources.leads.unassigned');
  const changes = leadChanges(older, newer);
  return (
    <Alert severity="warning">
      <AlertTitle>{translate('resources.leads.conflict.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changes.map(({ what, from = nobody, to = nobody }) => (
          <li key={what}>{translate(`resources.leads.conflict.${what}`, { from, to })}</li>
        ))}
        {changes.length === 0 && <li>{translate('resources.leads.conflict.other')}</li>}
      </Box>
      {translate('resources.leads.conflict.retry')}
    </Alert>
  );
};
