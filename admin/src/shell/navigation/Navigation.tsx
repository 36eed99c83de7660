/** The way to each part of the console that one may open: at the side, or in a drawer on a phone. */
import { Box, Drawer } from '@mui/material';
import { headerHeight } from '../../kit/page/header.ts';
import { NavigationLinks } from './NavigationLinks.tsx';

const width = 208;

export const Navigation = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <>
    <Box
      sx={{
        display: { xs: 'none', md: 'block' },
        width,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: headerHeight,
          maxHeight: `calc(100vh - ${headerHeight})`,
          overflowY: 'auto',
        }}
      >
        <NavigationLinks />
      </Box>
    </Box>
    <Drawer
      open={isOpen}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{ paper: { 'aria-label': 'Secciones de la consola' } }}
    >
      <Box sx={{ width: 260 }}>
        <NavigationLinks onChosen={onClose} />
      </Box>
    </Drawer>
  </>
);
