/** One mail: its words, to whom, and what came of it. */
import { mailFailures, mailKinds, type MailRecord, mails } from '@cotejo/core/mails';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { Paper, Typography } from '@mui/material';
import { CommandActions } from '../kit/commands/CommandActions.tsx';
import { RecordHead, RecordPage } from '../kit/page/RecordPage.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { Facts } from '../kit/ui/Facts.tsx';
import { Panel } from '../kit/ui/Panel.tsx';
import { MailStatus } from './MailStatus.tsx';

const forms = { resend: { explains: true } };

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

export const MailShow = () => (
  <RecordPage<MailRecord> resource="mails">
    {(mail) => (
      <>
        <RecordHead
          resource="mails"
          title={mail.subject}
          chips={<MailStatus status={mail.status} />}
          text={`${nameIn(mailKinds, mail.kind)} · ${countryOf(mail.country).name}`}
          actions={<CommandActions resource="mails" record={mail} forms={forms} />}
        />
        <MailFacts mail={mail} />
        <Words text={mail.text} />
      </>
    )}
  </RecordPage>
);
