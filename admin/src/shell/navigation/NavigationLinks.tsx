/** One link per part of the console that one may open, in groups once there are several. */
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { createElement, memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useContexts } from '../../kit/useContexts.ts';
import { NavigationGroup } from './NavigationGroup.tsx';
import { grouped, partAt } from './parts.ts';
import { useFoldedGroups } from './useFoldedGroups.ts';
import { type Part, useParts } from './useParts.ts';

type PartLinkProps = Pick<Part, 'to' | 'label' | 'icon'> & { isHere: boolean; onChosen?: () => void };

/** Drawn again only when it changes: every page draws the navigation anew. */
const PartLink = memo(function PartLink({ to, label, icon, isHere, onChosen }: PartLinkProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        onClick={onChosen}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
        sx={{ borderRadius: 2, mx: 1, py: 0.5, pr: 0.5 }}
      >
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{createElement(icon)}</ListItemIcon>
        <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: isHere ? 650 : 500 } } }} />
      </ListItemButton>
    </ListItem>
  );
});

export const NavigationLinks = ({ onChosen }: { onChosen?: () => void }) => {
  const { pathname } = useLocation();
  const parts = useParts();
  const { isFolded, toggle } = useFoldedGroups();
  const names = Object.assign({}, ...useContexts().map(({ menuGroups }) => menuGroups)) as Record<
    string,
    string
  >;
  const [home, ...others] = parts;
  const groups = grouped(
    others.flatMap((part) => (part.group ? [{ ...part, group: part.group }] : [])),
    Object.keys(names),
  );
  const here = partAt(
    parts.map(({ to }) => to),
    pathname,
  );
  const link = ({ key, to, label, icon }: Part) => (
    <PartLink key={key} to={to} label={label} icon={icon} isHere={to === here} onChosen={onChosen} />
  );
  return (
    <Box component="nav" aria-label="Secciones de la consola" sx={{ py: 1.5 }}>
      {home && <List disablePadding>{link(home)}</List>}
      {groups.length === 1 && <List disablePadding>{groups[0]?.parts.map(link)}</List>}
      {groups.length > 1 &&
        groups.map(({ group, parts: within }) => (
          <NavigationGroup
            key={group}
            label={names[group] ?? group}
            isFolded={isFolded(group)}
            isHere={within.some(({ to }) => to === here)}
            onToggle={() => toggle(group)}
          >
            {within.map(link)}
          </NavigationGroup>
        ))}
    </Box>
  );
};
