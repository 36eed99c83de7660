/** The way through a list's pages; where they end before the list does, what leads to the rest. */
import { Alert } from '@mui/material';
import { ListPaginationContext, Pagination, useListContext, useListPaginationContext } from 'react-admin';
import { reachable } from './reachable.ts';
import { useIsAtLeast } from './useIsAtLeast.ts';

const pageSizes = [10, 25, 50, 100];

/** On the narrowest phone what is told of a long list stands above the buttons. */
const narrow = {
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' },
  '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
} as const;

const written = (count: number): string => count.toLocaleString('es-419');

type Range = { from: number; to: number; count: number };

export const ListPagination = () => {
  const { page, perPage, total = 0 } = useListContext();
  const pages = useListPaginationContext();
  const isMore = useIsAtLeast();
  const last = reachable(total, perPage);
  const isCut = last < total;
  const rangeOf = ({ from, to }: Range): string =>
    isMore
      ? `${written(from)}-${written(to)} de más de ${written(total)}`
      : `${written(from)}-${written(to)} de ${written(total)}`;
  return (
    <>
      {(isMore || isCut) && page * perPage >= last && (
        <Alert severity="info" sx={{ m: 2, mb: 0 }}>
          {`Hay más, pero la lista llega hasta aquí: ${written(last)}. Afina los filtros o cambia el orden para ver las demás.`}
        </Alert>
      )}
      <ListPaginationContext.Provider
        value={isCut ? { ...pages, total: last, hasNextPage: page * perPage < last } : pages}
      >
        <Pagination
          rowsPerPageOptions={pageSizes}
          sx={narrow}
          {...((isMore || isCut) && { labelDisplayedRows: rangeOf })}
        />
      </ListPaginationContext.Provider>
    </>
  );
};
