/** One's exports, newest first: how far they are, and their files while they are there. */
import { Button, List } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useHeldNews } from '../kit/live/useHeldNews.ts';
import { ReadSection } from '../kit/ui/ReadSection.tsx';
import { type ExportRecord } from './export.ts';
import { ExportItem } from './ExportItem.tsx';
import { isAnyUnderWay } from './exportModel.ts';

const step = 10;
/** For when nothing is told: the connection may be down; milliseconds. */
const lookAgain = 3_000;

export const ExportSection = () => {
  const queries = useQueryClient();
  const [count, setCount] = useState(step);
  useHeldNews('exports', () => queries.invalidateQueries({ queryKey: ['exports'] }));
  const { data, total, error, isPending, refetch } = useGetList<ExportRecord>(
    'exports',
    { pagination: { page: 1, perPage: count }, sort: { field: 'at', order: 'DESC' } },
    { refetchInterval: ({ state }) => (isAnyUnderWay(state.data?.data) ? lookAgain : false) },
  );
  return (
    <ReadSection
      title="Exportaciones"
      errorTitle="No se pudieron leer las exportaciones"
      emptyText="Todavía no exportaste nada. En una lista, elige «Exportar»: el archivo trae todo lo que coincide, sin límite de filas."
      isPending={isPending}
      error={error}
      isEmpty={data?.length === 0}
      onRetry={() => void refetch()}
    >
      <List disablePadding>
        {data?.map((one) => (
          <ExportItem key={one.id} one={one} />
        ))}
      </List>
      {total !== undefined && total > count && (
        <Button onClick={() => setCount(count + step)}>Ver más</Button>
      )}
    </ReadSection>
  );
};
