/** The lists of coverages: all that one may see, and those of a person or a policy. */
import { addDays } from '@cotejo/core/kit/time';
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { insurerNotifications } from '@cotejo/core/policies';
import { policyEmployeeStatuses } from '@cotejo/core/reference/collective-statuses';
import { declineReasons, nameIn } from '@cotejo/core/reference/collective-tables';
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ExportButton } from '../../exports/index.ts';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type FilterChoice, type ListConfig } from '../../kit/list/ListConfig.ts';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { formatDay } from '../../kit/time/time.ts';
import { companyFilter } from '../companies/useCompanies.ts';
import { StatusChip } from '../StatusChip.tsx';
import { isCovered } from './coverage.ts';
import { Lateness } from './Lateness.tsx';
import { useInsurers } from './useCuttingDays.ts';
import { coverageMessages } from './messages.ts';

const PersonName = ({ name }: { name: string | null }) => {
  const translate = useTranslate();
  return name ?? translate('resources.policy-employees.erasedName');
};

/** The first day with coverage; one that is only asked for, or was, says so. */
const CoveredFrom = ({ coverage }: { coverage: CoverageRecord }) => {
  const translate = useTranslate();
  const day = formatDay(coverage.coveredFrom);
  return isCovered(coverage) ? day : translate('resources.policy-employees.askedFrom', { day });
};

/** The last day with coverage; one that ended before it began had none. */
const LastCovered = ({ coverage: { annulled, coveredUntil } }: { coverage: CoverageRecord }) => {
  const translate = useTranslate();
  if (annulled) return translate('resources.policy-employees.annulled');
  return coveredUntil && formatDay(addDays(coveredUntil, -1));
};

const useYesNo = (yes: string, no: string): readonly FilterChoice[] => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.policy-employees.filters.${key}`);
  return [
    { id: 'true', name: say(yes) },
    { id: 'false', name: say(no) },
  ];
};
const useWaits = () => useYesNo('isWaiting', 'isAnswered');
const useLate = () => useYesNo('isLate', 'isInTime');
/** For which file a request waits, by its policy. */
export const useNotifications = (): readonly FilterChoice[] => {
  const translate = useTranslate();
  return insurerNotifications.map((id) => ({
    id,
    name: translate(`resources.policy-employees.filters.notifications.${id}`),
  }));
};
export const useUnsent = () => useYesNo('isUnsent', 'isInFile');

export const coverages: ListConfig<CoverageRecord> = {
  resource: 'policy-employees',
  icon: AssignmentIndOutlined,
  sort: 'askedAt',
  order: 'DESC',
  nameSort: 'personName',
  nameOf: ({ personName }) => <PersonName name={personName} />,
  columns: [
    { label: 'personDocument', render: ({ personDocument }) => personDocument },
    { label: 'companyId', render: ({ companyName, companyId }) => companyName ?? companyId },
    {
      label: 'policyId',
      render: ({ policyNumber, insurerName }) => [policyNumber, insurerName].filter(Boolean).join(' · '),
    },
    {
      label: 'status',
      render: ({ status }) => <StatusChip of={policyEmployeeStatuses} id={status} />,
      isChip: true,
    },
    {
      label: 'declined',
      render: ({ status, declineReasonId: reason }) =>
        status === 'DECLINED' && reason !== null && nameIn(declineReasons, reason),
      isLabelled: true,
    },
    {
      label: 'since',
      source: 'coveredFrom',
      render: (row) => <CoveredFrom coverage={row} />,
      isLabelled: true,
    },
    {
      label: 'lastCovered',
      render: (row) => (row.annulled || row.coveredUntil) && <LastCovered coverage={row} />,
      isLabelled: true,
    },
    {
      label: 'askedAt',
      source: 'askedAt',
      render: ({ askedAt }) => <AbsoluteInstant value={askedAt} />,
      isLabelled: true,
    },
    // Sorted by in the queue alone: reckoned for all that waits, and not for all that ever was.
    {
      label: 'dueOn',
      render: (row) =>
        row.dueOn && (
          <Box component="span" sx={{ display: 'inline-block', minWidth: '7.5rem' }}>
            <Lateness coverage={row} />
          </Box>
        ),
    },
  ],
  filters: [
    { source: 'status', choices: policyEmployeeStatuses },
    { source: 'insurerId', useChoices: useInsurers },
    countryFilter,
    companyFilter,
    { source: 'waiting', useChoices: useWaits },
    { source: 'late', useChoices: useLate },
    { source: 'inForceOn', isDay: true },
  ],
  tools: <ExportButton />,
};

/** Of a person's page: whose they are stands above. */
export const coveragesOfPerson: ListConfig<CoverageRecord> = {
  ...coverages,
  nameOf: ({ policyNumber, policyId }) => policyNumber ?? policyId,
  nameSort: 'id',
  columnLabels: { ...coverageMessages.fields, name: coverageMessages.fields.policyId },
  columns: coverages.columns.filter(
    ({ label }) => !['personDocument', 'companyId', 'policyId'].includes(label),
  ),
  filters: [],
  isSearched: false,
  tools: undefined,
};

/** Of a policy's page. */
export const coveragesOfPolicy: ListConfig<CoverageRecord> = {
  ...coverages,
  columns: coverages.columns.filter(
    ({ label }) => !['companyId', 'policyId', 'declined', 'askedAt'].includes(label),
  ),
  filters: [{ source: 'status', choices: policyEmployeeStatuses }],
  tools: undefined,
};
