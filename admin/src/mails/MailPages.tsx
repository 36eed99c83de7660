/** The pages of mails: the list with the status of each, and one with its words and what came of it. */
import { mailFailures, mailKinds, type MailRecord, mails } from '@cotejo/core/mails';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { Paper, Typography } from '@mui/material';
import { recordConfig } from '../kit/list/recordConfig.tsx';
import { type RecordPages } from '../kit/records/recordResources.ts';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { Facts } from '../kit/ui/Facts.tsx';
import { Panel } from '../kit/ui/Panel.tsx';
import { recordList, recordShow } from '../records/index.ts';
import { MailStatus } from './MailStatus.tsx';

const MailFacts = ({ mail }: { mail: MailRecord }) => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    <Facts
      of={mails.labels}
      facts={[
        { field: 'recipientName', value: mail.recipientName },
        { field: 'askedAt', value: <AbsoluteInstant value={mail.askedAt} /> },
        { field: 'changedAt', value: <AbsoluteInstant value={mail.changedAt} /> },
        { field: 'failures', value: mail.failures },
        {
          field: 'reason',
          value: mail.status !== 'sent' && mail.reason && nameIn(mailFailures, mail.reason),
          isWide: true,
        },
        { field: 'retryAt', value: mail.retryAt && <AbsoluteInstant value={mail.retryAt} /> },
      ]}
    />
  </Paper>
);

const Words = ({ text }: Pick<MailRecord, 'text'>) => (
  <Panel title="El correo">
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
  </Panel>
);

export const mailPages: RecordPages = {
  List: recordList(mails, {
    config: recordConfig(mails, {
      sort: 'askedAt',
      order: 'DESC',
      nameSort: 'askedAt',
      columns: {
        status: { render: ({ status }) => <MailStatus status={status} />, isChip: true },
        reason: {
          render: ({ status, reason }) => status !== 'sent' && reason && nameIn(mailFailures, reason),
        },
      },
      isSearched: false,
    }),
  }),
  Show: recordShow(mails, {
    forms: { resend: { explains: true } },
    head: ({ status, kind, country }) => ({
      chips: <MailStatus status={status} />,
      text: `${nameIn(mailKinds, kind)} · ${countryOf(country).name}`,
    }),
    parts: (mail) => (
      <>
        <MailFacts mail={mail} />
        <Words text={mail.text} />
      </>
    ),
  }),
};
