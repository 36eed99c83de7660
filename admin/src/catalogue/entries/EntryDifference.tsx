/** What one version of an entry says otherwise than another. */
import { Skeleton } from '@mui/material';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { DifferenceTable } from '../history/DifferenceTable.tsx';
import { entryDifferences } from './entryDifferences.ts';
import { type EntryResource } from './entryHistory.ts';
import { entryForms } from './forms.ts';
import { useEntryVersion } from './useEntryVersion.ts';

type EntryDifferenceProps = { resource: EntryResource; id: string; from: number; to: number };

export const EntryDifference = ({ resource, id, from, to }: EntryDifferenceProps) => {
  const older = useEntryVersion(resource, `${id}@${from}`);
  const newer = useEntryVersion(resource, `${id}@${to}`);
  const error = older.error ?? newer.error;
  if (error)
    return (
      <ReadError
        title="No se pudieron leer las versiones"
        error={error}
        onRetry={() => Promise.all([older.refetch(), newer.refetch()])}
      />
    );
  if (!older.whole || !newer.whole) return <Skeleton variant="rounded" height={120} />;
  return <DifferenceTable told={entryDifferences(entryForms[resource], older.whole, newer.whole)} />;
};
