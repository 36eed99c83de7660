/** Where the file is chosen, by button or by dropping it; what can't be taken is told at once. */
import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fileSize } from '../../kit/files/fileSize.ts';
import { acceptedFiles, type ChosenFile, fileProblem, type FileProblem, takeFile } from './chosenFile.ts';
import { useImport } from '../run/tabImporter.ts';

type Chosen = { readonly file?: ChosenFile; readonly fileProblem?: FileProblem };
type FileDropProps = { isDisabled: boolean; onChoose: (chosen: Chosen) => void };

/** What is wrong with it leaves none chosen: nobody shall import the one before for this one. */
const chosenOf = async (files: readonly File[]): Promise<Chosen> => {
  const [file] = files;
  const problem = fileProblem(files);
  if (problem || !file) return { file: undefined, fileProblem: problem };
  const taken = await takeFile(file);
  return taken === 'unreadable' ? { file: undefined, fileProblem: taken } : { file: taken };
};

export const FileDrop = ({ isDisabled, onChoose }: FileDropProps) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.imports.file.${key}`, args);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { file, fileProblem: problem } = useImport();
  const choose = async (files: readonly File[]) => onChoose(await chosenOf(files));

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) void choose([...event.dataTransfer.files]);
  };

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isDisabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        p: 2,
        border: 1,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : undefined,
        borderRadius: 2,
        display: 'grid',
        gap: 1,
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={say('choose')}
        onChange={({ target }) => {
          // Whoever closes the dialog without a file keeps the one before.
          if (target.files?.length) void choose([...target.files]);
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<UploadFile />}
          disabled={isDisabled}
          onClick={() => input.current?.click()}
        >
          {say(file ? 'another' : 'choose')}
        </Button>
        <Typography color="text.secondary">{say('drop')}</Typography>
      </Box>
      <Typography role="status" sx={{ overflowWrap: 'anywhere', fontWeight: file ? 600 : undefined }}>
        {file ? say('chosen', { name: file.name, size: fileSize(file.size) }) : say('hint')}
      </Typography>
      {problem && <Alert severity="error">{say(`problems.${problem}`)}</Alert>}
    </Box>
  );
};
