/** The lead's files: added by button or by dropping them here, and saved again one by one. */
import Close from '@mui/icons-material/Close';
import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { CommandButton } from '../leads/commands/CommandButton.tsx';
import { type LeadRow } from '../leads/lead.ts';
import { permissionFor } from '../leads/leadModel.ts';
import { Panel } from '../kit/ui/Panel.tsx';
import { usePast } from '../leads/usePast.ts';
import { FileItem } from './FileItem.tsx';
import { acceptedFiles } from './fileModel.ts';
import { useAttach } from './useAttach.ts';

const AttachFiles = ({ lead }: { lead: LeadRow }) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { sending, failed, attach, retry, dismiss } = useAttach(lead);
  const { allowed } = permissionFor(lead, 'attach-file');

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
        aria-label={translate('resources.leads.command.names.attach-file')}
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
        {translate('resources.leads.command.names.attach-file')}
      </CommandButton>
      <Typography variant="body2" color="text.secondary">
        {translate('resources.leads.files.hint')}
      </Typography>
      {sending && (
        <Box sx={{ width: '100%' }} role="status">
          <Typography variant="body2">
            {translate('resources.leads.files.sending', { name: sending.name })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={sending.progress * 100}
            aria-label={translate('resources.leads.files.sending', { name: sending.name })}
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
                aria-label={translate('resources.leads.files.dismiss', { name: one.file.name })}
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

export const LeadFiles = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  const { at } = usePast();
  if (!lead) return null;
  const files = lead.files ?? [];
  return (
    <Panel title={translate('resources.leads.show.files')}>
      {!at && <AttachFiles lead={lead} />}
      {files.length === 0 ? (
        <Typography color="text.secondary">{translate('resources.leads.show.noFiles')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {[...files].reverse().map((file) => (
            <FileItem key={file.id} leadId={lead.id} file={file} />
          ))}
        </Box>
      )}
    </Panel>
  );
};
