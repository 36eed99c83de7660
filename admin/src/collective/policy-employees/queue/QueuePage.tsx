/** The queue of requests that wait for an answer, the longest first: a list with the current request beside it, answered by keys or in bulk. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import PlaylistAddCheck from '@mui/icons-material/PlaylistAddCheck';
import { Box, Button, Link, Paper, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { ListBase, RecordContextProvider, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { RecordCommandDialog } from '../../../kit/commands/RecordCommandDialog.tsx';
import { headerHeight } from '../../../kit/page/header.ts';
import { HighlightContext } from '../../../kit/list/highlight.ts';
import { EmptyState } from '../../../kit/list/EmptyState.tsx';
import { ListContent } from '../../../kit/list/ListContent.tsx';
import { ListNews } from '../../../kit/list/ListNews.tsx';
import { useIsAtLeast } from '../../../kit/list/useIsAtLeast.ts';
import { useListNews } from '../../../kit/list/useListNews.ts';
import { useStaleRefetch } from '../../../kit/list/useStaleRefetch.ts';
import { may } from '../../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../../kit/session/useConsoleIdentity.ts';
import { PageHeading } from '../../../kit/page/PageHeading.tsx';
import { counted } from '../../../kit/words/plural.ts';
import { coverageForms } from '../forms.tsx';
import { coverageChangeFormat } from '../coverageChangeFormat.ts';
import { QueueBulkBar } from './QueueBulkBar.tsx';
import { QueueDetail } from './QueueDetail.tsx';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueRows } from './QueueRows.tsx';
import { QueueSort } from './QueueSort.tsx';
import { useBulkAnswering } from './useBulkAnswering.ts';
import { useQueue } from './useQueue.ts';

const resource = 'policy-employees';
const waiting = { waiting: true };
/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined };

const beside = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(320px, 440px)' },
} as const;
const sticky = { p: 2, position: 'sticky', top: headerHeight, maxHeight: '85vh', overflowY: 'auto' } as const;

/** Selects all of the page, or none. */
const SelectAll = () => {
  const { data = [], selectedIds, onSelect } = useListContext<CoverageRecord>();
  if (data.length === 0) return null;
  const here = data.map(({ id }) => id);
  const isAll = here.every((id) => selectedIds.includes(id));
  return (
    <Button size="small" onClick={() => onSelect(isAll ? [] : [...new Set([...selectedIds, ...here])])}>
      {isAll ? 'Quitar la selección' : 'Seleccionar las de esta página'}
    </Button>
  );
};

/** Nothing waits: there is no more to do, and that is no list without records. */
const NothingWaits = () => (
  <EmptyState
    icon={PlaylistAddCheck}
    title="Nada espera"
    text="Todas las altas y las bajas que puedes ver tienen respuesta."
  />
);

const Queue = () => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const list = useListContext<CoverageRecord>();
  const { total, isFetching } = list;
  const isAtLeast = useIsAtLeast();
  const identity = useConsoleIdentity();
  const news = useListNews(resource);
  useStaleRefetch();
  const bulk = useBulkAnswering();
  const { coverage, look, answer, answerWith, answered, closeAnswer } = useQueue(bulk);
  const isNothing = total === 0 && Object.keys((list.filterValues ?? {}) as object).length === 0;
  const detail = coverage && (
    <RecordContextProvider value={coverage}>
      <QueueDetail coverage={coverage} onAnswer={answerWith} />
    </RecordContextProvider>
  );
  const rows = <QueueRows current={coverage?.id} onLook={look} detail={isNarrow ? detail : undefined} />;
  return (
    <HighlightContext.Provider value={news.highlighted}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, flexWrap: 'wrap', mb: 0.5 }}>
        <PageHeading title="Activaciones y bajas" />
        <Typography color="text.secondary" role="status">
          {total !== undefined &&
            (isAtLeast
              ? `más de ${total.toLocaleString('es-419')} solicitudes esperan`
              : counted(total, 'solicitud espera', 'solicitudes esperan'))}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Link component={RouterLink} to="/cutting-days">
          Días de corte
        </Link>
      </Box>
      {may(identity, 'policy-employee:activation-accept') && (
        <Typography
          color="text.secondary"
          variant="body2"
          sx={{ mb: 2, display: { xs: 'none', md: 'block' } }}
        >
          J y K pasan a la siguiente y a la anterior, A acepta, R rechaza, T la toma para revisar o la deja, y
          X la selecciona. Con varias seleccionadas, A y R responden a todas; se revisa de a una.
        </Typography>
      )}
      <QueueFilters />
      <Box sx={{ display: 'flex', gap: 1, mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <SelectAll />
        <Box sx={{ flex: 1 }} />
        <QueueSort />
      </Box>
      <QueueBulkBar bulk={bulk} />
      <ListNews resource={resource} news={news} />
      <Box sx={beside}>
        <Paper variant="outlined" aria-busy={isFetching} {...news.held}>
          {isNothing ? (
            <NothingWaits />
          ) : (
            <ListContent resource={resource} icon={PlaylistAddCheck} table={rows} cards={rows} />
          )}
        </Paper>
        {!isNarrow && detail && (
          <Paper variant="outlined" sx={sticky} tabIndex={0} role="group" aria-label="La solicitud elegida">
            {detail}
          </Paper>
        )}
      </Box>
      {answer && (
        <RecordCommandDialog
          key={`${answer.coverage.id} ${answer.command}`}
          resource={resource}
          command={answer.command}
          record={answer.coverage}
          form={coverageForms[answer.command as keyof typeof coverageForms]}
          changeFormat={coverageChangeFormat}
          onDone={answered}
          onClose={closeAnswer}
        />
      )}
    </HighlightContext.Provider>
  );
};

export const QueuePage = () => (
  <ListBase
    resource={resource}
    filter={waiting}
    sort={{ field: 'waitingSince', order: 'ASC' }}
    perPage={25}
    queryOptions={quietly}
    storeKey={false}
    exporter={false}
  >
    <Queue />
  </ListBase>
);
