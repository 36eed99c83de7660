/** Chooses a PDF and sends it at once, so that the form's own command is small. */
import { Box, Button, FormHelperText, LinearProgress } from '@mui/material';
import { type ChangeEvent, useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormState } from '../../form/state/form-context.ts';
import { plainText, type Values } from '../../schema/values.ts';
import { type UploadState, useUpload } from '../../../kit/files/useUpload.ts';
import { pdfProblem, titleOf, uploadAddress } from './pdfFile.ts';

const wordsOf = (state: UploadState): string => {
  if (state.is === 'failed') return state.problem;
  if (state.is === 'none') return 'Hasta 10 MB.';
  return state.is === 'sending' ? `Subiendo ${state.name}…` : `Listo: ${state.name}`;
};

export const PdfField = ({ product, onSent }: { product: string; onSent: (isThere: boolean) => void }) => {
  const { setValue, getValues } = useFormContext<Values>();
  const { errors, forget } = useFormState();
  const input = useRef<HTMLInputElement>(null);
  const suggested = useRef<string>(undefined);
  const saidId = useId();
  const takeSent = (fileId: string | undefined, file: File): void => {
    forget('fileId');
    setValue('fileId', fileId, { shouldDirty: true });
    onSent(fileId !== undefined);
    // What somebody has typed is better than what a file is called.
    const isOwn = ![undefined, '', suggested.current].includes(plainText(getValues('title')));
    if (fileId === undefined || isOwn) return;
    suggested.current = titleOf(file.name);
    setValue('title', suggested.current, { shouldDirty: true });
  };
  const { state, choose } = useUpload({
    addressOf: ({ name }) => uploadAddress(product, name),
    problemOf: pdfProblem,
    onSent: takeSent,
  });
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void choose(file);
    // The same file may be chosen again.
    target.value = '';
  };
  const wrong = errors['fileId'];
  return (
    <Box>
      <input ref={input} type="file" accept=".pdf,application/pdf" hidden onChange={take} tabIndex={-1} />
      <Button variant="outlined" aria-describedby={saidId} onClick={() => input.current?.click()}>
        {state.is === 'none' ? 'Elegir PDF' : 'Elegir otro PDF'}
      </Button>
      <FormHelperText
        id={saidId}
        role="status"
        error={state.is === 'failed' || wrong !== undefined}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {wrong ?? wordsOf(state)}
      </FormHelperText>
      {state.is === 'sending' && (
        <LinearProgress variant="determinate" value={100 * state.progress} aria-label={wordsOf(state)} />
      )}
    </Box>
  );
};
