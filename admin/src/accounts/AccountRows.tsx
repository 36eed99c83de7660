/** The rows of the list of accounts, or why there are none. */
import { countryOf } from '@cotejo/core/reference/countries';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { Box, Link, List, ListItem, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../kit/list/EmptyState.tsx';
import { ListError } from '../kit/list/ListError.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { ReadSkeleton } from '../kit/ui/ReadSkeleton.tsx';
import { type AccountRow, moneyText } from './account.ts';

const AccountLink = ({ id, executiveName }: AccountRow) => (
  <Link component={RouterLink} to={`/accounts/${id}/show`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
    {executiveName ?? id}
  </Link>
);
const lastMovement = ({ lastMovementAt: at }: AccountRow) => (at ? <AbsoluteInstant value={at} /> : '—');

const AccountTable = () => (
  <DataTable<AccountRow> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<AccountRow> source="executiveName" render={AccountLink} />
    <DataTable.Col<AccountRow>
      source="country"
      disableSort
      render={({ country }) => countryOf(country).name}
    />
    <DataTable.NumberCol<AccountRow> source="balance" render={(row) => moneyText(row.balance, row)} />
    <DataTable.Col<AccountRow> source="lastMovementAt" render={lastMovement} />
  </DataTable>
);

const AccountCards = ({ rows }: { rows: readonly AccountRow[] }) => (
  <List disablePadding>
    {rows.map((row) => (
      <ListItem key={row.id} divider sx={{ py: 1.5, justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <AccountLink {...row} />
          <Typography variant="body2" color="text.secondary">
            {countryOf(row.country).name} · {lastMovement(row)}
          </Typography>
        </Box>
        <Typography sx={{ whiteSpace: 'nowrap' }}>{moneyText(row.balance, row)}</Typography>
      </ListItem>
    ))}
  </List>
);

export const AccountRows = () => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data, error, isFetching, total } = useListContext<AccountRow>();
  const say = (key: string) => translate(`resources.accounts.${key}`);
  const failed = error && !isFetching && <ListError title={say('error.list')} />;
  if (!data) return failed || <ReadSkeleton />;
  if (total === 0)
    return (
      <EmptyState icon={AccountBalanceWalletOutlined} title={say('empty.title')} text={say('empty.text')} />
    );
  return (
    <>
      {failed}
      {isNarrow ? <AccountCards rows={data} /> : <AccountTable />}
    </>
  );
};
