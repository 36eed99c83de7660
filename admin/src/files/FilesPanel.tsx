/** The files of the record of this page: attached by button or by dropping them here, downloaded and withdrawn one by one. */
import Close from '@mui/icons-material/Close';
import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { type FileRow } from '@cotejo/core/lead-records';
import { useRecordContext, useResourceContext } from 'react-admin';
import { CommandButton } from '../kit/commands/CommandButton.tsx';
import { permissionFor } from '../kit/commands/permission.ts';
import { Panel } from '../kit/ui/Panel.tsx';
import { usePast } from '../kit/page/usePast.ts';
import { FileItem } from './FileItem.tsx';
import { acceptedFiles, type RecordWithFiles } from './fileModel.ts';
import { useAttach } from './useAttach.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const Failures = ({
  failed,
  retry,
  dismiss,
}: Pick<ReturnType<typeof useAttach>, 'failed' | 'retry' | 'dismiss'>) =>
  failed.map((one) => (
    <Alert
      key={one.key}
      severity="error"
      action={
        <>
          {!one.isFinal && (
            <Button color="inherit" size="small" onClick={() => void retry(one)}>
              Reintentar
            </Button>
          )}
          <IconButton
            color="inherit"
            size="small"
            aria-label={`No adjuntar ${one.file.name}`}
            onClick={() => dismiss(one)}
          >
            <Close fontSize="small" />
          </IconButton>
        </>
      }
    >
      <strong>{one.file.name}</strong>: {one.problem}
    </Alert>
  ));

const FilesOf = ({ resource, record }: { resource: string; record: RecordWithFiles }) => {
  const input = useRef<HTMLInputElement>(null);
  const attachButton = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [withdrawing, setWithdrawing] = useState<FileRow>();
  const { at } = usePast();
  const { id, files = [] } = record;
  const { sending, failed, attach, retry, dismiss } = useAttach({ resource, id });
  const mayAttach = !at && permissionFor(record, 'attach-file').allowed;
  const isEmpty = files.length === 0 && failed.length === 0 && !sending;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (mayAttach) void attach([...event.dataTransfer.files]);
  };

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(mayAttach);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{ borderRadius: 2, outline: isOver ? '2px dashed' : undefined, outlineColor: 'primary.main' }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        aria-label="Adjuntar archivo"
        onChange={({ target }) => {
          void attach([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Panel
        title="Archivos"
        empty={isEmpty ? 'Ninguno todavía' : undefined}
        action={
          !at && (
            <CommandButton
              ref={attachButton}
              command="attach-file"
              size="small"
              startIcon={<UploadFile />}
              aria-label="Adjuntar archivo"
              loading={sending !== undefined}
              loadingPosition="start"
              onClick={() => input.current?.click()}
            >
              Adjuntar
            </CommandButton>
          )
        }
      >
        {!at && (
          <Typography variant="body2" color="text.secondary">
            También puedes arrastrar los archivos aquí. PDF, Word, Excel, imágenes, correos o CSV; 10 MB como
            máximo.
          </Typography>
        )}
        {sending && (
          <Box role="status" sx={{ mt: 1 }}>
            <Typography variant="body2">{`Subiendo ${sending.name}…`}</Typography>
            <LinearProgress
              variant="determinate"
              value={sending.progress * 100}
              aria-label={`Subiendo ${sending.name}…`}
            />
          </Box>
        )}
        <Failures failed={failed} retry={retry} dismiss={dismiss} />
        {files.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {[...files].reverse().map((file) => (
              <FileItem
                key={file.id}
                resource={resource}
                id={id}
                file={file}
                onWithdraw={at ? undefined : () => setWithdrawing(file)}
              />
            ))}
          </Box>
        )}
      </Panel>
      {withdrawing && (
        <WithdrawDialog
          resource={resource}
          record={record}
          file={withdrawing}
          onDone={() => {
            setWithdrawing(undefined);
            // The button that opened the dialog goes with its file.
            setTimeout(() => attachButton.current?.focus());
          }}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </Box>
  );
};

export const FilesPanel = () => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RecordWithFiles>();
  return record ? <FilesOf key={record.id} resource={resource} record={record} /> : null;
};
