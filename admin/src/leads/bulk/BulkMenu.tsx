/** Everything that at least one of the selected leads would take. */
import MoreVert from '@mui/icons-material/MoreVert';
import { ListItemText, MenuItem } from '@mui/material';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { type BulkChoice } from './bulkLeads.ts';
import { leadCommandWords } from '../commandWords.ts';

type BulkMenuProps = {
  choices: readonly BulkChoice[];
  selected: number;
  /** Whether all that is selected was read. */
  isAll: boolean;
  isDisabled: boolean;
  onChoose: (choice: BulkChoice) => void;
};

export const BulkMenu = ({ choices, selected, isAll, isDisabled, onChoose }: BulkMenuProps) => {
  return (
    <MenuButton size="small" startIcon={<MoreVert />} disabled={isDisabled} label="Acciones">
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
              primary={leadCommandWords[choice.command].name}
              secondary={
                isAll && choice.able.length < selected
                  ? `Ahora se puede en ${choice.able.length} de ${selected}`
                  : undefined
              }
            />
          </MenuItem>
        ))
      }
    </MenuButton>
  );
};
