/** The choice of a file with a table, by button or by dropping it; a file that can't be taken is refused at once. */
import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { fileSize } from './fileSize.ts';
import {
  acceptedTables,
  type FileProblem,
  problemText,
  type TableProblem,
  tableProblem,
} from './tableFile.ts';

type FilePickProps = {
  file: Pick<File, 'name' | 'size'> | undefined;
  /** Bytes that it may have. */
  most: number;
  /** The files that may be chosen, in words. */
  hint: string;
  isDisabled?: boolean;
  /** The reason why the file that was chosen last was not taken. */
  problem: FileProblem | undefined;
  /** No file where there is a problem: nobody shall send the one before for this one. */
  onChoose: (file: File | undefined, problem: TableProblem | undefined) => void;
};

export const FilePick = (props: FilePickProps) => {
  const { file, most, hint, isDisabled = false, problem, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (files: readonly File[]) => {
    const found = tableProblem(files, most);
    onChoose(found ? undefined : files[0], found);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isDisabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!isDisabled) choose([...event.dataTransfer.files]);
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
        accept={acceptedTables}
        aria-label="Elegir archivo"
        onChange={({ target }) => {
          // Whoever closes the dialog without a file keeps the one before.
          if (target.files?.length) choose([...target.files]);
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
          {file ? 'Elegir otro archivo' : 'Elegir archivo'}
        </Button>
        <Typography color="text.secondary">o suéltalo aquí</Typography>
      </Box>
      <Typography role="status" sx={{ overflowWrap: 'anywhere', fontWeight: file ? 600 : undefined }}>
        {file ? `Archivo elegido: ${file.name}, ${fileSize(file.size)}` : hint}
      </Typography>
      {problem && <Alert severity="error">{problemText(problem, most)}</Alert>}
    </Box>
  );
};
