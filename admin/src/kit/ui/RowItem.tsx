/** A row that is told in lines: its name, a chip, what is said beneath, and what may be done. */
import { Box, ListItem, Typography } from '@mui/material';
import { type ReactNode } from 'react';

type RowItemProps = {
  title: string;
  chip?: ReactNode;
  /** The error that parked it. */
  error?: string;
  lines: readonly ReactNode[];
  actions?: ReactNode;
};

export const RowItem = ({ title, chip, error, lines, actions }: RowItemProps) => (
  <ListItem divider sx={{ py: 1.5, gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
    <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {chip}
      </Box>
      {error && (
        <Typography variant="body2" color="error">
          {error}
        </Typography>
      )}
      {lines.map((line, index) => (
        <Typography key={index} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ))}
    </Box>
    {actions}
  </ListItem>
);
