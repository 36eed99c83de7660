/** A product's history: drafts, changes, publications and withdrawals, the newest first. */
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Panel } from '../../../misc/Panel.tsx';
import { ReadError } from '../../../misc/ReadError.tsx';
import { type HistoryRow, type ProductRecord, type VersionRow } from '../product.ts';
import { HistoryItem } from './HistoryItem.tsx';

const step = 20;

type ProductHistoryProps = {
  product: ProductRecord;
  versions: readonly VersionRow[];
  onCompare: (version: number) => void;
};

export const ProductHistory = ({ product, versions, onCompare }: ProductHistoryProps) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.history.${key}`, args);
  const [shown, setShown] = useState(step);
  const { data, total, isPending, error, refetch } = useGetList<HistoryRow>(
    'product-history',
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'version', order: 'DESC' },
      filter: { productId: product.id },
    },
    { placeholderData: (before) => before },
  );
  return (
    <Panel title={say('title')}>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {error && !data && <ReadError title={say('error')} error={error} onRetry={refetch} />}
      <Box component="ol" aria-label={say('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((row) => (
          <HistoryItem
            key={row.id}
            row={row}
            product={product}
            version={versions.find(({ version }) => version === row.publication)}
            onCompare={onCompare}
          />
        ))}
      </Box>
      {data && total !== undefined && total > data.length && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Button onClick={() => setShown(shown + step)}>{say('more')}</Button>
          <Typography variant="body2" color="text.secondary" role="status">
            {say('shown', { smart_count: data.length, total })}
          </Typography>
        </Box>
      )}
    </Panel>
  );
};
