/** The lists of files for insurers, and of the lines in one. */
import {
  type InsurerFileRecord,
  insurerFileStatuses,
  type InsurerLineRecord,
  insurerMovements,
} from '@cotejo/core/insurer-files';
import { addDays, spelledDay } from '@cotejo/core/kit/time';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { dependantTypes } from '@cotejo/core/reference/dependant-types';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { ExportButton } from '../../exports/index.ts';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { useInsurers } from '../policy-employees/useCuttingDays.ts';
import { StatusChip } from '../StatusChip.tsx';

export const fileKindNames = {
  daily: 'Diario',
  cuttingDay: 'Del corte',
};

export const insurerFiles: ListConfig<InsurerFileRecord> = {
  resource: 'insurer-files',
  icon: ForwardToInboxOutlined,
  sort: 'preparedAt',
  order: 'DESC',
  nameOf: ({ insurerName, insurerId }) => insurerName ?? insurerId,
  columns: [
    {
      label: 'status',
      render: ({ status }) => <StatusChip of={insurerFileStatuses} id={status} />,
      isChip: true,
    },
    { label: 'takes', render: ({ takes }) => fileKindNames[takes], isLabelled: true },
    {
      label: 'lastDay',
      source: 'lastDay',
      render: ({ lastDay }) => spelledDay(lastDay),
      isLabelled: true,
    },
    { label: 'activations', render: ({ activations }) => activations, align: 'right', isLabelled: true },
    {
      label: 'cancellations',
      render: ({ cancellations }) => cancellations,
      align: 'right',
      isLabelled: true,
    },
    {
      label: 'preparedAt',
      source: 'preparedAt',
      render: ({ preparedAt }) => <AbsoluteInstant value={preparedAt} />,
      isLabelled: true,
    },
    {
      label: 'sentAt',
      render: ({ sentAt }) => sentAt && <AbsoluteInstant value={sentAt} />,
      isLabelled: true,
    },
  ],
  filters: [
    { source: 'status', choices: insurerFileStatuses },
    { source: 'insurerId', useChoices: useInsurers },
    countryFilter,
  ],
  isSearched: false,
  tools: <ExportButton />,
};

export const insurerLines: ListConfig<InsurerLineRecord> = {
  resource: 'insurer-lines',
  icon: ForwardToInboxOutlined,
  sort: 'family',
  nameSort: 'personName',
  nameOf: ({ personName }) => personName ?? 'Persona borrada',
  columns: [
    {
      label: 'movement',
      render: ({ movement }) => <StatusChip of={insurerMovements} id={movement} />,
      isChip: true,
    },
    { label: 'document', render: ({ personDocument }) => personDocument },
    {
      label: 'dependantType',
      render: ({ dependantType, personId, holderId, holderName }) =>
        personId === holderId || dependantType === null
          ? null
          : [nameIn(dependantTypes, dependantType), holderName].filter(Boolean).join(' · '),
    },
    { label: 'companyId', render: ({ companyName, companyId }) => companyName ?? companyId },
    {
      label: 'policyNumber',
      render: ({ policyNumber, coverageGroup }) => [policyNumber, coverageGroup].filter(Boolean).join(' · '),
    },
    {
      label: 'from',
      render: ({ movement, day }) => (movement === 'activation' ? spelledDay(day) : null),
      isLabelled: true,
    },
    {
      label: 'until',
      render: ({ movement, day }) => (movement === 'cancellation' ? spelledDay(addDays(day, -1)) : null),
      isLabelled: true,
    },
  ],
  filters: [{ source: 'movement', choices: insurerMovements }],
  isSearched: false,
  tools: <ExportButton />,
};
