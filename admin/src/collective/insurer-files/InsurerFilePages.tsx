/** The pages of files for insurers: their list, and one with its cutting day, what stands in it, and whether it was sent. */
import {
  fileKindNames,
  type InsurerFileRecord,
  insurerFileStatuses,
  insurerFiles,
} from '@cotejo/core/insurer-files';
import { spelledDay } from '@cotejo/core/kit/time';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { Box, Paper, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useRefresh } from 'react-admin';
import { type BulkRecord, BulkProgress, useRunning } from '../../bulk/index.ts';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { RefusedButton } from '../../kit/commands/RefusedButton.tsx';
import { RecordPart } from '../../kit/list/RecordPart.tsx';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { type RecordPages } from '../../kit/records/recordResources.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { recordList } from '../../records/index.ts';
import { StatusChip } from '../StatusChip.tsx';
import { FillButton } from './FillButton.tsx';
import { insurerFileForms, prepareForm } from './forms.tsx';
import { insurerFiles as fileList, insurerLines } from './insurer-files.tsx';

/** The run that puts requests in the file; what it left is read once it is over. */
const useFilling = (): BulkRecord | undefined => {
  const run = useRunning('put-in-file');
  const refresh = useRefresh();
  const isFilling = run !== undefined;
  useEffect(() => {
    if (!isFilling) refresh();
    // Once each time that a run is over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFilling]);
  return run;
};

const Filling = ({ run }: { run: BulkRecord }) => (
  <Box sx={{ width: '100%', order: 1 }}>
    <Typography variant="body2">
      Se están agregando solicitudes: el archivo se marca como enviado cuando terminen.
    </Typography>
    <BulkProgress run={run} />
  </Box>
);

const FileHead = ({ file }: { file: InsurerFileRecord }) => {
  const identity = useConsoleIdentity();
  const run = useFilling();
  const isOpen = file.status === 'open';
  return (
    <RecordHead
      resource="insurer-files"
      title={`${file.insurerName ?? file.insurerId}: ${file.takes === 'daily' ? 'archivo diario' : 'corte'} del ${spelledDay(file.lastDay)}`}
      chips={<StatusChip of={insurerFileStatuses} id={file.status} />}
      text={
        <>
          {countryOf(file.country).name} · {file.activations} altas y {file.cancellations} bajas
        </>
      }
      actions={
        <>
          {isOpen && may(identity, 'insurer-files:send') && (
            <FillButton file={file} isFilling={run !== undefined} />
          )}
          {isOpen && !run && (
            <CommandActions resource="insurer-files" record={file} forms={insurerFileForms} />
          )}
          {isOpen && run && (
            <>
              <RefusedButton
                variant="outlined"
                reason="Se están agregando solicitudes: el archivo se marca como enviado cuando terminen."
              >
                Marcar como enviado
              </RefusedButton>
              <Filling run={run} />
            </>
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
      of={insurerFiles.labels}
      facts={[
        { field: 'takes', value: nameIn(fileKindNames, file.takes) },
        { field: 'lastDay', value: spelledDay(file.lastDay) },
        { field: 'operationDate', value: spelledDay(file.operationDate) },
        { field: 'preparedAt', value: <By at={file.preparedAt} name={file.preparedByName} /> },
        { field: 'sentAt', value: file.sentAt && <By at={file.sentAt} name={file.sentByName} /> },
        { field: 'contactIds', value: file.contactIds.length },
      ]}
    />
  </Paper>
);

const InsurerFileShow = () => (
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

export const insurerFilePages: RecordPages = {
  List: recordList(insurerFiles, { config: fileList, form: prepareForm }),
  Show: InsurerFileShow,
};
