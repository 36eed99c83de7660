/** One link per part of the console that one may open. */
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { createElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { partAt } from './parts.ts';
import { type Part, useParts } from './useParts.ts';

type PartLinkProps = { part: Part; isHere: boolean; onChosen?: () => void };

const PartLink = ({ part: { to, label, icon }, isHere, onChosen }: PartLinkProps) => (
  <ListItem disablePadding>
    <ListItemButton
      component={Link}
      to={to}
      onClick={onChosen}
      selected={isHere}
      aria-current={isHere ? 'page' : undefined}
      sx={{ borderRadius: 2, mx: 1, py: 0.75 }}
    >
      {icon && <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{createElement(icon)}</ListItemIcon>}
      <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: isHere ? 650 : 500 } } }} />
    </ListItemButton>
  </ListItem>
);

export const NavigationLinks = ({ onChosen }: { onChosen?: () => void }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const parts = useParts();
  const here = partAt(
    parts.map(({ to }) => to),
    pathname,
  );
  return (
    <nav aria-label={translate('cotejo.navigation')}>
      <List sx={{ py: 1.5 }}>
        {parts.map((part) => (
          <PartLink key={part.key} part={part} isHere={part.to === here} onChosen={onChosen} />
        ))}
      </List>
    </nav>
  );
};
