/** What one version of a product says otherwise than another; version 0 is the draft. */
import { Skeleton } from '@mui/material';
import { useGetOne } from 'react-admin';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { DifferenceTable } from '../history/DifferenceTable.tsx';
import { sectionLabel, formatDifferences } from './differenceText.ts';
import { type ProductRecord, type VersionRecord } from './product.ts';

type VersionDifferenceProps = { product: ProductRecord; from: number; to: number };

/** The list's rows have no content: what comes from them is not the whole version. */
const useVersion = (product: ProductRecord, version: number) => {
  const read = useGetOne<VersionRecord>(
    'product-versions',
    { id: `${product.id}@${version}` },
    { enabled: version > 0 },
  );
  const whole = (read.data as Partial<VersionRecord> | undefined)?.content ? read.data : undefined;
  return { ...read, compared: version > 0 ? whole : product };
};

export const VersionDifference = ({ product, from, to }: VersionDifferenceProps) => {
  const [before, after] = [useVersion(product, from), useVersion(product, to)];
  const error = before.error ?? after.error;
  if (error)
    return (
      <ReadError
        title="No se pudieron leer las versiones"
        error={error}
        onRetry={() => Promise.all([before.refetch(), after.refetch()])}
      />
    );
  if (!before.compared || !after.compared) return <Skeleton variant="rounded" height={120} />;
  const told = formatDifferences(before.compared, after.compared, product.country);
  return <DifferenceTable told={told.map((one) => ({ ...one, heading: sectionLabel(one.section) }))} />;
};
