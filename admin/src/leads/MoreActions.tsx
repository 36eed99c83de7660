/** Everything that can be done with a lead, in one menu; what may not be done now says why. */
import MoreVert from '@mui/icons-material/MoreVert';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FormCommand } from './commands/forms.ts';
import { type LeadRow } from './lead.ts';
import { permissionFor } from './leadModel.ts';

type MoreActionsProps = {
  lead: LeadRow;
  commands: readonly FormCommand[];
  onChoose: (command: FormCommand) => void;
};

export const MoreActions = ({ lead, commands, onChoose }: MoreActionsProps) => {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (command: FormCommand, allowed: boolean) => {
    if (!allowed) return;
    setAnchor(undefined);
    onChoose(command);
  };
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
      <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {commands.map((command) => {
          const { allowed, reason } = permissionFor(lead, command);
          return (
            <MenuItem
              key={command}
              aria-disabled={!allowed}
              onClick={() => choose(command, allowed)}
              sx={{ maxWidth: 360, opacity: allowed ? 1 : 0.7 }}
            >
              <ListItemText
                primary={translate(`resources.leads.command.names.${command}`)}
                secondary={allowed ? undefined : reason}
                slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}
              />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
