/** The result of each record of a run: which one, and why it failed. */
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box, Button, Link, List, ListItem, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList, useGetManyAggregate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useResources } from '../kit/useContexts.ts';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { type BulkRecord, type BulkResult } from './bulk.ts';
import { resultFilter, type Shown, shownResults } from './bulkModel.ts';
import { useWords } from '../kit/useWords.ts';

const step = 25;

const shownNames: Readonly<Record<Shown, string>> = {
  all: 'Todas',
  failed: 'Las que fallaron',
  ok: 'Las hechas',
};

type NamedRow = RaRecord<string> & Readonly<Record<string, unknown>>;

/** A record that one does not see any more has no name here. */
const ResultItem = ({ result, record }: { result: BulkResult; record: NamedRow | undefined }) => {
  const { aggregate: resource, recordId } = result;
  const { erasedName } = useWords(resource);
  const found = useResources().find((one) => one.name === resource);
  const name = record && (found?.nameOf?.(record) ?? erasedName);
  const Icon = result.ok ? CheckCircleOutlined : ErrorOutline;
  return (
    <ListItem divider disableGutters sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Icon aria-hidden fontSize="small" color={result.ok ? 'success' : 'error'} sx={{ mt: 0.25 }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name ? (
          <Link component={RouterLink} to={`/${resource}/${recordId}/show`} sx={{ fontWeight: 600 }}>
            {name}
          </Link>
        ) : (
          <Typography component="span" color="text.secondary">
            {found?.referenceOf?.(recordId) ?? recordId}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {result.ok ? 'Hecho' : result.message}
        </Typography>
      </Box>
    </ListItem>
  );
};

export const BulkResults = ({ run }: { run: BulkRecord }) => {
  const [shown, setShown] = useState<Shown>(run.failed > 0 ? 'failed' : 'all');
  const [count, setCount] = useState(step);
  const { data, total, error, isPending, refetch } = useGetList<BulkResult>('bulk-rows', {
    filter: resultFilter(run.id, shown),
    pagination: { page: 1, perPage: count },
    sort: { field: 'at', order: 'ASC' },
  });
  const ids = [...new Set(data?.map(({ recordId }) => recordId))];
  const { data: records } = useGetManyAggregate<NamedRow>(
    run.aggregate,
    { ids },
    { enabled: ids.length > 0 },
  );
  const recordOf = (id: string) => records?.find((record) => record?.id === id);
  return (
    <Box component="section" aria-label="Resultados">
      <TextField
        select
        size="small"
        label="Mostrar"
        value={shown}
        onChange={({ target }) => setShown(target.value as Shown)}
        sx={{ minWidth: 200, mt: 2 }}
      >
        {shownResults.map((name) => (
          <MenuItem key={name} value={name}>
            {shownNames[name]}
          </MenuItem>
        ))}
      </TextField>
      {error && (
        <ReadError
          title="No se pudieron leer los resultados"
          error={error}
          onRetry={refetch}
          sx={{ mt: 2 }}
        />
      )}
      {!isPending && !error && data.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 3 }}>
          {run.status === 'running'
            ? 'Los resultados aparecen aquí a medida que llegan.'
            : 'Ninguna solicitud con ese resultado.'}
        </Typography>
      )}
      <List disablePadding>
        {data?.map((result) => (
          <ResultItem key={result.id} result={result} record={recordOf(result.recordId)} />
        ))}
      </List>
      {total !== undefined && total > count && (
        <Button onClick={() => setCount(count + step)} sx={{ mt: 1 }}>
          Ver más
        </Button>
      )}
    </Box>
  );
};
