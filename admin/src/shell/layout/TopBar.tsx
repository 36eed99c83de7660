/** The bar on top: where one is, what is found and told, whether it is live, and who one is. */
import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, IconButton, Link, Toolbar } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useContexts } from '../../kit/useContexts.ts';
import { JournalButton, useLeaveWarning } from '../journal/index.ts';
import { lazyPart } from '../../kit/page/lazyPart.tsx';
import { LiveStatus } from '../../kit/live/LiveStatus.tsx';
import { CommandCentre } from '../palette/CommandCentre.tsx';
import { BrandMark } from '../../kit/ui/BrandMark.tsx';
import { UserMenu } from './UserMenu.tsx';

const JournalDrawer = lazyPart(async () => (await import('../journal/JournalDrawer.tsx')).JournalDrawer);
const ShortcutHelp = lazyPart(async () => (await import('../shortcuts/ShortcutHelp.tsx')).ShortcutHelp);

export const TopBar = ({ onMenu }: { onMenu: () => void }) => {
  const translate = useTranslate();
  const contexts = useContexts();
  const [open, setOpen] = useState<'journal' | 'shortcuts'>();
  const close = () => setOpen(undefined);
  useLeaveWarning();
  return (
    <AppBar position="static" sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
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
          aria-label="Cotejo, ir al inicio"
          // A phone has room for the sign alone.
          sx={{ '& span': { display: { xs: 'none', sm: 'inline' } } }}
        >
          <BrandMark />
        </Link>
        <Box sx={{ flex: 1 }} />
        <LiveStatus />
        <CommandCentre onHelp={() => setOpen('shortcuts')} />
        <JournalButton onOpen={() => setOpen('journal')} />
        {contexts.map(({ name, TopBarButton }) => TopBarButton && <TopBarButton key={name} />)}
        <UserMenu onJournal={() => setOpen('journal')} onShortcuts={() => setOpen('shortcuts')} />
        {open === 'journal' && <JournalDrawer onClose={close} />}
        {open === 'shortcuts' && <ShortcutHelp onClose={close} />}
      </Toolbar>
    </AppBar>
  );
};
