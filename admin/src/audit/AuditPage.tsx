/** The audit as a page: its zone, filters, what is new, and views: all of it, durations, changes of status, and looks at data. */
import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { ExportMenu } from '../exports/index.ts';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { may } from '../kit/providers/access.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { ViewMenu } from '../workspace/index.ts';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import {
  type AuditView,
  auditViews,
  auditEntryQuery,
  periodText,
  viewAccess,
  viewNames,
} from './auditFilters.ts';
import { AuditNews } from './AuditNews.tsx';
import { DurationsView } from './DurationsView.tsx';
import { AuditEntriesView } from './AuditEntriesView.tsx';
import { useAudit } from './useAudit.ts';
import { ZoneChoice } from './ZoneChoice.tsx';

const panelId = 'audit-view';
const tabId = (view: AuditView) => `audit-tab-${view}`;

const Period = () => {
  const { values } = useAudit();
  return <Typography color="text.secondary">{periodText(values)}</Typography>;
};

const Export = () => {
  const { values, zone } = useAudit();
  const { sort } = useListContext();
  return <ExportMenu resource="happenings" filter={auditEntryQuery(values)} sort={sort} zone={zone} />;
};

export const AuditPage = () => {
  const identity = useConsoleIdentity();
  const { view, setView } = useAudit();
  const offered = auditViews.filter((name) => may(identity, viewAccess[name]));
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1.5, mb: 1, flexWrap: 'wrap' }}>
        <PageHeading title="Auditoría" />
        <Period />
        <ZoneChoice />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1.25 }}>
        <Tabs
          value={offered.includes(view) && view}
          onChange={(_, chosen: AuditView) => setView(chosen)}
          aria-label="Vistas de la auditoría"
          variant="scrollable"
          sx={{ minHeight: 40, minWidth: 0 }}
        >
          {offered.map((name) => (
            <Tab
              key={name}
              value={name}
              id={tabId(name)}
              aria-controls={panelId}
              label={viewNames[name]}
              sx={{ minHeight: 40 }}
            />
          ))}
        </Tabs>
        <Box sx={{ flex: 1 }} />
        {may(identity, 'leads:audit') && <ViewMenu resource="happenings" />}
        {view !== 'durations' && <Export />}
      </Box>
      <AuditFilterBar />
      <AuditNews />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(view)}>
        {view === 'durations' ? <DurationsView /> : <AuditEntriesView />}
      </div>
    </>
  );
};
