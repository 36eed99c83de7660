/** A part of a page with rows of its own and its states: on its way, failed to be read, none, some. */
import { Paper, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ReadError } from './ReadError.tsx';

type ReadSectionProps = {
  /** The resource; its messages hold the texts. */
  name: string;
  isPending: boolean;
  error: Error | null;
  isEmpty: boolean;
  onRetry: () => void;
  children: ReactNode;
};

export const ReadSection = ({ name, isPending, error, isEmpty, onRetry, children }: ReadSectionProps) => {
  const translate = useTranslate();
  const headingId = useId();
  const say = (key: string) => translate(`resources.${name}.${key}`);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={headingId}
      sx={{ mb: 3, overflow: 'hidden' }}
    >
      <Typography variant="h2" id={headingId} sx={{ p: 2, pb: 1 }}>
        {say('section')}
      </Typography>
      {error && <ReadError title={say('error')} error={error} onRetry={onRetry} sx={{ m: 2 }} />}
      {isPending && !error && (
        <Stack role="status" aria-label={translate('ra.message.loading')} sx={{ p: 2, gap: 1.5 }}>
          <Skeleton variant="rounded" height={44} />
          <Skeleton variant="rounded" height={44} />
        </Stack>
      )}
      {!isPending && !error && isEmpty && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 3 }}>
          {say('empty')} {say('emptyHint')}
        </Typography>
      )}
      {children}
    </Paper>
  );
};
