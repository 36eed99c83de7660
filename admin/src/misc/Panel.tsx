/** A part of the lead page, with its heading. */
import { Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; children: ReactNode };

export const Panel = ({ title, children }: PanelProps) => {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
};
