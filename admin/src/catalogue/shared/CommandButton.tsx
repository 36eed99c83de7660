/** A command that may be sent, as a button: what may not be done now stays reachable, and says why. */
import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RefusedButton } from '../../commands/RefusedButton.tsx';

type Allowed = { readonly command: string; readonly allowed: boolean; readonly reason?: string };
type CommandButtonProps = {
  command: string;
  allowedCommands: readonly Allowed[];
  label?: string;
  onOpen: () => void;
} & Pick<ButtonProps, 'variant' | 'color' | 'size' | 'aria-label'>;

export const CommandButton = ({ command, allowedCommands, label, onOpen, ...button }: CommandButtonProps) => {
  const translate = useTranslate();
  const found = allowedCommands.find((one) => one.command === command);
  const text = label ?? translate(`cotejo.catalogue.command.names.${command}`);
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
