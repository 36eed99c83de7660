/** How far a bulk run is: a bar, and how many are ready and how many failed. */
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type BulkRecord } from './bulk.ts';
import { percentOf } from './bulkModel.ts';

type CountProps = { what: 'ok' | 'failed'; count: number; run: BulkRecord };

/** A command's own words tell its success, where the resource has some. */
const Count = ({ what, count, run: { aggregate, command } }: CountProps) => {
  const translate = useTranslate();
  const key = `resources.bulk.counts.${what}`;
  const own = what === 'ok' ? `resources.${aggregate}.bulk.counts.${command}` : key;
  const Icon = what === 'ok' ? CheckCircleOutlined : ErrorOutline;
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      <Icon fontSize="small" aria-hidden color={what === 'ok' ? 'success' : 'error'} />
      {translate(own, { smart_count: count, _: translate(key, { smart_count: count }) })}
    </Typography>
  );
};

export const BulkProgress = ({ run }: { run: BulkRecord }) => {
  const translate = useTranslate();
  const { done, total, ok, failed, status } = run;
  return (
    <Box>
      {status === 'running' && (
        <LinearProgress
          variant="determinate"
          value={percentOf(run)}
          aria-label={translate('resources.bulk.progressLabel')}
          sx={{ height: 6, borderRadius: 3, mb: 0.75 }}
        />
      )}
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Typography variant="body2" component="span">
          {translate('resources.bulk.progress', { done, total })}
        </Typography>
        {ok > 0 && <Count what="ok" count={ok} run={run} />}
        {failed > 0 && <Count what="failed" count={failed} run={run} />}
      </Box>
    </Box>
  );
};
