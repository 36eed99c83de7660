/** The loads that one may see. */
import { employeeLoads, failedOf } from '@cotejo/core/employee-loads';
import { ExportButton } from '../exports/index.ts';
import { recordConfig } from '../kit/list/recordConfig.tsx';
import { RecordList } from '../kit/list/RecordList.tsx';
import { RelativeInstant } from '../kit/time/Instant.tsx';
import { ViewMenu } from '../workspace/index.ts';
import { LoadStatus } from './LoadStatus.tsx';
import { UploadButton } from './UploadButton.tsx';

const config = recordConfig(employeeLoads, {
  sort: 'uploadedAt',
  order: 'DESC',
  columns: {
    policyNumber: { isLabelled: true },
    total: { render: ({ total }) => total.toLocaleString('es-CL') },
    failed: {
      render: (load) => failedOf(load).toLocaleString('es-CL'),
      align: 'right',
      isLabelled: true,
    },
    status: { render: (load) => <LoadStatus load={load} />, isChip: true },
    uploadedAt: { render: ({ uploadedAt }) => <RelativeInstant value={uploadedAt} /> },
    uploadedByName: { isLabelled: true },
  },
  views: <ViewMenu resource="employee-loads" />,
  action: <UploadButton />,
  tools: <ExportButton />,
});

export const LoadList = () => <RecordList config={config} />;
