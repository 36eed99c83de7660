/** The way to each part of the console that one may open: at the side, or in a drawer on a phone. */
import { Box, Drawer } from '@mui/material';
import { headerHeight } from './header.ts';
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
      <Box sx={{ position: 'sticky', top: headerHeight }}>
        <NavigationLinks />
      </Box>
    </Box>
    <Drawer open={isOpen} onClose={onClose} sx={{ display: { md: 'none' } }}>
      <Box sx={{ width: 260 }}>
        <NavigationLinks onChosen={onClose} />
      </Box>
    </Drawer>
  </>
);
