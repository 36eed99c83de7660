/** One link per part of the console that one may open. */
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { CanAccess, useResourceDefinitions, useTranslate } from 'react-admin';
import { Link, useMatch } from 'react-router-dom';
import { type ComponentType, createElement } from 'react';

type PartLinkProps = { name: string; icon?: ComponentType; onChosen?: () => void };

const PartLink = ({ name, icon, onChosen }: PartLinkProps) => {
  const translate = useTranslate();
  const isHere = useMatch({ path: `/${name}`, end: false }) !== null;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={`/${name}`}
        onClick={onChosen}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
        sx={{ borderRadius: 2, mx: 1, py: 0.75 }}
      >
        {icon && <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{createElement(icon)}</ListItemIcon>}
        <ListItemText
          primary={translate(`resources.${name}.name`, { smart_count: 2 })}
          slotProps={{ primary: { sx: { fontWeight: isHere ? 650 : 500 } } }}
        />
      </ListItemButton>
    </ListItem>
  );
};

export const NavigationLinks = ({ onChosen }: { onChosen?: () => void }) => {
  const translate = useTranslate();
  const parts = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList);
  return (
    <nav aria-label={translate('cotejo.navigation')}>
      <List sx={{ py: 1.5 }}>
        {parts.map(({ name, icon }) => (
          <CanAccess key={name} resource={name} action="list">
            <PartLink name={name} icon={icon as ComponentType | undefined} onChosen={onChosen} />
          </CanAccess>
        ))}
      </List>
    </nav>
  );
};
