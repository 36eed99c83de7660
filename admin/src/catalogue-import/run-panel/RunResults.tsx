/** The results of a run, row by row: filtered by what became of them, a page at a time. */
import { Box, MenuItem, TextField, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { ListPaginationContext, Pagination } from 'react-admin';
import { written } from '../results/countOf.ts';
import { outcomeNames, outcomes } from '../run/line.ts';
import { type Run } from '../run/importer.ts';
import { ResultCards } from '../results/ResultCards.tsx';
import { ResultTable } from '../results/ResultTable.tsx';
import { pageOf, pileNames, type Shown } from '../run/results.ts';

const pageSizes = [10, 25, 50, 100];
const choices: readonly Shown[] = ['all', ...outcomes];

/** Which rows are looked at; whoever looks at others begins at their first page. */
const useShown = () => {
  const [choice, setChoice] = useState({ of: 'rows' as 'rows' | 'needed', shown: 'all' as Shown, page: 0 });
  const [size, setSize] = useState(25);
  return {
    ...choice,
    size,
    look: (next: Partial<typeof choice>) => setChoice({ ...choice, page: 0, ...next }),
    resize: (next: number) => {
      setSize(next);
      setChoice({ ...choice, page: 0 });
    },
  };
};

export const RunResults = ({ run }: { run: Run }) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { of, shown, page, size, look, resize } = useShown();
  const rangeOf = ({ from, to }: { from: number; to: number }): string =>
    `${written(from)}-${written(to)} de ${written(total)}`;
  const pile = run.results[of];
  const lines = pageOf(pile[shown], page, size);
  const total = pile[shown].length;
  const Rows = isNarrow ? ResultCards : ResultTable;
  return (
    <Box component="section" aria-label="Resultado por fila">
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, mb: 1.5 }}>
        Resultado por fila
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <TextField
          select
          label="Mostrar"
          value={shown}
          onChange={({ target }) => look({ shown: target.value as Shown })}
          sx={{ minWidth: 200 }}
        >
          {choices.map((one) => (
            <MenuItem key={one} value={one}>
              {one === 'all' ? 'Todas' : outcomeNames[one]} ({written(pile[one].length)})
            </MenuItem>
          ))}
        </TextField>
        {run.results.needed.all.length > 0 && (
          <TextField
            select
            label="De"
            value={of}
            onChange={({ target }) => look({ of: target.value as 'rows' | 'needed', shown: 'all' })}
            helperText={
              of === 'needed' &&
              'Aseguradoras, tipos, clínicas y términos: se registran los que faltan y los demás no se tocan.'
            }
            sx={{ minWidth: 200, maxWidth: 420 }}
          >
            {(['rows', 'needed'] as const).map((one) => (
              <MenuItem key={one} value={one}>
                {pileNames[one]}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {total === 0 ? (
        <Typography color="text.secondary" sx={{ py: 3 }}>
          {run.status === 'running'
            ? 'Los resultados aparecen aquí a medida que llegan.'
            : 'Ninguna fila con ese resultado.'}
        </Typography>
      ) : (
        <Rows lines={lines} run={run} />
      )}
      {total > pageSizes[0]! && (
        <ListPaginationContext.Provider
          value={{
            resource: 'imports',
            page: page + 1,
            perPage: size,
            total,
            isLoading: false,
            isPending: false,
            hasNextPage: (page + 1) * size < total,
            hasPreviousPage: page > 0,
            setPage: (next: number) => look({ of, shown, page: next - 1 }),
            setPerPage: resize,
          }}
        >
          <Pagination rowsPerPageOptions={pageSizes} {...{ labelDisplayedRows: rangeOf }} />
        </ListPaginationContext.Provider>
      )}
    </Box>
  );
};
