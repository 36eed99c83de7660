/** The page of projections: what is parked, how far each projector is, and what was skipped lately. */
import { type ProjectionRow, type SkippedEventRow } from '@cotejo/core/projections';
import { automationName } from '@cotejo/core/reference/automations';
import { Box, Button, Chip, Typography } from '@mui/material';
import { ListBase, useGetList, useRefresh, useTranslate } from 'react-admin';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { formatDuration, formatInstant } from '../kit/time/time.ts';
import { RowItem } from '../kit/ui/RowItem.tsx';
import { RowsSection } from '../kit/ui/RowsSection.tsx';
import { ParkedSection } from './ParkedSection.tsx';
import { byUrgency, type Health, healthOf, healths } from './projectionModel.ts';
import { counted, plural } from '../kit/words/plural.ts';

/** No live topic tells of projections: while the page is in sight it reads them again. Milliseconds. */
const readAgain = { refetchInterval: 5_000 };
/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined, ...readAgain };
const lately = { pagination: { page: 1, perPage: 20 }, sort: { field: 'at', order: 'DESC' } } as const;

const healthNames: Readonly<Record<Health, string>> = {
  stopped: 'Parado',
  frozen: 'No avanza',
  building: 'En construcción',
  behind: 'Atrasado',
  current: 'Al día',
};

const HealthItem = ({ row }: { row: ProjectionRow }) => {
  const health = healthOf(row);
  const told = [
    `versión ${row.version}`,
    row.lagEvents > 0 &&
      `${plural(row.lagEvents, 'Le falta', 'Le faltan')} ${counted(row.lagEvents, 'evento', 'eventos')}, ${formatDuration(row.lagSeconds)}`,
    row.parked > 0 && counted(row.parked, 'flujo detenido', 'flujos detenidos'),
  ];
  return (
    <RowItem
      title={automationName(row.name)}
      chip={<Chip size="small" variant="outlined" color={healths[health]} label={healthNames[health]} />}
      error={
        row.stoppedAt === null
          ? undefined
          : `Tiene demasiados flujos detenidos. Se paró en el evento ${row.stoppedAt}.`
      }
      lines={[told.filter(Boolean).join(' · ')]}
    />
  );
};

export const ProjectionsPage = () => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const projections = useGetList<ProjectionRow>('projections', {}, readAgain);
  const skipped = useGetList<SkippedEventRow>('skipped-events', lately, readAgain);
  return (
    <ListBase resource="parked-streams" queryOptions={quietly} perPage={25} storeKey={false} exporter={false}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <PageHeading title="Proyecciones" />
        <Button variant="outlined" size="small" onClick={() => refresh()}>
          {translate('ra.action.refresh')}
        </Button>
      </Box>
      <Typography color="text.secondary" sx={{ mb: 2, mt: 0.5, maxWidth: 720 }}>
        Cada proyector lee los eventos en orden y escribe lo que se consulta. Un evento que no se puede
        proyectar detiene solo su flujo, hasta que se reintente o se omita.
      </Typography>
      <ParkedSection />
      <RowsSection
        title="Proyectores y automatizaciones"
        errorTitle="No se pudo leer el avance de las proyecciones"
        emptyText="Todavía no hay proyectores. Aparecen cuando se inician por primera vez."
        read={{ ...projections, data: byUrgency(projections.data ?? []) }}
      >
        {(row) => <HealthItem key={row.id} row={row} />}
      </RowsSection>
      <RowsSection
        title="Eventos omitidos"
        errorTitle="No se pudieron leer los eventos omitidos"
        emptyText="No se omitió ningún evento. Aquí queda quién omitió cuál, y por qué."
        read={skipped}
      >
        {(row) => (
          <RowItem
            key={row.id}
            title={row.stream}
            lines={[
              row.reason,
              `${automationName(row.projector)} · ${row.type}`,
              [formatInstant(row.at), row.byName].filter(Boolean).join(' · '),
            ]}
          />
        )}
      </RowsSection>
    </ListBase>
  );
};
