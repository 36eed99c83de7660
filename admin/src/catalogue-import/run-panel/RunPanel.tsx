/** What is tried or imported, or was last: how far it is, what came of it, and row by row. */
import { importSource } from '@cotejo/core/catalogue-import';
import { countryOf } from '@cotejo/core/reference/countries';
import Download from '@mui/icons-material/Download';
import { Alert, Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { plural } from '../../kit/words/plural.ts';
import { type Run, statusNames } from '../run/importer.ts';
import { resultsCsv, resultsName } from '../results/resultsCsv.ts';
import { RunCounts } from './RunCounts.tsx';
import { RunEnd } from './RunEnd.tsx';
import { RunHeard } from './RunHeard.tsx';
import { RunProgress } from './RunProgress.tsx';
import { RunResults } from './RunResults.tsx';
import { saveText } from '../../kit/files/saveText.ts';

type RunPanelProps = {
  run: Run;
  /** Another number each time that somebody begins something on this page; 0 while nobody has. */
  begun: number;
  onGoOn: () => void;
  onStop: () => void;
};

const colors = {
  running: 'info',
  finished: 'success',
  stopped: 'warning',
  broken: 'warning',
  refused: 'error',
} as const;

export const RunPanel = ({ run, begun, onGoOn, onStop }: RunPanelProps) => {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (begun > 0) heading.current?.focus();
  }, [begun]);
  const { isTrial, of, status, results, ignored, notes, done } = run;
  const isRunning = status === 'running';
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Stack spacing={2}>
        <div>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h2" id={titleId} ref={heading} tabIndex={-1}>
              {isTrial ? 'Prueba' : 'Importación'}
            </Typography>
            <Chip size="small" variant="outlined" color={colors[status]} label={statusNames[status]} />
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {of.file.name} · {importSource(of.source).displayName} · {countryOf(of.country).name}
          </Typography>
          <RunHeard run={run} />
        </div>
        {isRunning && <RunProgress run={run} />}
        <RunEnd run={run} onGoOn={onGoOn} />
        {isRunning && (
          <div>
            <Button variant="outlined" color="error" onClick={onStop}>
              Detener
            </Button>
          </div>
        )}
        {notes && <Alert severity="info">{notes.join(' ')}</Alert>}
        {ignored.length > 0 && (
          <Alert severity="warning">
            {plural(ignored.length, 'Columna que no se lee', 'Columnas que no se leen')}: {ignored.join(', ')}
          </Alert>
        )}
        {done > 0 && <RunCounts results={results} />}
        {done > 0 && !isRunning && (
          <div>
            <Button
              size="small"
              startIcon={<Download />}
              onClick={() => saveText({ name: resultsName(run), type: 'text/csv', text: resultsCsv(run) })}
            >
              Descargar resultados
            </Button>
          </div>
        )}
        {status !== 'refused' && <RunResults key={`${run.key} ${isTrial}`} run={run} />}
      </Stack>
    </Paper>
  );
};
