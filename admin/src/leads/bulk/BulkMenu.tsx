/** Everything that at least one of the selected leads would take. */
import MoreVert from '@mui/icons-material/MoreVert';
import { ListItemText, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { type BulkChoice } from './bulkLeads.ts';

type BulkMenuProps = {
  choices: readonly BulkChoice[];
  selected: number;
  /** Whether all that is selected was read. */
  isAll: boolean;
  isDisabled: boolean;
  onChoose: (choice: BulkChoice) => void;
};

export const BulkMenu = ({ choices, selected, isAll, isDisabled, onChoose }: BulkMenuProps) => {
  const translate = useTranslate();
  return (
    <MenuButton
      size="small"
      startIcon={<MoreVert />}
      disabled={isDisabled}
      label={translate('resources.leads.bulk.actions')}
    >
      {(close) =>
        choices.map((choice) => (
          <MenuItem
            key={choice.command}
            onClick={() => {
              close();
              onChoose(choice);
            }}
          >
            <ListItemText
              primary={translate(`resources.leads.command.names.${choice.command}`)}
              secondary={
                isAll && choice.able.length < selected
                  ? translate('resources.leads.bulk.able', { able: choice.able.length, selected })
                  : undefined
              }
            />
          </MenuItem>
        ))
      }
    </MenuButton>
  );
};
