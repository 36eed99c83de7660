/** Who is logged in, in which role, what one sets up for oneself, and the way out. */
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Logout from '@mui/icons-material/Logout';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import { Box, Button, Divider, IconButton, Popover, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useThemeChoice } from '../../workspace/index.ts';
import { initialsOf } from './initials.ts';
import { roleNames } from '../../kit/session/roleNames.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useAskedLogout } from '../../kit/session/useAskedLogout.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';

/** The initials are drawn, not said: whoever speaks to the browser says the name. */
const face = {
  '&::before': { content: 'attr(data-initials)' },
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
  fontSize: 13,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

type ItemProps = { icon: ReactNode; label: string; onClick: () => void; to?: string; phoneOnly?: boolean };

const Item = ({ icon, label, onClick, to, phoneOnly = false }: ItemProps) => (
  <Button
    fullWidth
    color="inherit"
    startIcon={icon}
    onClick={onClick}
    {...(to !== undefined && { component: Link, to })}
    sx={{ justifyContent: 'flex-start', display: phoneOnly ? { sm: 'none' } : undefined }}
  >
    {label}
  </Button>
);

type UserMenuProps = { onJournal: () => void; onShortcuts: () => void };

export const UserMenu = ({ onJournal, onShortcuts }: UserMenuProps) => {
  const translate = useTranslate();
  const logout = useAskedLogout();
  const identity = useConsoleIdentity();
  const [theme, chooseTheme] = useThemeChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!identity) return null;
  const label = `Cuenta de ${identity.name}`;
  const close = () => setAnchor(null);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Box sx={face} data-initials={initialsOf(identity.name)} />
        </IconButton>
      </Tooltip>
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 264, p: 1 } } }}
      >
        <Box sx={{ px: 1, pt: 0.5, pb: 1, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{identity.name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {roleNames(identity.roles)}
          </Typography>
        </Box>
        <Divider sx={{ mb: 1 }} />
        <ThemeChoice choice={theme} onChoose={chooseTheme} />
        <Item icon={<ReceiptLong />} label="Mis acciones" onClick={closeAnd(onJournal)} phoneOnly />
        <Item icon={<KeyboardOutlined />} label="Atajos de teclado" onClick={closeAnd(onShortcuts)} />
        <Item icon={<KeyOutlined />} label="Cambiar contraseña" onClick={close} to="/contrasena" />
        <Item icon={<Logout />} label={translate('ra.auth.logout')} onClick={closeAnd(logout)} />
      </Popover>
    </>
  );
};
