/** A text that ends in dots where it is too long for a table's cell; all of it is its title. */
import { Box } from '@mui/material';
import { type ReactNode } from 'react';

type TruncatedProps = { text: string | undefined; children?: ReactNode };

const look = {
  display: 'block',
  maxWidth: '28ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const Truncated = ({ text, children = text }: TruncatedProps) => (
  <Box component="span" title={text} sx={look}>
    {children}
  </Box>
);
