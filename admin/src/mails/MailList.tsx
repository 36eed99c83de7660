/** The list of mails, with the status of each and the reason of a failure. */
import { mailFailures, mailKinds, type MailRecord, mailStatuses } from '@cotejo/core/mails';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { ExportButton } from '../exports/index.ts';
import { countryFilter } from '../kit/list/countryFilter.ts';
import { type ListConfig } from '../kit/list/ListConfig.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { MailStatus } from './MailStatus.tsx';

const config: ListConfig<MailRecord> = {
  resource: 'mails',
  icon: MailOutlined,
  sort: 'askedAt',
  order: 'DESC',
  nameSort: 'askedAt',
  nameOf: ({ subject }) => subject,
  columns: [
    { label: 'status', render: ({ status }) => <MailStatus status={status} />, isChip: true },
    {
      label: 'reason',
      render: ({ status, reason }) => status !== 'sent' && reason && nameIn(mailFailures, reason),
    },
    { label: 'recipientName', render: ({ recipientName }) => recipientName },
    { label: 'kind', render: ({ kind }) => nameIn(mailKinds, kind) },
    {
      label: 'askedAt',
      source: 'askedAt',
      render: ({ askedAt }) => <AbsoluteInstant value={askedAt} />,
      isLabelled: true,
    },
  ],
  filters: [
    { source: 'status', choices: mailStatuses },
    { source: 'reason', choices: mailFailures },
    { source: 'kind', choices: mailKinds },
    countryFilter,
  ],
  isSearched: false,
  tools: <ExportButton />,
};

export const MailList = () => <RecordList config={config} />;
