/** A command that may be sent, as a button: what may not be done now stays reachable, and says why. */
import { Button, type ButtonProps, Tooltip } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../misc/visuallyHidden.ts';

type Allowed = { readonly command: string; readonly allowed: boolean; readonly reason?: string };
type CommandButtonProps = {
  command: string;
  allowedCommands: readonly Allowed[];
  label?: string;
  onOpen: () => void;
} & Pick<ButtonProps, 'variant' | 'color' | 'size' | 'aria-label'>;

export const CommandButton = ({ command, allowedCommands, label, onOpen, ...button }: CommandButtonProps) => {
  const translate = useTranslate();
  const id = useId();
  const found = allowedCommands.find((one) => one.command === command);
  const text = label ?? translate(`cotejo.catalogue.command.names.${command}`);
  if (found?.allowed)
    return (
      <Button variant="outlined" {...button} onClick={onOpen}>
        {text}
      </Button>
    );
  const why = found?.reason ?? translate('ra.notification.not_authorized');
  return (
    <>
      <Tooltip title={why} describeChild>
        <Button
          variant="outlined"
          {...button}
          color="inherit"
          aria-disabled
          aria-describedby={id}
          disableRipple
          sx={{ opacity: 0.65, cursor: 'not-allowed' }}
        >
          {text}
        </Button>
      </Tooltip>
      <span id={id} style={visuallyHidden}>
        {translate('cotejo.command.notAllowed', { reason: why })}
      </span>
    </>
  );
};
