/** The streams that are parked: where, why, since when, and what may be done. */
import { type ParkedStreamRow } from '@cotejo/core/projections';
import { automationName } from '@cotejo/core/reference/automations';
import { Chip } from '@mui/material';
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { ListPagination } from '../kit/list/ListPagination.tsx';
import { useNow } from '../kit/time/useNow.ts';
import { formatRelative } from '../kit/time/time.ts';
import { RowItem } from '../kit/ui/RowItem.tsx';
import { RowsSection } from '../kit/ui/RowsSection.tsx';
import { ParkedActions } from './ParkedActions.tsx';

export const ParkedSection = () => {
  const translate = useTranslate();
  const now = useNow();
  const say = (key: string, args?: object) => translate(`resources.parked-streams.${key}`, args);
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
            chip={!row.shown && <Chip size="small" variant="outlined" label={say('building')} />}
            error={row.error}
            lines={[
              `${automationName(row.projector)} · ${row.type}`,
              say('since', { since: formatRelative(row.since, now), smart_count: row.waiting }),
            ]}
            actions={<ParkedActions row={row} />}
          />
        </RecordContextProvider>
      )}
    </RowsSection>
  );
};
