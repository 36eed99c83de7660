/** Why a row was refused, or what it changes: the first differences, the others when they are wanted. */
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { counted } from '../../kit/words/plural.ts';
import { inWords, type InWords } from './differences.ts';
import { type Run } from '../run/importer.ts';
import { type RowLine } from '../run/line.ts';
import { calledOf, errorsOf } from './rowWords.ts';

const shortest = 3;
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 } as const;

const Difference = ({ told: { field, before, after } }: { told: InWords }) => (
  <Box component="li" sx={{ whiteSpace: 'pre-line' }}>
    <Box component="span" sx={{ color: 'text.secondary' }}>{`${field}: `}</Box>
    <Box component="del" sx={{ textDecoration: 'none' }}>
      {before ?? '—'}
    </Box>
    {' → '}
    <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
      {after ?? '—'}
    </Box>
  </Box>
);

type ResultDetailProps = { line: RowLine; run: Run };

const Differences = ({ line, run }: ResultDetailProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const told = inWords(line, run.of.country, run.results.names);
  const shown = isOpen ? told : told.slice(0, shortest);
  const more = `Ver ${counted(told.length - shortest, 'diferencia', 'diferencias')} más`;
  const untold = (line.differenceCount ?? 0) - (line.differences?.length ?? 0);
  return (
    <>
      <Box component="ul" sx={list}>
        {shown.map((one) => (
          <Difference key={one.field} told={one} />
        ))}
        {untold > 0 && (isOpen || told.length <= shortest) && (
          <li>y {counted(untold, 'diferencia', 'diferencias')} más</li>
        )}
      </Box>
      {told.length > shortest && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Ver menos' : more}: ${calledOf(line)}`}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ mt: 0.5, ml: -0.75 }}
        >
          {isOpen ? 'Ver menos' : more}
        </Button>
      )}
    </>
  );
};

export const ResultDetail = ({ line, run }: ResultDetailProps) => {
  if (line.outcome === 'changed') return <Differences line={line} run={run} />;
  const errors = errorsOf(line, run.of.source);
  if (errors.length === 0) return null;
  return (
    <Box component="ul" sx={list}>
      {errors.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          {field && (
            <Box component="span" sx={{ fontWeight: 600 }}>
              {`${field}: `}
            </Box>
          )}
          {message}
        </li>
      ))}
    </Box>
  );
};
