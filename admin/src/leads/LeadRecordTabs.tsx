/** What happened to the lead, told three ways: its statuses, its events, and who looked at it. */
import { Box, Paper, Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { LeadHistory } from './LeadHistory.tsx';
import { LeadLooks } from './LeadLooks.tsx';
import { LeadTimeline } from './timeline/LeadTimeline.tsx';

const views = { history: LeadHistory, timeline: LeadTimeline, looks: LeadLooks } as const;
type View = keyof typeof views;

export const LeadRecordTabs = () => {
  const translate = useTranslate();
  const id = useId();
  const { permissions } = usePermissions<readonly string[]>();
  const [view, setView] = useState<View>('history');
  const offered = (Object.keys(views) as View[]).filter(
    (name) => name !== 'looks' || permissions?.includes('leads:audit'),
  );
  const Shown = views[view];
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, pt: 0.5 }}>
      <Tabs
        value={view}
        onChange={(_, next: View) => setView(next)}
        variant="scrollable"
        aria-label={translate('resources.leads.show.record')}
        sx={{ mb: 2 }}
      >
        {offered.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={view === name ? `${id}-panel` : undefined}
            label={translate(`resources.leads.show.${name}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} tabIndex={0}>
        <Shown />
      </Box>
    </Paper>
  );
};
