/** Something told at the side of the page, with its heading and the way out; on a phone it is the page. */
import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type SideDrawerProps = {
  title: string;
  closeLabel: string;
  /** Pixels, where the window is wider than a phone. */
  width: number;
  onClose: () => void;
  children: ReactNode;
};

export const SideDrawer = ({ title, closeLabel, width, onClose, children }: SideDrawerProps) => {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Box sx={{ width: { xs: '100vw', sm: width }, p: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="h2" id={titleId}>
            {title}
          </Typography>
          <IconButton onClick={onClose} aria-label={closeLabel}>
            <Close />
          </IconButton>
        </Box>
        {children}
      </Box>
    </Drawer>
  );
};
