/** The files of the record of this page: attached by button or by dropping them here, and downloaded one by one. */
import Close from '@mui/icons-material/Close';
import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { type FileRow } from '@cotejo/core/lead-records';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { CommandButton } from '../kit/commands/CommandButton.tsx';
import { type Permission, permissionFor } from '../kit/commands/permission.ts';
import { Panel } from '../kit/ui/Panel.tsx';
import { usePast } from '../kit/page/usePast.ts';
import { FileItem } from './FileItem.tsx';
import { acceptedFiles } from './fileModel.ts';
import { useAttach } from './useAttach.ts';

type Row = RaRecord<string> & {
  readonly files?: readonly FileRow[];
  readonly allowedCommands: readonly (Permission & { readonly command: string })[];
};

const AttachFiles = ({ resource, record }: { resource: string; record: Row }) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { sending, failed, attach, retry, dismiss } = useAttach({ resource, id: record.id });
  const { allowed } = permissionFor(record, 'attach-file');

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (allowed) void attach([...event.dataTransfer.files]);
  };

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(allowed);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        p: 1.25,
        mb: 1.25,
        border: 1,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        display: 'grid',
        gap: 1,
        justifyItems: 'start',
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        aria-label={translate('cotejo.files.attach')}
        onChange={({ target }) => {
          void attach([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <CommandButton
        command="attach-file"
        size="small"
        startIcon={<UploadFile />}
        loading={sending !== undefined}
        loadingPosition="start"
        onClick={() => input.current?.click()}
      >
        {translate('cotejo.files.attach')}
      </CommandButton>
      <Typography variant="body2" color="text.secondary">
        {translate('cotejo.files.hint')}
      </Typography>
      {sending && (
        <Box sx={{ width: '100%' }} role="status">
          <Typography variant="body2">{translate('cotejo.files.sending', { name: sending.name })}</Typography>
          <LinearProgress
            variant="determinate"
            value={sending.progress * 100}
            aria-label={translate('cotejo.files.sending', { name: sending.name })}
          />
        </Box>
      )}
      {failed.map((one) => (
        <Alert
          key={one.key}
          severity="error"
          sx={{ width: '100%' }}
          action={
            <>
              <Button color="inherit" size="small" onClick={() => void retry(one)}>
                {translate('cotejo.command.retry')}
              </Button>
              <IconButton
                color="inherit"
                size="small"
                aria-label={translate('cotejo.files.dismiss', { name: one.file.name })}
                onClick={() => dismiss(one)}
              >
                <Close fontSize="small" />
              </IconButton>
            </>
          }
        >
          <strong>{one.file.name}</strong>: {one.problem}
        </Alert>
      ))}
    </Box>
  );
};

export const FilesPanel = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<Row>();
  const { at } = usePast();
  if (!record) return null;
  const { id, files = [] } = record;
  return (
    <Panel title={translate('cotejo.files.title')}>
      {!at && <AttachFiles resource={resource} record={record} />}
      {files.length === 0 ? (
        <Typography color="text.secondary">{translate('cotejo.files.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {[...files].reverse().map((file) => (
            <FileItem key={file.id} resource={resource} id={id} file={file} />
          ))}
        </Box>
      )}
    </Panel>
  );
};
