/** One bulk run with the result of each record. */
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { statusOf } from '../kit/providers/http-error.ts';
import { type BulkRecord } from './bulk.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkResults } from './BulkResults.tsx';
import { RetryButton } from './RetryButton.tsx';
import { useBulk } from './useBulk.ts';
import { useRunTitle } from './useRunTitle.ts';

const BulkFacts = ({ run }: { run: BulkRecord }) => {
  const navigate = useNavigate();
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        Pedida <AbsoluteInstant value={run.at} />
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

const BulkShow = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { data: run, error } = useBulk(id);
  const titleOf = useRunTitle();
  const title = run ? titleOf(run) : 'Resultados';
  return (
    <>
      <PageHeading title={title} />
      {run && <BulkFacts run={run} />}
      {!run && error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {statusOf(error) === 404 ? 'Esta operación no existe o no es tuya.' : error.message}
        </Alert>
      )}
      {!run && !error && (
        <Skeleton
          variant="rounded"
          height={220}
          role="status"
          aria-label={translate('ra.message.loading')}
          sx={{ mt: 2 }}
        />
      )}
    </>
  );
};

export const BulkShowPage = () => {
  const { id = '' } = useParams();
  return (
    <>
      <Button component={Link} to="/bulk" startIcon={<ArrowBack />} sx={{ mb: 1 }}>
        Volver a los trabajos
      </Button>
      <BulkShow key={id} id={id} />
    </>
  );
};
