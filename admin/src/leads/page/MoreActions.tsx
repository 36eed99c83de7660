/** Everything else that can be done with a lead, in one menu; what may not be done now says why. Without any of it there is no menu. */
import MoreVert from '@mui/icons-material/MoreVert';
import { Divider, ListItemText, MenuItem } from '@mui/material';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { type FormCommand } from '../commands/forms.ts';
import { type LeadRow } from '../lead.ts';
import { permissionFor } from '../../kit/commands/permission.ts';
import { type SortedCommands, takesAway } from './primaryCommands.ts';
import { leadCommandWords } from '../commandWords.ts';

type MoreActionsProps = {
  lead: LeadRow;
  commands: SortedCommands;
  onChoose: (command: FormCommand) => void;
};

export const MoreActions = ({ lead, commands, onChoose }: MoreActionsProps) => {
  const { menu, closed } = commands;
  const nameOf = (command: FormCommand) => leadCommandWords[command].name;
  const itemThat = (close: () => void) => (command: FormCommand) => (
    <MenuItem
      key={command}
      onClick={() => {
        close();
        onChoose(command);
      }}
    >
      <ListItemText
        primary={nameOf(command)}
        slotProps={{ primary: { color: takesAway(command) ? 'error' : undefined } }}
      />
    </MenuItem>
  );
  if (menu.length + closed.length === 0) return null;
  const [usual, last] = [menu.filter((command) => !takesAway(command)), menu.filter(takesAway)];
  return (
    <MenuButton startIcon={<MoreVert />} label="Más acciones">
      {(close) => [
        ...usual.map(itemThat(close)),
        usual.length > 0 && last.length > 0 && <Divider key="divider" component="li" />,
        ...last.map(itemThat(close)),
        menu.length > 0 && closed.length > 0 && <Divider key="closed" component="li" />,
        ...closed.map((command) => (
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
        )),
      ]}
    </MenuButton>
  );
};
