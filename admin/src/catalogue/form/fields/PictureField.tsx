/** A picture of a record: seen as it is, chosen and sent at once, or taken away. */
import { pictureAddress } from '@cotejo/core/reference/pictures';
import { Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { pictureFrame } from '../../read/pictureFrame.ts';
import { hintAt, labelAt } from '../../read/words.ts';
import { plainText } from '../../schema/values.ts';
import { type UploadState, useUpload } from '../../../kit/files/useUpload.ts';
import { useFieldError, useFormState } from '../state/form-context.ts';
import { pictureEndings, pictureProblem } from './pictureFile.ts';

const wordsOf = (state: UploadState, hint: string | undefined): string | undefined => {
  if (state.is === 'failed') return state.problem;
  if (state.is === 'none') return hint;
  return state.is === 'sending' ? `Subiendo ${state.name}…` : `Listo: ${state.name}`;
};

/** Shown while it can be. */
const Preview = ({ address, label }: { address: string; label: string }) => {
  const [isGone, setIsGone] = useState(false);
  if (isGone) return <Typography color="text.secondary">No se pudo mostrar la imagen.</Typography>;
  return (
    <Box
      component="img"
      src={address}
      alt={`Vista previa: ${label}`}
      onError={() => setIsGone(true)}
      sx={pictureFrame}
    />
  );
};

export const PictureField = ({ path }: { path: string }) => {
  const names = path.split('.');
  const label = labelAt(names);
  const { forget, hold } = useFormState();
  const { field } = useController({ name: path });
  const wrong = useFieldError(path);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [labelId, saidId] = [useId(), useId()];
  const address = plainText(field.value);
  const set = (value: string): void => {
    forget(path);
    field.onChange(value);
  };
  const upload = useUpload({
    addressOf: () => '/api/catalogue/pictures',
    problemOf: pictureProblem,
    // Until it is there the record keeps the picture that it has.
    onSent: (fileId) => fileId !== undefined && set(pictureAddress(fileId)),
  });
  const { state } = upload;
  const isSending = state.is === 'sending';
  useEffect(() => {
    hold(path, isSending);
    return () => hold(path, false);
  }, [hold, path, isSending]);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    forget(path);
    if (file) void upload.choose(file);
    // The same file may be chosen again.
    target.value = '';
  };
  const takeAway = (): void => {
    upload.forget();
    set('');
    // Its own button is gone.
    chooser.current?.focus();
  };
  const said = wrong ?? wordsOf(state, hintAt(names));
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {address !== '' && <Preview key={address} address={address} label={label} />}
      <input ref={input} type="file" accept={pictureEndings} hidden onChange={take} tabIndex={-1} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={chooser}
          name={path}
          data-wrong={wrong !== undefined}
          size="small"
          variant="outlined"
          aria-describedby={saidId}
          onClick={() => input.current?.click()}
        >
          {address === '' ? 'Subir imagen' : 'Cambiar imagen'}
        </Button>
        {(address !== '' || isSending) && (
          <Button size="small" onClick={takeAway}>
            Quitar imagen
          </Button>
        )}
      </Box>
      <FormHelperText
        id={saidId}
        role="status"
        error={state.is === 'failed' || wrong !== undefined}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {said}
      </FormHelperText>
      {isSending && (
        <LinearProgress variant="determinate" value={100 * state.progress} aria-label={said ?? label} />
      )}
    </Box>
  );
};
