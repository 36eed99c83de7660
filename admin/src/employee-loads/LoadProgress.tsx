/** Where a load is: what it waits for, how far it is, and what its rows came to. */
import { type EmployeeLoadRecord, type LoadKind } from '@cotejo/core/employee-loads';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { Panel } from '../kit/ui/Panel.tsx';
import { may } from '../kit/providers/access.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { counted } from '../kit/words/plural.ts';
import { isWorkedOn, percentOf } from './loadModel.ts';
import { UnusedColumns } from './UnusedColumns.tsx';

const stepTexts: Readonly<Record<EmployeeLoadRecord['step'], string>> = {
  withdrawn: 'Anulada. Lo que ya se había pedido queda pedido.',
  running: 'Procesando las filas. Puedes salir y volver: sigue sin ti.',
  failed: 'No se pudo procesar.',
  finished: 'Procesada.',
  mapping: 'Dinos qué columna es cuál: falta alguna que es obligatoria.',
  trying: 'Revisando las filas. Puedes salir y volver: sigue sin ti.',
  tried: 'Revisada. Nada ha cambiado todavía.',
};

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

const requested = (kind: LoadKind, count: number, isTrial: boolean): string => {
  if (kind === 'activation')
    return isTrial ? counted(count, 'alta', 'altas') : counted(count, 'alta pedida', 'altas pedidas');
  return isTrial ? counted(count, 'baja', 'bajas') : counted(count, 'baja pedida', 'bajas pedidas');
};

const Counts = ({ load }: { load: EmployeeLoadRecord }) => {
  const isTrial = load.step === 'tried';
  const [ok, same, refused] = isTrial
    ? [load.triedOk, load.triedSame, load.triedRefused]
    : [load.doneOk, load.doneSame, load.doneRefused];
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      <Count what="ok" text={requested(load.kind, ok, isTrial)} />
      {same > 0 && <Count what="same" text={counted(same, 'sin cambios', 'sin cambios')} />}
      {refused > 0 && <Count what="refused" text={counted(refused, 'por corregir', 'por corregir')} />}
    </Box>
  );
};

export const LoadProgress = ({ load }: { load: EmployeeLoadRecord }) => {
  const { step, total, doneOk, doneSame, doneRefused, notes, reason } = load;
  const done = doneOk + doneSame + doneRefused;
  const isRunning = step === 'running';
  const canProcess = may(useConsoleIdentity(), 'employee:bulk-load-process');
  return (
    <Panel title="Avance">
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>{stepTexts[step]}</Typography>
        {step === 'tried' && !canProcess && (
          <Alert severity="info">
            Corrige lo que haga falta y queda lista: la procesa nuestro equipo, y aquí verás el resultado de
            cada fila.
          </Alert>
        )}
        {reason && <Alert severity="error">{reason}</Alert>}
        {isWorkedOn(load) && (
          <LinearProgress
            variant={isRunning ? 'determinate' : 'indeterminate'}
            value={isRunning ? percentOf(load) : undefined}
            aria-label="Avance de la carga"
            sx={{ height: 6, borderRadius: 3 }}
          />
        )}
        {isRunning && (
          <Typography variant="body2">
            {done} de {total} filas
          </Typography>
        )}
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
