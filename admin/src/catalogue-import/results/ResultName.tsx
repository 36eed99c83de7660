/** What a row brings, with the way to its page, and what became of it. */
import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { outcomeNames, type RowLine } from '../run/line.ts';
import { OutcomeIcon } from './OutcomeIcon.tsx';
import { calledOf, pageOfRow } from './rowWords.ts';

export const ResultName = ({ line, isTrial }: { line: RowLine; isTrial: boolean }) => {
  const to = pageOfRow(line, isTrial);
  const name = calledOf(line);
  if (to === undefined) return <span>{name}</span>;
  return (
    <Link component={RouterLink} to={to}>
      {name}
    </Link>
  );
};

export const ResultOutcome = ({ line: { outcome } }: { line: RowLine }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
    <OutcomeIcon outcome={outcome} />
    {outcomeNames[outcome]}
  </Box>
);
