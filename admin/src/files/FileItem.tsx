/** One file: what it is called, how large, who added it when, and the ways to save and to withdraw it. */
import Download from '@mui/icons-material/Download';
import { type FileRow } from '@cotejo/core/lead-records';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { ActorName } from '../kit/ui/ActorName.tsx';
import { fileSize } from '../kit/files/fileSize.ts';
import { saveFile } from '../kit/files/saveFile.ts';
import { type FilesOf } from './fileModel.ts';
import { WithdrawButton } from './WithdrawButton.tsx';
import { messageOf } from '../kit/providers/http-error.ts';

type FileItemProps = FilesOf & {
  file: FileRow;
  /** Left out for the past, which can't be changed. */
  onWithdraw?: (() => void) | undefined;
};

export const FileItem = ({ resource, id, file, onWithdraw }: FileItemProps) => {
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  const { name } = file;
  const save = async (as: string) => {
    setIsSaving(true);
    try {
      await saveFile(`/api/console/${resource}/${id}/files/${file.id}`, as);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Box
      component="li"
      sx={{
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontStyle: name ? undefined : 'italic' }}>
          {name ?? 'Archivo borrado'}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {fileSize(file.bytes)} · <ActorName actor={file.by} name={file.byName} /> ·{' '}
          <AbsoluteInstant value={file.at} />
        </Typography>
      </Box>
      {file.isWithdrawn && (
        <Typography variant="body2" color="text.secondary">
          Se retiró después.
        </Typography>
      )}
      {name && !file.isWithdrawn && (
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
          <Button
            size="small"
            startIcon={<Download />}
            loading={isSaving}
            loadingPosition="start"
            aria-label={`Descargar ${name}`}
            onClick={() => void save(name)}
          >
            Descargar
          </Button>
          {onWithdraw && <WithdrawButton file={file} name={name} onClick={onWithdraw} />}
        </Box>
      )}
    </Box>
  );
};
