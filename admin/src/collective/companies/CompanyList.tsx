/** The companies that one may see. */
import { companies } from '@cotejo/core/companies';
import { companyStatuses } from '@cotejo/core/reference/collective-statuses';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { ExportButton } from '../../exports/index.ts';
import { CreateRecord } from '../../kit/commands/CreateButton.tsx';
import { recordConfig } from '../../kit/list/recordConfig.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { StatusChip } from '../StatusChip.tsx';
import { registerForm } from './forms.tsx';

const config = recordConfig(companies, {
  icon: BusinessOutlined,
  columns: {
    status: { render: ({ status }) => <StatusChip of={companyStatuses} id={status} />, isChip: true },
    approval: { isLabelled: true },
  },
  views: <ViewMenu resource={companies.resource} />,
  action: <CreateRecord of={companies} form={registerForm} />,
  tools: <ExportButton />,
});

export const CompanyList = () => <RecordList config={config} />;
