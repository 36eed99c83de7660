/** An entry of the catalogue over time: everything that happened to it, and two of its versions side by side. */
import { Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Panel } from '../../kit/ui/Panel.tsx';
import { type Compared, Comparison } from '../history/Comparison.tsx';
import { HistoryList } from '../../kit/history/HistoryList.tsx';
import { type EntryRecord } from './entry.ts';
import { EntryDifference } from './EntryDifference.tsx';
import { EntryHistoryItem } from './EntryHistoryItem.tsx';
import { type EntryChange, type EntryResource, historyOf } from './entryHistory.ts';

type EntryHistoryProps = { resource: EntryResource; record: EntryRecord };

export const EntryHistory = ({ resource, record }: EntryHistoryProps) => {
  const [chosen, choose] = useState<Compared>();
  const comparison = useRef<HTMLDivElement>(null);
  const compare = (version: number): void => {
    choose([version - 1, version]);
    comparison.current?.focus();
  };
  const { id, version: last } = record;
  const [from, to] = chosen ?? [last - 1, last];
  return (
    <>
      <HistoryList<EntryChange>
        title="Historial"
        errorTitle="No se pudo leer el historial"
        sortedBy="version"
        resource={historyOf[resource]}
        filter={{ entryId: id }}
      >
        {(row) => <EntryHistoryItem key={row.id} resource={resource} row={row} onCompare={compare} />}
      </HistoryList>
      {last > 1 ? (
        <Comparison
          states={Array.from({ length: last }, (_, place) => ({
            version: last - place,
            name: `Versión ${last - place}`,
          }))}
          compared={[from, to]}
          onChoose={choose}
          place={comparison}
        >
          <EntryDifference resource={resource} id={id} from={from} to={to} />
        </Comparison>
      ) : (
        <Panel title="Comparar versiones">
          <Typography color="text.secondary">
            Hay una sola versión: desde que se registró no cambió nada.
          </Typography>
        </Panel>
      )}
    </>
  );
};
