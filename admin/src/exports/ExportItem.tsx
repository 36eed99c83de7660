/** One export: what of, how far it is, and its file while it is there. */
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Chip, LinearProgress, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fileSize } from '../kit/files/fileSize.ts';
import { AbsoluteInstant, RelativeInstant } from '../kit/time/Instant.tsx';
import { saveFile } from '../kit/files/saveFile.ts';
import { useNow } from '../kit/time/useNow.ts';
import { messageOf } from '../kit/providers/http-error.ts';
import { type ExportRecord, formatNames } from './export.ts';
import { type ExportState, fileName, percentOf, stateOf } from './exportModel.ts';
import { counted } from '../kit/words/plural.ts';
import { useWords } from '../kit/useWords.ts';

const colours = {
  waiting: 'default',
  running: 'info',
  done: 'success',
  failed: 'error',
  expired: 'default',
} as const satisfies Readonly<Record<ExportState, string>>;

const stateNames: Readonly<Record<ExportState, string>> = {
  waiting: 'En espera',
  running: 'Preparando',
  done: 'Lista',
  failed: 'Falló',
  expired: 'Venció',
};

const DownloadButton = ({ one, name }: { one: ExportRecord; name: string }) => {
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    await saveFile(`/api/console/exports/${one.id}/file`, fileName(name, one))
      .catch((error: unknown) => notify(messageOf(error), { type: 'error' }))
      .finally(() => setIsSaving(false));
  };
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<FileDownloadOutlined />}
      loading={isSaving}
      loadingPosition="start"
      aria-label={`Descargar ${fileName(name, one)}`}
      onClick={() => void save()}
    >
      Descargar
    </Button>
  );
};

const Progress = ({ one }: { one: ExportRecord }) => {
  const percent = percentOf(one);
  return (
    <>
      <LinearProgress
        variant={percent === undefined ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label="Avance de la exportación"
        sx={{ height: 6, borderRadius: 3, mb: 0.75 }}
      />
      {one.total !== null && (
        <Typography variant="body2" role="status">
          {`${one.rows.toLocaleString('es-419')} de ${one.total.toLocaleString('es-419')} filas`}
        </Typography>
      )}
    </>
  );
};

export const ExportItem = ({ one }: { one: ExportRecord }) => {
  const state = stateOf(one, useNow());
  const { many } = useWords(one.resource);
  // Changes of status were a file of their own: those that were asked for then are still listed.
  const name = one.resource === 'status-changes' ? 'Cambios de estado' : many;
  return (
    <ListItem divider sx={{ display: 'block', py: 1.5 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 0.5 }}
      >
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {name} · {formatNames[one.format]}
        </Typography>
        <Chip size="small" variant="outlined" color={colours[state]} label={stateNames[state]} />
        <Typography variant="body2" color="text.secondary">
          <RelativeInstant value={one.at} />
        </Typography>
        <Box sx={{ flex: 1 }} />
        {state === 'done' && <DownloadButton one={one} name={name} />}
      </Box>
      {state === 'running' && <Progress one={one} />}
      {state === 'done' && (
        <Typography variant="body2" color="text.secondary">
          {counted(one.rows, 'fila', 'filas')} · {fileSize(one.bytes ?? 0)} · Hasta{' '}
          <AbsoluteInstant value={one.expiresAt ?? one.at} />
        </Typography>
      )}
      {state === 'failed' && (
        <Typography variant="body2" color="error">
          {one.error}
        </Typography>
      )}
      {state === 'expired' && (
        <Typography variant="body2" color="text.secondary">
          Los archivos se borran a las 24 horas.
        </Typography>
      )}
    </ListItem>
  );
};
