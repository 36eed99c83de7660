/** One bulk run with the result of each lead. */
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PageHeading } from '../layout/PageHeading.tsx';
import { AbsoluteInstant } from '../misc/Instant.tsx';
import { statusOf } from '../providers/http-error.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkResults } from './BulkResults.tsx';
import { RetryButton } from './RetryButton.tsx';
import { useBulk } from './useBulk.ts';

const BulkShow = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data: run, error } = useBulk(id);
  if (error && !run)
    return (
      <Alert severity="error">
        {statusOf(error) === 404 ? translate('resources.bulk.notFound') : error.message}
      </Alert>
    );
  if (!run)
    return (
      <Skeleton variant="rounded" height={220} role="status" aria-label={translate('ra.message.loading')} />
    );
  return (
    <>
      <PageHeading title={translate(`resources.leads.command.names.${run.command}`)} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('resources.bulk.at')} <AbsoluteInstant value={run.at} />
      </Typography>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack spacing={2}>
          <BulkProgress run={run} />
          <RetryButton run={run} onStarted={(bulkId) => void navigate(`/bulk/${bulkId}/show`)} />
        </Stack>
        <BulkResults key={run.status} run={run} />
      </Paper>
    </>
  );
};

export const BulkShowPage = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  return (
    <>
      <Button component={Link} to="/bulk" startIcon={<ArrowBack />} sx={{ mb: 1 }}>
        {translate('resources.bulk.back')}
      </Button>
      <BulkShow key={id} id={id} />
    </>
  );
};
