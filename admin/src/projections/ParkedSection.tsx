/** The streams that are parked: where, why, since when, and what may be done. */
import { type ParkedStreamRow } from '@cotejo/core/projections';
import { automationName } from '@cotejo/core/reference/automations';
import { Chip } from '@mui/material';
import { RecordContextProvider, useListContext } from 'react-admin';
import { ListPagination } from '../kit/list/ListPagination.tsx';
import { useNow } from '../kit/time/useNow.ts';
import { formatRelative } from '../kit/time/time.ts';
import { RowItem } from '../kit/ui/RowItem.tsx';
import { RowsSection } from '../kit/ui/RowsSection.tsx';
import { ParkedActions } from './ParkedActions.tsx';
import { plural } from '../kit/words/plural.ts';

export const ParkedSection = () => {
  const now = useNow();
  return (
    <RowsSection
      title="Flujos detenidos"
      errorTitle="No se pudieron leer los flujos detenidos"
      emptyText="Ningún flujo está detenido. Todo lo que ocurrió se pudo proyectar."
      read={useListContext<ParkedStreamRow>()}
      footer={<ListPagination />}
    >
      {(row) => (
        <RecordContextProvider key={row.id} value={row}>
          <RowItem
            title={row.stream}
            chip={
              !row.shown && <Chip size="small" variant="outlined" label="De una versión en construcción" />
            }
            error={row.error}
            lines={[
              `${automationName(row.projector)} · ${row.type}`,
              plural(
                row.waiting,
                `Detenido ${formatRelative(row.since, now)} · ${row.waiting} evento espera`,
                `Detenido ${formatRelative(row.since, now)} · ${row.waiting} eventos esperan`,
              ),
            ]}
            actions={<ParkedActions row={row} />}
          />
        </RecordContextProvider>
      )}
    </RowsSection>
  );
};
