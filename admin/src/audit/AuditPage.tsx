/** The audit as a page: filters, what is new, and three views: changes, times, and who saw whose data. */
import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';
import { ExportButton } from '../exports/index.ts';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { periodKey } from './auditFilters.ts';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditNews } from './AuditNews.tsx';
import { ChangesView } from './ChangesView.tsx';
import { DurationsView } from './DurationsView.tsx';
import { LooksView } from './LooksView.tsx';
import { dayBounds } from '../kit/time/day-bounds.ts';
import { useAuditFilters } from './useAuditFilters.ts';

const views = { changes: ChangesView, durations: DurationsView, looks: LooksView } as const;
type View = keyof typeof views;
const names = Object.keys(views) as View[];
const panelId = 'audit-view';
const tabId = (view: View) => `audit-tab-${view}`;

const Period = () => {
  const translate = useTranslate();
  const { values } = useAuditFilters();
  const day = (value: unknown) =>
    dayBounds(value) ? new Date(`${String(value)}T12:00`).toLocaleDateString('es-419') : '';
  return (
    <Typography color="text.secondary">
      {translate(`resources.auditoria.period.${periodKey(values)}`, {
        from: day(values.from),
        to: day(values.to),
      })}
    </Typography>
  );
};

export const AuditPage = () => {
  const translate = useTranslate();
  const [kept, setView] = useStore<string>('auditoria.view', 'changes');
  const view = names.find((name) => name === kept) ?? 'changes';
  const Content = views[view];
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 2, flexWrap: 'wrap' }}>
        <PageHeading title={translate('resources.auditoria.name')} />
        <Period />
        <Box sx={{ flex: 1 }} />
        {view === 'changes' && <ExportButton />}
      </Box>
      <AuditFilterBar onlyPeople={view === 'looks'} />
      <AuditNews />
      <Tabs
        value={view}
        onChange={(_, chosen: View) => setView(chosen)}
        aria-label={translate('resources.auditoria.views.label')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 1.5, minHeight: 40 }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            id={tabId(name)}
            aria-controls={panelId}
            label={translate(`resources.auditoria.views.${name}`)}
            sx={{ minHeight: 40 }}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(view)}>
        <Content />
      </div>
    </>
  );
};
