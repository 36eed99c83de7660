/** How far a bulk run is: a bar, and how many are ready and how many failed. */
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box, LinearProgress, Typography } from '@mui/material';
import { type BulkRecord } from './bulk.ts';
import { percentOf } from './bulkModel.ts';
import { useWords } from '../kit/useWords.ts';
import { counted } from '../kit/words/plural.ts';

type CountProps = { what: 'ok' | 'failed'; count: number; run: BulkRecord };

/** A command's own words tell its success, where the resource has some. */
const Count = ({ what, count, run: { aggregate, command } }: CountProps) => {
  const { bulk } = useWords(aggregate);
  const done = bulk?.done?.[command]?.(count) ?? counted(count, 'hecha', 'hechas');
  const Icon = what === 'ok' ? CheckCircleOutlined : ErrorOutline;
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      <Icon fontSize="small" aria-hidden color={what === 'ok' ? 'success' : 'error'} />
      {what === 'ok' ? done : counted(count, 'falló', 'fallaron')}
    </Typography>
  );
};

export const BulkProgress = ({ run }: { run: BulkRecord }) => {
  const { done, total, ok, failed, status } = run;
  return (
    <Box>
      {status === 'running' && (
        <LinearProgress
          variant="determinate"
          value={percentOf(run)}
          aria-label="Avance de la operación"
          sx={{ height: 6, borderRadius: 3, mb: 0.75 }}
        />
      )}
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Typography variant="body2" component="span">
          {`${done} de ${total}`}
        </Typography>
        {ok > 0 && <Count what="ok" count={ok} run={run} />}
        {failed > 0 && <Count what="failed" count={failed} run={run} />}
      </Box>
    </Box>
  );
};
