/** The page of a record: its heading and parts, or why they can not be shown. */
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { type RaRecord, ShowBase, useShowContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from './PageHeading.tsx';
import { RecordError } from './RecordError.tsx';
import { isWorthRetrying } from '../providers/retry.ts';
import { useWords } from '../useWords.ts';

/** Errors are shown in the place of the record. */
const quietly = { onError: () => undefined, retry: isWorthRetrying };

type PartsProps<Row> = {
  resource: string;
  /** Whether what is here is all of it: a list's row may be a part. */
  isWhole?: (record: Row) => boolean;
  children: (record: Row) => ReactNode;
};

const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const Parts = <Row extends RaRecord>({ resource, isWhole = () => true, children }: PartsProps<Row>) => {
  const translate = useTranslate();
  const { record, isPending, error } = useShowContext<Row>();
  if (record && isWhole(record)) return <Box sx={stacked}>{children(record)}</Box>;
  if (isPending || (record && !error))
    return (
      <Skeleton variant="rounded" height={220} role="status" aria-label={translate('ra.message.loading')} />
    );
  return <RecordError resource={resource} />;
};

export const RecordPage = <Row extends RaRecord>(props: PartsProps<Row>) => (
  <ShowBase resource={props.resource} queryOptions={quietly}>
    <Parts {...props} />
  </ShowBase>
);

type RecordHeadProps = {
  resource: string;
  title: string;
  chips: ReactNode;
  text: ReactNode;
  actions: ReactNode;
};

export const RecordHead = ({ resource, title, chips, text, actions }: RecordHeadProps) => {
  const { many } = useWords(resource);
  return (
    <>
      <Link
        component={RouterLink}
        to={`/${resource}`}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, width: 'fit-content' }}
      >
        <ArrowBack sx={{ fontSize: 18 }} aria-hidden />
        {many}
      </Link>
      <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <PageHeading title={title} sx={{ overflowWrap: 'anywhere' }} />
          {chips}
        </Box>
        <Typography color="text.secondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
          {actions}
        </Box>
      </Paper>
    </>
  );
};
