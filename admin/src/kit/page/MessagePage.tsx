/** A page that says one thing, and where to go from here. */
import { Box, type SvgIconProps, Typography } from '@mui/material';
import { type ComponentType, type ReactNode } from 'react';
import { PageHeading } from './PageHeading.tsx';

type MessagePageProps = {
  icon: ComponentType<SvgIconProps>;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
};

export const MessagePage = ({ icon: Icon, title, children, actions }: MessagePageProps) => (
  <Box sx={{ maxWidth: 520, mx: 'auto', py: { xs: 6, md: 10 }, textAlign: 'center' }}>
    <Icon sx={{ fontSize: 48, color: 'primary.main', mb: 2 }} aria-hidden />
    <PageHeading title={title} />
    <Typography color="text.secondary" sx={{ mt: 1.5 }} component="div">
      {children}
    </Typography>
    {actions && (
      <Box sx={{ mt: 3, display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>{actions}</Box>
    )}
  </Box>
);
