/** Everything that at least one of the selected leads would take. */
import MoreVert from '@mui/icons-material/MoreVert';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BulkChoice } from './bulkLeads.ts';

type BulkMenuProps = {
  choices: readonly BulkChoice[];
  selected: number;
  isDisabled: boolean;
  onChoose: (choice: BulkChoice) => void;
};

export const BulkMenu = ({ choices, selected, isDisabled, onChoose }: BulkMenuProps) => {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        size="small"
        startIcon={<MoreVert />}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('resources.leads.bulk.actions')}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== undefined}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { role: 'region', 'aria-label': translate('resources.leads.bulk.actions') } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.command}
            onClick={() => {
              setAnchor(undefined);
              onChoose(choice);
            }}
          >
            <ListItemText
              primary={translate(`resources.leads.command.names.${choice.command}`)}
              secondary={
                choice.able.length < selected
                  ? translate('resources.leads.bulk.able', { able: choice.able.length, selected })
                  : undefined
              }
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
