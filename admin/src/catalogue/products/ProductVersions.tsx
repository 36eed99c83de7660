/** A product over time: what it said on a day, everything that happened to it, and two of its states side by side. */
import { Skeleton } from '@mui/material';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { type Compared, Comparison } from '../history/Comparison.tsx';
import { HistoryList } from '../../kit/history/HistoryList.tsx';
import { type HistoryRow, type ProductRecord, type VersionRow } from './product.ts';
import { VersionDifference } from './VersionDifference.tsx';
import { HistoryItem } from './versions/HistoryItem.tsx';
import { OnDay } from './versions/OnDay.tsx';
import { draftVersion, firstChoice } from './versions/states.ts';

type ReadProps = { product: ProductRecord; versions: readonly VersionRow[] };

const Versions = ({ product, versions }: ReadProps) => {
  const [chosen, choose] = useState<Compared>();
  const comparison = useRef<HTMLDivElement>(null);
  const compare = (version: number): void => {
    choose([version - 1, version]);
    comparison.current?.focus();
  };
  const [from, to] = chosen ?? firstChoice(versions, product.isChanged);
  return (
    <>
      <HistoryList<HistoryRow>
        title="Historial"
        errorTitle="No se pudo leer el historial"
        sortedBy="version"
        resource="product-history"
        filter={{ productId: product.id }}
      >
        {(row) => (
          <HistoryItem
            key={row.id}
            row={row}
            product={product}
            version={versions.find(({ version }) => version === row.publication)}
            onCompare={compare}
          />
        )}
      </HistoryList>
      {versions.length > 0 && (
        <>
          <Comparison
            states={[
              { version: draftVersion, name: 'Borrador' },
              ...versions.map(({ version }) => ({ version, name: `Versión ${version}` })),
            ]}
            compared={[from, to]}
            onChoose={choose}
            place={comparison}
          >
            <VersionDifference product={product} from={from} to={to} />
          </Comparison>
          <OnDay product={product} versions={versions} />
        </>
      )}
    </>
  );
};

export const ProductVersions = ({ product }: { product: ProductRecord }) => {
  const { data, error, refetch } = useGetList<VersionRow>('product-versions', {
    pagination: { page: 1, perPage: 1_000 },
    sort: { field: 'version', order: 'DESC' },
    filter: { productId: product.id },
  });
  if (data) return <Versions product={product} versions={data} />;
  if (error) return <ReadError title="No se pudieron leer las versiones" error={error} onRetry={refetch} />;
  return <Skeleton variant="rounded" height={220} />;
};
