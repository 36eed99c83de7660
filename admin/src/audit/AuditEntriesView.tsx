/** Audit entries in pages, the newest first; or the reason why there are none. */
import { type AuditEntry } from '@cotejo/core/audit';
import { LinearProgress, Paper, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import { ListError } from '../kit/list/ListError.tsx';
import { ListPagination } from '../kit/list/ListPagination.tsx';
import { useIsAtLeast } from '../kit/list/useIsAtLeast.ts';
import { ReadSkeleton } from '../kit/ui/ReadSkeleton.tsx';
import { counted } from '../kit/words/plural.ts';
import { AuditEmpty } from './AuditEmpty.tsx';
import { ChainDrawer } from './chain/ChainDrawer.tsx';
import { AuditEntryCards } from './AuditEntryCards.tsx';
import { AuditEntryTable } from './AuditEntryTable.tsx';
import { useAudit } from './useAudit.ts';
import { useAuditEntryRows } from './useAuditEntryRows.ts';

const Rows = ({ rows }: { rows: readonly AuditEntry[] }) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { view, zone } = useAudit();
  const { chain, ...shown } = useAuditEntryRows(rows);
  const Shown = isNarrow ? AuditEntryCards : AuditEntryTable;
  return (
    <>
      <Shown rows={rows} view={view} zone={zone} {...shown} />
      {chain && <ChainDrawer correlationId={chain} zone={zone} onClose={() => shown.showChain(undefined)} />}
    </>
  );
};

const Content = () => {
  const { data, error, isPending, isFetching, total } = useListContext<AuditEntry>();
  const failed = <ListError title="No se pudo leer la auditoría" />;
  if (!data && error && !isFetching) return failed;
  if (!data || isPending) return <ReadSkeleton />;
  if (total === 0) return <AuditEmpty />;
  return (
    <>
      {error && failed}
      <Rows rows={data} />
      <ListPagination />
    </>
  );
};

export const AuditEntriesView = () => {
  const { total, isFetching, isPending } = useListContext<AuditEntry>();
  const isAtLeast = useIsAtLeast();
  return (
    <>
      <Typography role="status" color="text.secondary" sx={{ mb: 1 }}>
        {!isPending &&
          total !== undefined &&
          (isAtLeast
            ? `Más de ${total.toLocaleString('es-419')} eventos`
            : counted(total, 'evento', 'eventos'))}
      </Typography>
      <Paper
        variant="outlined"
        // A heading stays in sight only where nothing around it scrolls.
        sx={{ position: 'relative', isolation: 'isolate' }}
        aria-busy={isFetching}
      >
        {isFetching && !isPending && (
          <LinearProgress
            aria-label="Actualizando…"
            sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 2 }}
          />
        )}
        <Content />
      </Paper>
    </>
  );
};
