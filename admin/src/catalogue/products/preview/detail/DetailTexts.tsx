/** Titles with what stands beneath each: conditions, exclusions, questions and the like. */
import { Box, Typography } from '@mui/material';
import { type ReactNode } from 'react';

export type Titled = { readonly title: ReactNode; readonly lines: readonly string[] };

export const DetailTexts = ({ texts }: { texts: readonly Titled[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {texts.map(({ title, lines }, place) => (
      <Box component="li" key={place} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {lines.filter(Boolean).map((line, at) => (
          <Typography key={at} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {line}
          </Typography>
        ))}
      </Box>
    ))}
  </Box>
);
