/** One file for an insurer: for which cutting day, what stands in it, and whether it was sent. */
import { type InsurerFileRecord, insurerFileStatuses } from '@cotejo/core/insurer-files';
import { spelledDay } from '@cotejo/core/kit/time';
import { countryOf } from '@cotejo/core/reference/countries';
import { Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { RecordPart } from '../../kit/list/RecordPart.tsx';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { FillButton } from './FillButton.tsx';
import { insurerFileForms } from './forms.tsx';
import { FileKindName, insurerLines } from './insurer-files.tsx';

const FileHead = ({ file }: { file: InsurerFileRecord }) => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  return (
    <RecordHead
      resource="insurer-files"
      title={translate(`resources.insurer-files.title.${file.takes}`, {
        name: file.insurerName ?? file.insurerId,
        day: spelledDay(file.lastDay),
      })}
      chips={<StatusChip of={insurerFileStatuses} id={file.status} />}
      text={
        <>
          {countryOf(file.country).name} · {translate('resources.insurer-files.holds', file)}
        </>
      }
      actions={
        <>
          {file.status === 'open' && may(identity, 'insurer-files:send') && <FillButton file={file} />}
          {file.status === 'open' && (
            <CommandActions resource="insurer-files" record={file} forms={insurerFileForms} />
          )}
        </>
      }
    />
  );
};

const By = ({ at, name }: { at: string; name: string | null }) => (
  <>
    <AbsoluteInstant value={at} />
    {name && ` · ${name}`}
  </>
);

const FileFacts = ({ file }: { file: InsurerFileRecord }) => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    <Facts
      of="insurer-files"
      facts={[
        { field: 'takes', value: <FileKindName takes={file.takes} /> },
        { field: 'lastDay', value: spelledDay(file.lastDay) },
        { field: 'operationDate', value: spelledDay(file.operationDate) },
        { field: 'preparedAt', value: <By at={file.preparedAt} name={file.preparedByName} /> },
        { field: 'sentAt', value: file.sentAt && <By at={file.sentAt} name={file.sentByName} /> },
        { field: 'contactIds', value: file.contactIds.length },
      ]}
    />
  </Paper>
);

export const InsurerFileShow = () => (
  <RecordPage<InsurerFileRecord> resource="insurer-files">
    {(file) => (
      <>
        <FileHead file={file} />
        <FileFacts file={file} />
        <RecordPart config={insurerLines} of={{ fileId: file.id }} />
      </>
    )}
  </RecordPage>
);
