/** The results of a run, row by row: filtered by what became of them, a page at a time. */
import { Box, MenuItem, TextField, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { ListPaginationContext, Pagination, useTranslate } from 'react-admin';
import { written } from '../results/counted.ts';
import { outcomes } from './line.ts';
import { type Run } from './importer.ts';
import { ResultCards } from '../results/ResultCards.tsx';
import { ResultTable } from '../results/ResultTable.tsx';
import { pageOf, type Shown } from '../results/results.ts';

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
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { of, shown, page, size, look, resize } = useShown();
  const say = (key: string, args?: object) => translate(`resources.imports.${key}`, args);
  const rangeOf = ({ from, to }: { from: number; to: number }): string =>
    translate('cotejo.lists.range', { from: written(from), to: written(to), total: written(total) });
  const pile = run.results[of];
  const lines = pageOf(pile[shown], page, size);
  const total = pile[shown].length;
  const Rows = isNarrow ? ResultCards : ResultTable;
  return (
    <Box component="section" aria-label={say('results.title')}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, mb: 1.5 }}>
        {say('results.title')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <TextField
          select
          label={say('results.shown')}
          value={shown}
          onChange={({ target }) => look({ shown: target.value as Shown })}
          sx={{ minWidth: 200 }}
        >
          {choices.map((one) => (
            <MenuItem key={one} value={one}>
              {say('results.shownCount', {
                name: say(one === 'all' ? 'results.all' : `outcomes.${one}`),
                total: written(pile[one].length),
              })}
            </MenuItem>
          ))}
        </TextField>
        {run.results.needed.all.length > 0 && (
          <TextField
            select
            label={say('results.of')}
            value={of}
            onChange={({ target }) => look({ of: target.value as 'rows' | 'needed', shown: 'all' })}
            helperText={of === 'needed' && say('counts.neededText')}
            sx={{ minWidth: 200, maxWidth: 420 }}
          >
            {(['rows', 'needed'] as const).map((one) => (
              <MenuItem key={one} value={one}>
                {say(`counts.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {total === 0 ? (
        <Typography color="text.secondary" sx={{ py: 3 }}>
          {say(run.status === 'running' ? 'results.noneYet' : 'results.none')}
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
