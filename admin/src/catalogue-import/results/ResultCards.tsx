/** Results of rows on a phone, one under the other. */
import { Box, List, ListItem, Typography } from '@mui/material';
import { ResultDetail } from './ResultDetail.tsx';
import { ResultName, ResultOutcome } from './ResultName.tsx';
import { kindNames, kindOf } from './rowWords.ts';
import { keyOf, type ResultsProps } from './ResultTable.tsx';

export const ResultCards = ({ lines, run }: ResultsProps) => (
  <List disablePadding aria-label="Resultado por fila" sx={{ mt: 1 }}>
    {lines.map((line) => (
      <ListItem key={keyOf(line)} divider disableGutters sx={{ display: 'block', py: 1.25 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {line.row > 0 ? `Fila ${line.row} · ` : ''}
            {kindNames[kindOf(line, run.of.source)]}
          </Typography>
          <ResultOutcome line={line} />
        </Box>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <ResultName line={line} isTrial={run.isTrial} />
          <ResultDetail line={line} run={run} />
        </Box>
      </ListItem>
    ))}
  </List>
);
