/** A button that saves a file of the services, and tells why where it can't. */
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../providers/http-error.ts';
import { saveFile } from './saveFile.ts';

type SaveFileButtonProps = { address: string; name: string; label: string };

export const SaveFileButton = ({ address, name, label }: SaveFileButtonProps) => {
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    await saveFile(address, name)
      .catch((error: unknown) => notify(messageOf(error), { type: 'error' }))
      .finally(() => setIsSaving(false));
  };
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      loading={isSaving}
      loadingPosition="start"
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
};
