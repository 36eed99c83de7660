/** The list of mails, with the status of each and the reason of a failure. */
import { mailFailures, mails } from '@cotejo/core/mails';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { ExportButton } from '../exports/index.ts';
import { recordConfig } from '../kit/list/recordConfig.tsx';
import { RecordList } from '../kit/list/RecordList.tsx';
import { MailStatus } from './MailStatus.tsx';

const config = recordConfig(mails, {
  icon: MailOutlined,
  sort: 'askedAt',
  order: 'DESC',
  nameSort: 'askedAt',
  columns: {
    status: { render: ({ status }) => <MailStatus status={status} />, isChip: true },
    reason: { render: ({ status, reason }) => status !== 'sent' && reason && nameIn(mailFailures, reason) },
  },
  isSearched: false,
  tools: <ExportButton />,
});

export const MailList = () => <RecordList config={config} />;
