/** Who is logged in, in which role, and the way out. */
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Logout from '@mui/icons-material/Logout';
import { Avatar, Box, Button, Divider, IconButton, Popover, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { initialsOf } from './initials.ts';
import { roleNames } from './roleNames.ts';
import { useAskedLogout } from './useAskedLogout.ts';
import { useConsoleIdentity } from './useConsoleIdentity.ts';

export const UserMenu = () => {
  const translate = useTranslate();
  const logout = useAskedLogout();
  const identity = useConsoleIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!identity) return null;
  const label = translate('cotejo.userMenu', { name: identity.name });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar
            sx={{
              width: 30,
              height: 30,
              fontSize: 13,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {initialsOf(identity.name)}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { minWidth: 220, p: 1 } } }}
      >
        <Box sx={{ px: 1, pt: 0.5, pb: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{identity.name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {roleNames(identity.roles)}
          </Typography>
        </Box>
        <Divider sx={{ mb: 1 }} />
        <Button
          fullWidth
          color="inherit"
          component={Link}
          to="/contrasena"
          startIcon={<KeyOutlined />}
          onClick={() => setAnchor(null)}
          sx={{ justifyContent: 'flex-start' }}
        >
          {translate('cotejo.password.open')}
        </Button>
        <Button
          fullWidth
          color="inherit"
          startIcon={<Logout />}
          onClick={logout}
          sx={{ justifyContent: 'flex-start' }}
        >
          {translate('ra.auth.logout')}
        </Button>
      </Popover>
    </>
  );
};
