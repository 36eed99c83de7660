/** How many rows became what, and how much of what they name. */
import { Box, Typography } from '@mui/material';
import { outcomes } from '../run/line.ts';
import { OutcomeIcon } from '../results/OutcomeIcon.tsx';
import { countOf } from '../results/countOf.ts';
import { type Pile, pileNames, type Results } from '../run/results.ts';

const Counts = ({ title, pile }: { title: string; pile: Pile }) => (
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
          {countOf(outcome, pile[outcome].length)}
        </Box>
      ))}
    </Box>
  </div>
);

export const RunCounts = ({ results: { rows, needed } }: { results: Results }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
    <Counts title={pileNames.rows} pile={rows} />
    {needed.all.length > 0 && <Counts title={pileNames.needed} pile={needed} />}
  </Box>
);
