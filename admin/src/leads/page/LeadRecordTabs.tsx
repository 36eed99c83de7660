/** The history of the lead in three views: its events, its statuses, and who looked at it; notes are added above. */
import History from '@mui/icons-material/History';
import { Box, Button, Paper, Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import { usePermissions, useRecordContext } from 'react-admin';
import { AddNoteForm } from './AddNoteForm.tsx';
import { type LeadRow } from '../lead.ts';
import { LeadHistory } from '../history/LeadHistory.tsx';
import { LeadAccesses } from './LeadAccesses.tsx';
import { LeadTimeline } from '../timeline/LeadTimeline.tsx';
import { useHappened } from '../../kit/page/happened.ts';
import { usePast } from '../../kit/page/usePast.ts';

const views = { timeline: LeadTimeline, history: LeadHistory, looks: LeadAccesses } as const;
type View = keyof typeof views;
const viewNames: Readonly<Record<View, string>> = {
  timeline: 'Línea de tiempo',
  history: 'Historial de estados',
  looks: 'Quién la vio',
};
const isView = (name: string | undefined): name is View => name !== undefined && name in views;

/** The way into the past, which begins at the last change of status. */
const ToThePast = () => {
  const lead = useRecordContext<LeadRow>();
  const { at, goTo } = usePast();
  if (!lead || at) return null;
  const go = () => {
    goTo(lead.fecha_ultimo_estado);
    window.scrollTo({ top: 0 });
  };
  return (
    <Button startIcon={<History />} onClick={go}>
      Ver como estaba
    </Button>
  );
};

export const LeadRecordTabs = () => {
  const id = useId();
  const lead = useRecordContext<LeadRow>();
  const { at } = usePast();
  const { permissions } = usePermissions<readonly string[]>();
  const tab = useHappened()?.tab;
  const [view, setView] = useState<View>(isView(tab) ? tab : 'timeline');
  const offered = (Object.keys(views) as View[]).filter(
    (name) => name !== 'looks' || permissions?.includes('leads:audit'),
  );
  const Shown = views[view];
  if (!lead) return null;
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, pt: at ? 0.5 : 2 }}>
      {!at && <AddNoteForm lead={lead} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Tabs
          value={view}
          onChange={(_, next: View) => setView(next)}
          variant="scrollable"
          aria-label="Registro de la solicitud"
          sx={{ flex: { xs: '1 0 100%', md: 1 }, minWidth: 0 }}
        >
          {offered.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`${id}-${name}`}
              aria-controls={view === name ? `${id}-panel` : undefined}
              label={viewNames[name]}
            />
          ))}
        </Tabs>
        <ToThePast />
      </Box>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} tabIndex={0}>
        <Shown />
      </Box>
    </Paper>
  );
};
