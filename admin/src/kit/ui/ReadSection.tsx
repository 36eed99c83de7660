/** A part of a page with rows of its own and its states: on its way, failed to be read, none, some. */
import { Paper, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ReadError } from './ReadError.tsx';

export type SectionTexts = {
  title: string;
  /** The title of the notice that it could not be read. */
  errorTitle: string;
  /** The text in place of rows. */
  emptyText: string;
};

type ReadSectionProps = SectionTexts & {
  isPending: boolean;
  error: Error | null;
  isEmpty: boolean;
  onRetry: () => void;
  children: ReactNode;
};

export const ReadSection = (props: ReadSectionProps) => {
  const { title, errorTitle, emptyText, isPending, error, isEmpty, onRetry, children } = props;
  const translate = useTranslate();
  const headingId = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={headingId}
      sx={{ mb: 3, overflow: 'hidden' }}
    >
      <Typography variant="h2" id={headingId} sx={{ p: 2, pb: 1 }}>
        {title}
      </Typography>
      {error && <ReadError title={errorTitle} error={error} onRetry={onRetry} sx={{ m: 2 }} />}
      {isPending && !error && (
        <Stack role="status" aria-label={translate('ra.message.loading')} sx={{ p: 2, gap: 1.5 }}>
          <Skeleton variant="rounded" height={44} />
          <Skeleton variant="rounded" height={44} />
        </Stack>
      )}
      {!isPending && !error && isEmpty && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 3 }}>
          {emptyText}
        </Typography>
      )}
      {children}
    </Paper>
  );
};
