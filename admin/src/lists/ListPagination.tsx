/** The way through a list's pages; where they end before the list does, what leads to the rest. */
import { Alert } from '@mui/material';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { useIsAtLeast } from './useIsAtLeast.ts';

const pageSizes = [10, 25, 50, 100];

type Range = { from: number; to: number; count: number };

export const ListPagination = () => {
  const translate = useTranslate();
  const { page, perPage, total = 0 } = useListContext();
  const isMore = useIsAtLeast();
  const counted = total.toLocaleString('es-419');
  const rangeOf = ({ from, to }: Range): string =>
    translate('cotejo.lists.rangeAtLeast', { from, to, total: counted });
  return (
    <>
      {isMore && page * perPage >= total && (
        <Alert severity="info" sx={{ m: 2, mb: 0 }}>
          {translate('cotejo.lists.lastCounted', { total: counted })}
        </Alert>
      )}
      <Pagination rowsPerPageOptions={pageSizes} {...(isMore && { labelDisplayedRows: rangeOf })} />
    </>
  );
};
