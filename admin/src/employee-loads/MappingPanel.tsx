/** Which column of the file is which field: as it was guessed, to be corrected, with values of the first rows. */
import {
  type EmployeeLoadRecord,
  loadColumns,
  type LoadRow,
  type Mapping,
} from '@cotejo/core/employee-loads';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { FailureAlert } from '../kit/commands/FailureAlert.tsx';
import { permissionFor } from '../kit/commands/permission.ts';
import { useCommand } from '../kit/commands/useCommand.ts';
import { DraftLine } from '../kit/drafts/DraftLine.tsx';
import { useDraft } from '../kit/drafts/useDraft.ts';
import { Panel } from '../kit/ui/Panel.tsx';
import { UnusedColumns } from './UnusedColumns.tsx';

/** Rows whose values are shown beside a column. */
const sampled = 3;

const useSamples = (loadId: string) => {
  const { data } = useGetList<LoadRow>('employee-load-rows', {
    filter: { loadId },
    pagination: { page: 1, perPage: sampled },
    sort: { field: 'row', order: 'ASC' },
  });
  return (heading: string): readonly string[] =>
    data?.flatMap(({ cells }) => (cells?.[heading] === undefined ? [] : [String(cells[heading])])) ?? [];
};

export const MappingPanel = ({ load }: { load: EmployeeLoadRecord }) => {
  const { allowed } = permissionFor(load, 'map');
  const draft = allowed ? `employee-loads/${load.id}/map` : undefined;
  const { send, isPending, failure } = useCommand<EmployeeLoadRecord>('employee-loads', load.id, { draft });
  const {
    value: mapping,
    setValue: setMapping,
    restored,
    startAgain,
  } = useDraft<Mapping>(draft, load.mapping, isPending);
  const samplesOf = useSamples(load.id);
  const errors = failure?.kind === 'fields' ? failure.errors : {};
  const errorOf = (field: string): string | undefined => {
    const told = (errors as Readonly<Record<string, unknown>>)[`mapping.${field}`];
    return typeof told === 'string' ? told : undefined;
  };
  const columns = loadColumns[load.kind];
  const missing = columns.filter(({ field, isRequired }) => isRequired && !mapping[field]);
  return (
    <Panel title="Columnas">
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        Cada campo con la columna del archivo que lo trae.
      </Typography>
      {restored && <DraftLine draft={restored} onStartAgain={startAgain} />}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}
      >
        {columns.map(({ field, heading, isRequired }) => {
          const chosen = mapping[field];
          const samples = chosen ? samplesOf(chosen) : [];
          const isMissing = isRequired && !chosen;
          return (
            <TextField
              key={field}
              select
              size="small"
              label={isRequired ? `${heading} *` : heading}
              value={chosen ?? ''}
              disabled={!allowed}
              error={isMissing || errorOf(field) !== undefined}
              helperText={
                errorOf(field) ??
                (isMissing ? 'Obligatoria' : samples.length > 0 && `Ejemplo: ${samples.join(', ')}`)
              }
              onChange={({ target: { value } }) => {
                const { [field]: _, ...others } = mapping;
                setMapping(value ? { ...others, [field]: value } : others);
              }}
            >
              <MenuItem value="">No está en el archivo</MenuItem>
              {load.headings.map((name) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          );
        })}
      </Box>
      <Box sx={{ mt: 2 }}>
        <UnusedColumns load={load} mapping={mapping} />
      </Box>
      {failure && failure.kind !== 'fields' && <FailureAlert failure={failure} />}
      {allowed && (
        <Button
          variant="contained"
          sx={{ mt: 2 }}
          loading={isPending}
          loadingPosition="start"
          disabled={missing.length > 0}
          onClick={() => void send('map', { mapping })}
        >
          Revisar filas
        </Button>
      )}
    </Panel>
  );
};
