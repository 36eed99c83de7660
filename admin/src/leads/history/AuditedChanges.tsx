/** The change that an audit entry made to a lead, before and after, in the opened row of the audit. */
import { Box, Skeleton, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { type ChangedRecord } from '../../kit/context.ts';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { FieldChanges } from '../timeline/FieldChanges.tsx';
import { isInstant } from '../facts/fieldValue.ts';
import { useTimeline } from '../timeline/useTimeline.ts';

export const AuditedChanges = ({ row }: { row: ChangedRecord }) => {
  const { data, error, isPending, refetch } = useTimeline(row.resourceId, undefined);
  if (isPending) return <Skeleton variant="rounded" height={40} />;
  if (!data) return <ReadError title="No se pudo leer el historial." error={error} onRetry={refetch} />;
  const entry = data.find(({ id }) => id === row.id);
  if (!entry) return null;
  return (
    <RecordContextProvider value={{ id: row.resourceId, country: row.country }}>
      <Box>
        {entry.note && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {entry.note}
          </Typography>
        )}
        {/* The row tells the instant, in the zone of the page. */}
        <FieldChanges changes={entry.changes.filter(({ field }) => !isInstant(field))} />
      </Box>
    </RecordContextProvider>
  );
};
