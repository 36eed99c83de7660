/** The companies that one may see. */
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { type CompanyRecord } from '@cotejo/core/companies';
import { formatDocument } from '@cotejo/core/people';
import {
  approvalStatuses,
  companyApprovals,
  companyStatuses,
} from '@cotejo/core/reference/collective-statuses';
import { countryOf } from '@cotejo/core/reference/countries';
import { economicActivities } from '@cotejo/core/reference/economic-activities';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { ExportButton } from '../../exports/index.ts';
import { CreateButton } from '../../kit/commands/CreateButton.tsx';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { StatusChip } from '../StatusChip.tsx';
import { registerForm } from './forms.tsx';

const config: ListConfig<CompanyRecord> = {
  resource: 'companies',
  icon: BusinessOutlined,
  sort: 'legalName',
  nameOf: ({ legalName }) => legalName,
  columns: [
    { label: 'country', render: ({ country }) => countryOf(country).name },
    {
      label: 'documentNumber',
      render: ({ country, documentType, documentNumber }) =>
        `${documentType} ${formatDocument(country, documentType, documentNumber)}`,
    },
    {
      label: 'economicActivityId',
      render: ({ economicActivityId }) => nameIn(economicActivities, economicActivityId),
    },
    {
      label: 'status',
      render: ({ status }) => <StatusChip of={companyStatuses} id={status} />,
      isChip: true,
    },
    { label: 'approval', render: ({ approval }) => nameIn(approvalStatuses, approval), isLabelled: true },
  ],
  filters: [
    countryFilter,
    { source: 'status', choices: companyStatuses },
    { source: 'approval', choices: companyApprovals },
    { source: 'economicActivityId', choices: economicActivities },
  ],
  views: <ViewMenu resource="companies" />,
  action: (
    <CreateButton
      resource="companies"
      command="register"
      access="admin:organization-create"
      form={registerForm}
    />
  ),
  tools: <ExportButton />,
};

export const CompanyList = () => <RecordList config={config} />;
