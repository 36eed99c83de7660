/** The lists of files for insurers, and of the lines in one. */
import {
  insurerFiles as kind,
  insurerFileStatuses,
  type InsurerLineRecord,
  insurerMovements,
} from '@cotejo/core/insurer-files';
import { addDays, spelledDay } from '@cotejo/core/kit/time';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { dependantTypes } from '@cotejo/core/reference/dependant-types';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { ExportButton } from '../../exports/index.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { recordConfig } from '../../kit/list/recordConfig.tsx';
import { useInsurers } from '../policy-employees/useCuttingDays.ts';
import { StatusChip } from '../StatusChip.tsx';

export const insurerFiles = recordConfig(kind, {
  sort: 'preparedAt',
  order: 'DESC',
  columns: {
    status: { render: ({ status }) => <StatusChip of={insurerFileStatuses} id={status} />, isChip: true },
    takes: { isLabelled: true },
  },
  filters: [{ source: 'insurerId', useChoices: useInsurers }],
  isSearched: false,
  tools: <ExportButton />,
});

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
