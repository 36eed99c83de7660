/** What happened since the list was read: said aloud, and a button where rows should not move by themselves. */
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { headerHeight } from '../../kit/page/header.ts';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';
import { leadName } from '../leadModel.ts';
import { type LeadListLive } from './useLeadListLive.ts';

export const LeadListNews = ({ live }: { live: LeadListLive }) => {
  const translate = useTranslate();
  const { announcement, waiting, showWaiting } = live;
  const name = announcement?.lead && (leadName(announcement.lead) ?? translate('resources.leads.erasedName'));
  return (
    <>
      <div style={visuallyHidden} aria-live="polite">
        {announcement && translate(announcement.key, { smart_count: announcement.count, name })}
      </div>
      <Box
        aria-live="polite"
        sx={{
          position: 'sticky',
          top: `calc(${headerHeight} + 8px)`,
          zIndex: 2,
          height: 0,
          textAlign: 'center',
        }}
      >
        {waiting > 0 && (
          <Button
            variant="contained"
            size="small"
            startIcon={<ArrowUpward />}
            onClick={showWaiting}
            aria-label={translate('resources.leads.list.showChanges', { smart_count: waiting })}
            sx={{ borderRadius: 99, boxShadow: 3, mt: 1 }}
          >
            {translate('resources.leads.list.changes', { smart_count: waiting })}
          </Button>
        )}
      </Box>
    </>
  );
};
