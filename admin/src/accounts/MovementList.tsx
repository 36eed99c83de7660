/** Movements of an account, the newest first, with the balance after each: a table, or cards on a phone. */
import { movementTypeName } from '@cotejo/core/reference/movement-types';
import { Box, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { DataTable, ListBase, useListContext, useTranslate } from 'react-admin';
import { ExportButton } from '../exports/index.ts';
import { HistoryItem } from '../kit/history/HistoryItem.tsx';
import { ListError } from '../kit/list/ListError.tsx';
import { ListPagination } from '../kit/list/ListPagination.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { ActorName } from '../kit/ui/ActorName.tsx';
import { Panel } from '../kit/ui/Panel.tsx';
import { ReadSkeleton } from '../kit/ui/ReadSkeleton.tsx';
import { moneyText, type ShownMovement } from './account.ts';

/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined };

const Why = ({ reference, reason }: ShownMovement) => (
  <>
    {reference}
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {reason}
    </Typography>
  </>
);

const MovementTable = () => (
  <DataTable<ShownMovement> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<ShownMovement> source="at" render={({ at }) => <AbsoluteInstant value={at} />} />
    <DataTable.Col<ShownMovement>
      source="typeId"
      disableSort
      render={({ typeId }) => movementTypeName(typeId)}
    />
    <DataTable.Col<ShownMovement> source="reference" disableSort render={Why} />
    <DataTable.Col<ShownMovement>
      align="right"
      source="amount"
      disableSort
      render={(row) => moneyText(row.amount, row)}
    />
    <DataTable.Col<ShownMovement>
      align="right"
      source="balance"
      disableSort
      render={(row) => moneyText(row.balance, row)}
    />
    <DataTable.Col<ShownMovement>
      source="actorName"
      disableSort
      render={({ actor, actorName }) => <ActorName actor={actor} name={actorName} />}
    />
  </DataTable>
);

const MovementCards = ({ rows }: { rows: readonly ShownMovement[] }) => {
  const translate = useTranslate();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <HistoryItem
          key={row.id}
          row={row}
          title={`${movementTypeName(row.typeId)}: ${moneyText(row.amount, row)}`}
          note={`${row.reference} · ${row.reason ?? '—'}`}
          how={`${translate('resources.movements.fields.balance')}: ${moneyText(row.balance, row)}`}
        />
      ))}
    </Box>
  );
};

const MovementRows = () => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data, error, isFetching } = useListContext<ShownMovement>();
  const say = (key: string) => translate(`resources.movements.${key}`);
  if (!data) return error && !isFetching ? <ListError title={say('error.list')} /> : <ReadSkeleton />;
  if (data.length === 0) return <Typography>{say('empty')}</Typography>;
  return (
    <>
      {isNarrow ? <MovementCards rows={data} /> : <MovementTable />}
      <ListPagination />
    </>
  );
};

export const MovementList = ({ accountId }: { accountId: string }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('resources.movements.name', { smart_count: 2 })}>
      <ListBase
        resource="movements"
        filter={{ accountId }}
        sort={{ field: 'at', order: 'DESC' }}
        perPage={25}
        queryOptions={quietly}
        disableSyncWithLocation
        storeKey={false}
        exporter={false}
      >
        <ExportButton />
        <MovementRows />
      </ListBase>
    </Panel>
  );
};
