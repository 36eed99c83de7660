/** The bar on top: where one is, whether it is live, light or dark, and who one is. */
import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, IconButton, Link, Toolbar } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { InboxButton } from '../inbox/index.ts';
import { JournalButton } from '../journal/index.ts';
import { LiveStatus } from '../live/LiveStatus.tsx';
import { CommandCentre } from '../palette/CommandCentre.tsx';
import { BrandMark } from './BrandMark.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { UserMenu } from './UserMenu.tsx';

export const TopBar = ({ onMenu }: { onMenu: () => void }) => {
  const translate = useTranslate();
  return (
    <AppBar position="sticky" sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar
        disableGutters
        sx={{ minHeight: '56px !important', px: { xs: 1, sm: 2 }, gap: { xs: 0, sm: 0.5 } }}
      >
        <IconButton
          aria-label={translate('ra.action.open_menu')}
          onClick={onMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Link
          component={RouterLink}
          to="/"
          color="inherit"
          underline="none"
          aria-label={translate('cotejo.home')}
          // A phone has room for the sign alone.
          sx={{ '& span': { display: { xs: 'none', sm: 'inline' } } }}
        >
          <BrandMark />
        </Link>
        <Box sx={{ flex: 1 }} />
        <LiveStatus />
        <CommandCentre />
        <JournalButton />
        <InboxButton />
        <ThemeButton />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
};
