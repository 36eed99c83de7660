/** In the place of rows: why there are none, and what helps. */
import { Box, type SvgIconProps, Typography } from '@mui/material';
import { type ComponentType, type ReactNode } from 'react';

type EmptyStateProps = {
  icon: ComponentType<SvgIconProps> | undefined;
  title: string;
  text: string;
  /** A button, where something can be done about it. */
  action?: ReactNode;
};

export const EmptyState = ({ icon: Icon, title, text, action }: EmptyStateProps) => (
  <Box sx={{ textAlign: 'center', py: 8, px: 2 }}>
    {Icon && <Icon sx={{ fontSize: 44, color: 'text.secondary', mb: 1 }} aria-hidden />}
    <Typography variant="h2">{title}</Typography>
    <Typography color="text.secondary" sx={{ mt: 0.5 }}>
      {text}
    </Typography>
    {action && <Box sx={{ mt: 2 }}>{action}</Box>}
  </Box>
);
