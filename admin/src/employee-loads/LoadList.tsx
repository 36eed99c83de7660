/** The loads that one may see. */
import { type EmployeeLoadRecord, loadKinds } from '@cotejo/core/employee-loads';
import { bulkLoadStatuses } from '@cotejo/core/reference/collective-statuses';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import { ExportButton } from '../exports/index.ts';
import { countryFilter } from '../kit/list/countryFilter.ts';
import { type ListConfig } from '../kit/list/ListConfig.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { RelativeInstant } from '../kit/time/Instant.tsx';
import { ViewMenu } from '../workspace/index.ts';
import { failedOf } from './loadModel.ts';
import { LoadStatus } from './LoadStatus.tsx';
import { UploadButton } from './UploadButton.tsx';

const config: ListConfig<EmployeeLoadRecord> = {
  resource: 'employee-loads',
  icon: PlaylistAddCheckOutlined,
  sort: 'uploadedAt',
  order: 'DESC',
  nameOf: ({ fileName }) => fileName,
  columns: [
    { label: 'kind', render: ({ kind }) => nameIn(loadKinds, kind) },
    { label: 'companyName', render: ({ companyName, companyId }) => companyName ?? companyId },
    { label: 'policyNumber', render: ({ policyNumber }) => policyNumber, isLabelled: true },
    {
      label: 'total',
      render: ({ total }) => total.toLocaleString('es-CL'),
      align: 'right',
      isLabelled: true,
    },
    {
      label: 'failed',
      render: (load) => failedOf(load).toLocaleString('es-CL'),
      align: 'right',
      isLabelled: true,
    },
    {
      label: 'status',
      render: (load) => <LoadStatus load={load} />,
      isChip: true,
    },
    {
      label: 'uploadedAt',
      source: 'uploadedAt',
      render: ({ uploadedAt }) => <RelativeInstant value={uploadedAt} />,
      isLabelled: true,
    },
    { label: 'uploadedByName', render: ({ uploadedByName }) => uploadedByName, isLabelled: true },
  ],
  filters: [
    countryFilter,
    { source: 'kind', choices: loadKinds },
    { source: 'status', choices: bulkLoadStatuses },
  ],
  views: <ViewMenu resource="employee-loads" />,
  action: <UploadButton />,
  tools: <ExportButton />,
};

export const LoadList = () => <RecordList config={config} />;
