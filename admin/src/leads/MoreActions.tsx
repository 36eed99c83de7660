/** Everything else that can be done with a lead, in one menu; what may not be done now says why. */
import MoreVert from '@mui/icons-material/MoreVert';
import { Button, Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FormCommand } from './commands/forms.ts';
import { type LeadRow } from './lead.ts';
import { permissionFor } from './leadModel.ts';
import { drastic, type SortedCommands } from './primaryCommands.ts';

type MoreActionsProps = {
  lead: LeadRow;
  commands: SortedCommands;
  onChoose: (command: FormCommand) => void;
};

export const MoreActions = ({ lead, commands, onChoose }: MoreActionsProps) => {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { menu, closed } = commands;
  const nameOf = (command: FormCommand) => translate(`resources.leads.command.names.${command}`);
  const choose = (command: FormCommand) => {
    setAnchor(undefined);
    onChoose(command);
  };
  const item = (command: FormCommand) => (
    <MenuItem key={command} onClick={() => choose(command)}>
      <ListItemText
        primary={nameOf(command)}
        slotProps={{ primary: { color: drastic.has(command) ? 'error' : undefined } }}
      />
    </MenuItem>
  );
  const [usual, last] = [
    menu.filter((command) => !drastic.has(command)),
    menu.filter((command) => drastic.has(command)),
  ];
  return (
    <>
      <Button
        startIcon={<MoreVert />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('resources.leads.command.more')}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== undefined}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { role: 'region', 'aria-label': translate('resources.leads.command.more') } }}
      >
        {usual.map(item)}
        {usual.length > 0 && last.length > 0 && <Divider component="li" />}
        {last.map(item)}
        {menu.length > 0 && closed.length > 0 && <Divider component="li" />}
        {closed.map((command) => (
          <MenuItem key={command} aria-disabled dense disableRipple sx={{ maxWidth: 320, cursor: 'default' }}>
            <ListItemText
              primary={nameOf(command)}
              secondary={permissionFor(lead, command).reason}
              slotProps={{
                primary: { color: 'text.secondary' },
                secondary: { sx: { whiteSpace: 'normal', fontSize: '0.8125rem' } },
              }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
