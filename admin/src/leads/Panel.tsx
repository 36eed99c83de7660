/** A part of the lead page, with its heading. */
import { Box, Paper, type PaperProps, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; children: ReactNode; aside?: ReactNode; sx?: PaperProps['sx'] };

export const Panel = ({ title, children, aside, sx }: PanelProps) => {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, ...sx }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1.25 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Paper>
  );
};
