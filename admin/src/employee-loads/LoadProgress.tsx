/** Where a load is: what it waits for, how far it is, and what its rows came to. */
import { type EmployeeLoadRecord } from '@cotejo/core/employee-loads';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Panel } from '../kit/ui/Panel.tsx';
import { may } from '../kit/providers/access.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { isWorkedOn, percentOf } from './loadModel.ts';
import { UnusedColumns } from './UnusedColumns.tsx';

const icons = {
  ok: [CheckCircleOutlined, 'success'],
  same: [RemoveCircleOutline, 'disabled'],
  refused: [ErrorOutline, 'error'],
} as const;

const Count = ({ what, text }: { what: keyof typeof icons; text: string }) => {
  const [Icon, color] = icons[what];
  return (
    <Typography component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon fontSize="small" aria-hidden color={color} />
      {text}
    </Typography>
  );
};

const Counts = ({ load }: { load: EmployeeLoadRecord }) => {
  const translate = useTranslate();
  const isTrial = load.step === 'tried';
  const [ok, same, refused] = isTrial
    ? [load.triedOk, load.triedSame, load.triedRefused]
    : [load.doneOk, load.doneSame, load.doneRefused];
  const say = (key: string, count: number) =>
    translate(`resources.employee-loads.counts.${key}`, { smart_count: count });
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      <Count what="ok" text={say(`${isTrial ? 'triedOk' : 'doneOk'}.${load.kind}`, ok)} />
      {same > 0 && <Count what="same" text={say('same', same)} />}
      {refused > 0 && <Count what="refused" text={say('refused', refused)} />}
    </Box>
  );
};

export const LoadProgress = ({ load }: { load: EmployeeLoadRecord }) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.employee-loads.${key}`, args);
  const { step, total, doneOk, doneSame, doneRefused, notes, reason } = load;
  const done = doneOk + doneSame + doneRefused;
  const isRunning = step === 'running';
  const canProcess = may(useConsoleIdentity(), 'employee:bulk-load-process');
  return (
    <Panel title={say('progress.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>{say(`step.${step}`)}</Typography>
        {step === 'tried' && !canProcess && <Alert severity="info">{say('houseProcesses')}</Alert>}
        {reason && <Alert severity="error">{reason}</Alert>}
        {isWorkedOn(load) && (
          <LinearProgress
            variant={isRunning ? 'determinate' : 'indeterminate'}
            value={isRunning ? percentOf(load) : undefined}
            aria-label={say('progress.label')}
            sx={{ height: 6, borderRadius: 3 }}
          />
        )}
        {isRunning && <Typography variant="body2">{say('progress.done', { done, total })}</Typography>}
        {(step === 'tried' || done > 0) && <Counts load={load} />}
        {step === 'tried' && <UnusedColumns load={load} mapping={load.mapping} />}
        {notes.length > 0 && (
          <Alert severity="info">
            {notes.map((note) => (
              <div key={note}>{note}</div>
            ))}
          </Alert>
        )}
      </Box>
    </Panel>
  );
};
