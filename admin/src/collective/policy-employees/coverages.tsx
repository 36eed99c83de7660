/** The lists of coverages: all that one may see, and those of a person or a policy. */
import { addDays } from '@cotejo/core/kit/time';
import { coverageLabels, type CoverageRecord } from '@cotejo/core/policy-employees';
import { policyEmployeeStatuses } from '@cotejo/core/reference/collective-statuses';
import { declineReasons, nameIn } from '@cotejo/core/reference/collective-tables';
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import { Box } from '@mui/material';
import { ExportButton } from '../../exports/index.ts';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type FilterChoice, type FilterConfig, type ListConfig } from '../../kit/list/ListConfig.ts';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { formatDay } from '../../kit/time/time.ts';
import { companyFilter } from '../companyFilter.ts';
import { StatusChip } from '../StatusChip.tsx';
import { isCovered } from './coverage.ts';
import { Lateness } from './Lateness.tsx';
import { useInsurers } from './useCuttingDays.ts';

/** The first day with coverage; one that is only asked for, or was, says so. */
const coveredFrom = (coverage: CoverageRecord): string => {
  const day = formatDay(coverage.coveredFrom);
  return isCovered(coverage) ? day : `${day} (pedida)`;
};

/** The last day with coverage; one that ended before it began had none. */
const lastCovered = ({ annulled, coveredUntil }: CoverageRecord): string | null => {
  if (annulled) return 'Nunca rigió';
  return coveredUntil && formatDay(addDays(coveredUntil, -1));
};

const yesNo = (yes: string, no: string): readonly FilterChoice[] => [
  { id: 'true', name: yes },
  { id: 'false', name: no },
];

/** The file that a request waits for, by its policy. */
export const notificationFilter: FilterConfig = {
  source: 'insurerNotification',
  choices: [
    { id: 'cuttingDay', name: 'En el archivo del corte' },
    { id: 'daily', name: 'En el archivo diario' },
    { id: 'none', name: 'Avisa la empresa' },
  ],
};
export const unsentFilter: FilterConfig = {
  source: 'unsent',
  choices: yesNo('Todavía sin archivo', 'Ya en un archivo'),
};

export const coverages: ListConfig<CoverageRecord> = {
  resource: 'policy-employees',
  icon: AssignmentIndOutlined,
  sort: 'askedAt',
  order: 'DESC',
  nameSort: 'personName',
  nameOf: ({ personName }) => personName ?? 'Persona borrada',
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
      render: coveredFrom,
      isLabelled: true,
    },
    {
      label: 'lastCovered',
      render: lastCovered,
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
    { source: 'waiting', choices: yesNo('Esperan', 'No esperan') },
    { source: 'late', choices: yesNo('Atrasadas', 'A tiempo') },
    { source: 'inForceOn', isDay: true },
  ],
  tools: <ExportButton />,
};

/** Of a person's page: whose they are stands above. */
export const coveragesOfPerson: ListConfig<CoverageRecord> = {
  ...coverages,
  nameOf: ({ policyNumber, policyId }) => policyNumber ?? policyId,
  nameSort: 'id',
  labels: { ...coverageLabels, name: coverageLabels.policyId },
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
