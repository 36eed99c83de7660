/** Names and values of what is known; what is not known is left out. */
import { Box, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { useWords } from '../useWords.ts';

export type Fact = {
  readonly field: string;
  readonly value: ReactNode;
  /** Long texts have a line of their own. */
  readonly isWide?: boolean;
};

const columns = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.25,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 138px), 1fr))',
} as const;

type FactsProps = {
  /** The labels of their fields, or the resource whose words have them. */
  of: string | Readonly<Record<string, string>>;
  facts: readonly Fact[];
};

export const Facts = ({ of, facts }: FactsProps) => {
  const { fields } = useWords(typeof of === 'string' ? of : '');
  const labels = typeof of === 'string' ? fields : of;
  return (
    <Box component="dl" sx={columns}>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ field, value, isWide }) => (
          <Box key={field} sx={isWide ? { gridColumn: '1 / -1' } : undefined}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {labels[field]}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
};
