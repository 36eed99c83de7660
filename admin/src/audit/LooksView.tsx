/** Who was shown whose data: the newest first, in the period and of the person that the filters say. */
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { type LookRow } from './audit.ts';
import { AuditEmpty } from './AuditEmpty.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { lookFilterQuery } from './auditFilters.ts';
import { ReadSkeleton } from '../kit/ui/ReadSkeleton.tsx';
import { LooksTable } from './LooksTable.tsx';
import { useAuditFilters } from './useAuditFilters.ts';

const step = 50;

export const LooksView = () => {
  const translate = useTranslate();
  const { values } = useAuditFilters();
  const [shown, setShown] = useState(step);
  const { data, total, error, refetch } = useGetList<LookRow>('looks', {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'at', order: 'DESC' },
    filter: lookFilterQuery(values),
  });
  const isMore = total !== undefined && data !== undefined && total > data.length;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {Boolean(error) && (
        <ReadError
          title={translate('resources.auditoria.error.looks')}
          error={error}
          onRetry={refetch}
          sx={{ m: 2 }}
        />
      )}
      {!data && !error && <ReadSkeleton />}
      {data && (data.length === 0 ? <AuditEmpty what="looks" /> : <LooksTable rows={data} />)}
      {data && data.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1.5 }}>
          <Typography variant="body2" color="text.secondary" role="status">
            {translate('resources.auditoria.looks.shown', { smart_count: data.length })}
          </Typography>
          {isMore && shown < 1_000 && (
            <Button onClick={() => setShown(shown + step)}>
              {translate('resources.auditoria.looks.more')}
            </Button>
          )}
        </Box>
      )}
    </Paper>
  );
};
