/** What has to be corrected, grouped: each kind of error with how many rows have it, and the workbook of all these rows. */
import { type EmployeeLoadRecord } from '@cotejo/core/employee-loads';
import { Box, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { SaveFileButton } from '../kit/files/SaveFileButton.tsx';
import { httpClient } from '../kit/providers/tab.ts';
import { Panel } from '../kit/ui/Panel.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { fieldLabel } from './loadModel.ts';

type Problem = { readonly field: string; readonly message: string; readonly count: number };
type ProblemsPanelProps = {
  load: EmployeeLoadRecord;
  /** Which problem's rows are shown: its field and message. */
  chosen: string | undefined;
  onChoose: (problem: string | undefined) => void;
};

const useProblems = ({ id, version }: EmployeeLoadRecord) =>
  useQuery({
    queryKey: ['employee-loads', 'problems', id, version],
    queryFn: async () =>
      (await httpClient(`/api/console/employee-loads/${id}/problems`)).json as readonly Problem[],
    placeholderData: (before) => before,
  });

const Download = ({ load }: { load: EmployeeLoadRecord }) => (
  <Box>
    <SaveFileButton
      address={`/api/console/employee-loads/${load.id}/failed-rows`}
      name={`${load.fileName.replace(/\.\w{1,5}$/, '')} - rechazadas.xlsx`}
      label="Descargar las filas por corregir"
    />
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
      El libro trae las columnas de tu archivo, con la fila y el motivo. Corrígelo y cárgalo de nuevo.
    </Typography>
  </Box>
);

export const ProblemsPanel = ({ load, chosen, onChoose }: ProblemsPanelProps) => {
  const { data, error, refetch } = useProblems(load);
  return (
    <Panel title="Qué hay que corregir">
      {error && <ReadError title="No se pudieron leer los errores" error={error} onRetry={refetch} />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {data?.map(({ field, message, count }) => {
            const id = `${field}\n${message}`;
            const label = fieldLabel(load.kind, load.mapping, field);
            return (
              <Chip
                key={id}
                variant={id === chosen ? 'filled' : 'outlined'}
                color={id === chosen ? 'primary' : 'default'}
                aria-pressed={id === chosen}
                onClick={() => onChoose(id === chosen ? undefined : id)}
                label={`${count.toLocaleString('es-CL')} × ${label ? `${label}: ${message}` : message}`}
                sx={{
                  height: 'auto',
                  maxWidth: '100%',
                  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
                }}
              />
            );
          })}
        </Box>
        <Download load={load} />
      </Box>
    </Panel>
  );
};
