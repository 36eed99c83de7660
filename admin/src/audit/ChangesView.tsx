/** The changes of status, newest first, in pages; or why there are none. */
import { LinearProgress, Paper, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { type StatusChangeRow } from './audit.ts';
import { AuditEmpty } from './AuditEmpty.tsx';
import { ListError } from '../kit/list/ListError.tsx';
import { ListPagination } from '../kit/list/ListPagination.tsx';
import { useIsAtLeast } from '../kit/list/useIsAtLeast.ts';
import { ReadSkeleton } from '../kit/ui/ReadSkeleton.tsx';
import { ChangeCards } from './ChangeCards.tsx';
import { ChangeTable } from './ChangeTable.tsx';

const Changes = () => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data, error, isPending, isFetching, total } = useListContext<StatusChangeRow>();
  const failed = <ListError title={translate('resources.auditoria.error.list')} />;
  if (!data && error && !isFetching) return failed;
  if (!data || isPending) return <ReadSkeleton />;
  if (total === 0) return <AuditEmpty />;
  return (
    <>
      {error && failed}
      {isNarrow ? <ChangeCards rows={data} /> : <ChangeTable rows={data} />}
      <ListPagination />
    </>
  );
};

export const ChangesView = () => {
  const translate = useTranslate();
  const { total, isFetching, isPending } = useListContext<StatusChangeRow>();
  const isAtLeast = useIsAtLeast();
  return (
    <>
      <Typography role="status" color="text.secondary" sx={{ mb: 1 }}>
        {!isPending &&
          total !== undefined &&
          translate(`resources.auditoria.list.${isAtLeast ? 'atLeast' : 'count'}`, {
            smart_count: total,
            total: total.toLocaleString('es-419'),
          })}
      </Typography>
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }} aria-busy={isFetching}>
        {isFetching && !isPending && (
          <LinearProgress
            aria-label={translate('resources.auditoria.list.updating')}
            sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 1 }}
          />
        )}
        <Changes />
      </Paper>
    </>
  );
};
