/** How many rows became what, and how much of what they name. */
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { outcomes } from './line.ts';
import { OutcomeIcon } from '../results/OutcomeIcon.tsx';
import { counted } from '../results/counted.ts';
import { type Pile, type Results } from '../results/results.ts';

const Counts = ({ title, pile }: { title: string; pile: Pile }) => {
  const translate = useTranslate();
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
      >
        {outcomes.map((outcome) => (
          <Box component="li" key={outcome} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <OutcomeIcon outcome={outcome} isQuiet={pile[outcome].length === 0} />
            {translate(`resources.imports.counts.${outcome}`, counted(pile[outcome].length))}
          </Box>
        ))}
      </Box>
    </div>
  );
};

export const RunCounts = ({ results: { rows, needed } }: { results: Results }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      <Counts title={translate('resources.imports.counts.rows')} pile={rows} />
      {needed.all.length > 0 && <Counts title={translate('resources.imports.counts.needed')} pile={needed} />}
    </Box>
  );
};
