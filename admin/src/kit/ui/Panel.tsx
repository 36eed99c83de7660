/** A part of a page, with its heading. */
import { Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  /** Its id, where an address may lead to it. */
  place?: string;
  children: ReactNode;
};

export const Panel = ({ title, place, children }: PanelProps) => {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      id={place}
      tabIndex={place === undefined ? undefined : -1}
      aria-labelledby={id}
      sx={{ p: 2 }}
    >
      <Typography variant="h2" id={id} sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
};
