/** A product over time: what it said on a day, everything that happened to it, and two of its states side by side. */
import { Skeleton } from '@mui/material';
import { useRef, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { ReadError } from '../../misc/ReadError.tsx';
import { type ProductRecord, type VersionRow } from './product.ts';
import { type Compared, Comparison, firstChoice } from './versions/Comparison.tsx';
import { OnDay } from './versions/OnDay.tsx';
import { ProductHistory } from './versions/ProductHistory.tsx';

type ReadProps = { product: ProductRecord; versions: readonly VersionRow[] };

const Versions = ({ product, versions }: ReadProps) => {
  const [chosen, choose] = useState<Compared>();
  const comparison = useRef<HTMLDivElement>(null);
  const compare = (version: number): void => {
    choose([version - 1, version]);
    comparison.current?.focus();
  };
  return (
    <>
      <ProductHistory product={product} versions={versions} onCompare={compare} />
      {versions.length > 0 && (
        <>
          <Comparison
            product={product}
            versions={versions}
            compared={chosen ?? firstChoice(versions, product.isChanged)}
            onChoose={choose}
            place={comparison}
          />
          <OnDay product={product} versions={versions} />
        </>
      )}
    </>
  );
};

export const ProductVersions = ({ product }: { product: ProductRecord }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<VersionRow>('product-versions', {
    pagination: { page: 1, perPage: 1_000 },
    sort: { field: 'version', order: 'DESC' },
    filter: { productId: product.id },
  });
  if (data) return <Versions product={product} versions={data} />;
  if (error)
    return <ReadError title={translate('cotejo.catalogue.versions.error')} error={error} onRetry={refetch} />;
  return <Skeleton variant="rounded" height={220} />;
};
