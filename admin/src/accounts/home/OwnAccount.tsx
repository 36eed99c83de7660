/** An executive's own account on the start page: what is left of it, and the way to its movements. */
import { type AccountRecord } from '@cotejo/core/accounts';
import { Box, Chip, Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { PanelLoading } from '../../kit/ui/PanelLoading.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { moneyText } from '../account.ts';

const page = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

export const OwnAccount = () => {
  const id = useConsoleIdentity()?.id;
  const { data, error, isPending, refetch } = useGetList<AccountRecord>(
    'accounts',
    { ...page, filter: { id } },
    { enabled: id !== undefined, onError: () => undefined },
  );
  useHeldNews('accounts', () => refetch());
  const account = data?.[0];
  return (
    <Panel title="Mi cuenta">
      {isPending && <PanelLoading />}
      {error && <ReadError title="No se pudo leer tu cuenta" error={error} onRetry={refetch} />}
      {data && !account && <Typography color="text.secondary">Todavía no tienes una cuenta.</Typography>}
      {account && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography component="span" sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
            {moneyText(account.balance, account)}
          </Typography>
          {account.isLow && <Chip color="error" label="Bajo el mínimo" size="small" />}
          <Box sx={{ flex: 1 }} />
          <Link component={RouterLink} to={`/accounts/${account.id}/show`}>
            Ver movimientos
          </Link>
        </Box>
      )}
      {account?.isLow && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          Con el saldo bajo el mínimo no recibes solicitudes nuevas. Un depósito lo resuelve.
        </Typography>
      )}
    </Panel>
  );
};
