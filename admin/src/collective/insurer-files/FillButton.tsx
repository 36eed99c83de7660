/** Puts everything that waits for the insurer and fits its open file in it, as one bulk run with a result for each request. */
import { type FileKind, type InsurerFileRecord } from '@cotejo/core/insurer-files';
import { Alert, Box, Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BulkProgressDialog, useBulkCommand } from '../../bulk/index.ts';
import { FailureAlert } from '../../kit/commands/FailureAlert.tsx';
import { httpClient } from '../../kit/providers/tab.ts';
import { counted } from '../../kit/words/plural.ts';
import { unsentFor } from '../policy-employees/coverage.ts';
import { useCuttingDays } from '../policy-employees/useCuttingDays.ts';

/** Ids of the requests that wait for an insurer and are in no file, of policies that want a file of this kind. */
const waitingFor = async (insurerId: string, takes: FileKind): Promise<readonly string[]> => {
  const filter = { insurerId, unsent: true, insurerNotification: takes };
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (await httpClient(`/api/console/policy-employees/ids?${query}`)).json as string[];
};

type FillButtonProps = {
  file: InsurerFileRecord;
  /** Whether requests are being added just now. */
  isFilling: boolean;
};

export const FillButton = ({
  file: { id: fileId, insurerId, takes, lastDay },
  isFilling,
}: FillButtonProps) => {
  const queries = useQueryClient();
  const { start, failure } = useBulkCommand();
  const [bulkId, follow] = useState<string>();
  const { data: days, refetch } = useCuttingDays();
  const day = days?.find(({ id }) => id === insurerId);
  const waiting = day ? unsentFor(day, takes) : 0;
  const isOver = day !== undefined && lastDay < day.today;
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const ids = await waitingFor(insurerId, takes);
      if (ids.length === 0) return;
      const order = { aggregate: 'policy-employees', command: 'put-in-file', ids, payload: { fileId } };
      const outcome = await start(order);
      if (outcome.ok) follow(outcome.record.id);
    },
  });
  const close = async () => {
    follow(undefined);
    await Promise.all([
      refetch(),
      ...['insurer-files', 'insurer-lines'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    ]);
  };
  return (
    <>
      <Button
        variant="contained"
        loading={isPending}
        loadingPosition="start"
        disabled={waiting === 0 || isOver || isFilling}
        onClick={() => mutate()}
      >
        Agregar {counted(waiting, 'solicitud que espera', 'solicitudes que esperan')}
      </Button>
      {isOver && (
        <Alert severity="info">El día de este archivo ya pasó: lo que espera va en uno nuevo.</Alert>
      )}
      {(failure ?? error) && (
        <Box sx={{ width: '100%', order: 1 }}>
          {failure && <FailureAlert failure={failure} fields={[]} />}
          {error && <Alert severity="warning">{error.message}</Alert>}
        </Box>
      )}
      {bulkId && <BulkProgressDialog bulkId={bulkId} onClose={() => void close()} />}
    </>
  );
};
