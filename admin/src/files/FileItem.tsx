/** One file: what it is called, how large, who added it when, and the way to save it. */
import Download from '@mui/icons-material/Download';
import { type FileRow } from '@cotejo/core/lead-records';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { ActorName } from '../kit/ui/ActorName.tsx';
import { fileSize } from '../kit/files/fileSize.ts';
import { saveFile } from '../kit/files/saveFile.ts';
import { type FilesOf } from './fileModel.ts';
import { messageOf } from '../kit/providers/http-error.ts';

export const FileItem = ({ resource, id, file }: FilesOf & { file: FileRow }) => {
  const translate = useTranslate();
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
      sx={{ py: 1, borderTop: 1, borderColor: 'divider', display: 'flex', gap: 1, alignItems: 'center' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontStyle: name ? undefined : 'italic' }}>
          {name ?? translate('cotejo.files.erased')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {fileSize(file.bytes)} · <ActorName actor={file.by} name={file.byName} /> ·{' '}
          <AbsoluteInstant value={file.at} />
        </Typography>
      </Box>
      {name && (
        <Button
          size="small"
          startIcon={<Download />}
          loading={isSaving}
          loadingPosition="start"
          aria-label={translate('cotejo.files.download', { name })}
          onClick={() => void save(name)}
        >
          {translate('cotejo.files.save')}
        </Button>
      )}
    </Box>
  );
};
