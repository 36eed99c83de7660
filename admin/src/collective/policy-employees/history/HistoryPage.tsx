/** The history of all visible coverages: who, when, why, for which day, and after how long. */
import { type CoverageHistoryRecord, policyEmployeeEvents } from '@cotejo/core/policy-employees';
import { eventName } from '@cotejo/core/reference/event-names';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ExportButton } from '../../../exports/index.ts';
import { countryFilter } from '../../../kit/list/countryFilter.ts';
import { type FilterChoice, type ListConfig } from '../../../kit/list/ListConfig.ts';
import { RecordList } from '../../../kit/list/RecordList.tsx';
import { AbsoluteInstant } from '../../../kit/time/Instant.tsx';
import { formatDuration } from '../../../kit/time/time.ts';
import { ActorName } from '../../../kit/ui/ActorName.tsx';
import { eventWords } from '../timeline/eventWords.ts';
import { useInsurers } from '../useCuttingDays.ts';

const What = ({ row }: { row: CoverageHistoryRecord }) => (
  <Link component={RouterLink} to={`/policy-employees/${encodeURIComponent(row.recordId)}/show`}>
    {eventName(row.type)}
  </Link>
);

const types: readonly FilterChoice[] = Object.keys(policyEmployeeEvents).map((id) => ({
  id,
  name: eventName(id),
}));

const config: ListConfig<CoverageHistoryRecord> = {
  resource: 'coverage-history',
  icon: HistoryOutlined,
  sort: 'at',
  order: 'DESC',
  nameOf: ({ at }) => <AbsoluteInstant value={at} />,
  columns: [
    { label: 'type', render: (row) => <What row={row} /> },
    { label: 'personName', render: ({ personName }) => personName ?? 'Persona borrada' },
    { label: 'companyId', render: ({ companyName, companyId }) => companyName ?? companyId },
    { label: 'policyId', render: ({ policyNumber }) => policyNumber },
    { label: 'words', render: eventWords },
    { label: 'actorName', render: ({ actor, actorName }) => <ActorName actor={actor} name={actorName} /> },
    { label: 'after', render: ({ after }) => after !== null && formatDuration(after), isLabelled: true },
  ],
  filters: [
    { source: 'type', choices: types },
    { source: 'insurerId', useChoices: useInsurers },
    countryFilter,
    { source: 'at', isPeriod: true },
  ],
  isSearched: false,
  tools: <ExportButton />,
};

export const HistoryPage = () => <RecordList config={config} />;
