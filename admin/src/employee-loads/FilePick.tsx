/** Where the workbook is chosen, by button or by dropping it. */
import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, Typography } from '@mui/material';
import { largestImport } from '@cotejo/core/catalogue-import';
import { tableTooLarge } from '@cotejo/core/kit/text';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fileSize } from '../kit/files/fileSize.ts';

type FilePickProps = { file: File | undefined; onChoose: (file: File | undefined) => void };

export const FilePick = ({ file, onChoose }: FilePickProps) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.employee-loads.upload.${key}`, args);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const choose = (one: File | undefined) => {
    if (!one) return;
    setIsTooLarge(one.size > largestImport);
    onChoose(one.size > largestImport ? undefined : one);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        choose(event.dataTransfer.files[0]);
      }}
      sx={{
        p: 2,
        border: 1,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        display: 'grid',
        gap: 1,
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.xlsm,.csv,.txt"
        aria-label={say('choose')}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
          {say(file ? 'another' : 'choose')}
        </Button>
        <Typography color="text.secondary">{say('drop')}</Typography>
      </Box>
      <Typography role="status" sx={{ overflowWrap: 'anywhere', fontWeight: file ? 600 : undefined }}>
        {file ? say('chosen', { name: file.name, size: fileSize(file.size) }) : say('hint')}
      </Typography>
      {isTooLarge && <Alert severity="error">{tableTooLarge(largestImport)}</Alert>}
    </Box>
  );
};
