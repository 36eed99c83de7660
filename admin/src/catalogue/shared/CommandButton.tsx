/**
 * A command that may be sent, as a button: what may not be done now stays reachable, and says why. What somebody's roles
 * never allow is not there.
 */
import { catalogueCommandPermission } from '@cotejo/core/catalogue';
import { Button, type ButtonProps } from '@mui/material';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { RefusedButton } from '../../kit/commands/RefusedButton.tsx';
import { type CatalogueCommand, commandNames } from './commandWords.ts';

type Allowed = { readonly command: string; readonly allowed: boolean; readonly reason?: string };
type CommandButtonProps = {
  command: CatalogueCommand;
  allowedCommands: readonly Allowed[];
  label?: string;
  onOpen: () => void;
} & Pick<ButtonProps, 'variant' | 'color' | 'size' | 'aria-label'>;

export const CommandButton = ({ command, allowedCommands, label, onOpen, ...button }: CommandButtonProps) => {
  const identity = useConsoleIdentity();
  if (!identity?.permissions.includes(catalogueCommandPermission[command])) return null;
  const found = allowedCommands.find((one) => one.command === command);
  const text = label ?? commandNames[command];
  if (found?.allowed)
    return (
      <Button variant="outlined" {...button} onClick={onOpen}>
        {text}
      </Button>
    );
  return (
    <RefusedButton
      variant="outlined"
      {...button}
      color="inherit"
      reason={found?.reason}
      sx={{ opacity: 0.65 }}
    >
      {text}
    </RefusedButton>
  );
};
