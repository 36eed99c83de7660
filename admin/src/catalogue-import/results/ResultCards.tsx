/** Results of rows on a phone, one under the other. */
import { Box, List, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ResultDetail } from './ResultDetail.tsx';
import { ResultName, ResultOutcome } from './ResultName.tsx';
import { kindOf } from './rowWords.ts';
import { keyOf, type ResultsProps } from './ResultTable.tsx';

export const ResultCards = ({ lines, run }: ResultsProps) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.imports.${key}`);
  return (
    <List disablePadding aria-label={say('results.title')} sx={{ mt: 1 }}>
      {lines.map((line) => (
        <ListItem key={keyOf(line)} divider disableGutters sx={{ display: 'block', py: 1.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2" color="text.secondary">
              {line.row > 0 ? `${say('columns.row')} ${line.row} · ` : ''}
              {say(`kinds.${kindOf(line, run.of.source)}`)}
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
};
