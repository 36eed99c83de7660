/** A button for a command: one that may not be used now stays reachable, and says why. */
import { type LeadCommandName } from '@cotejo/core/leads';
import { Button, type ButtonProps } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { RefusedButton } from '../../kit/commands/RefusedButton.tsx';
import { type LeadRow } from '../lead.ts';
import { permissionFor } from '../leadModel.ts';

type CommandButtonProps = Omit<ButtonProps, 'disabled'> & { command: LeadCommandName };

export const CommandButton = ({ command, onClick, ...rest }: CommandButtonProps) => {
  const lead = useRecordContext<LeadRow>();
  const { allowed, reason } = permissionFor(lead ?? {}, command);
  if (allowed) return <Button onClick={onClick} {...rest} />;
  return <RefusedButton {...rest} reason={reason} />;
};
