/** A button for a command on the record of this page: one that may not be used now stays reachable, and says why. */
import { Button, type ButtonProps } from '@mui/material';
import { type RaRecord, useRecordContext } from 'react-admin';
import { type Permission, permissionFor } from './permission.ts';
import { RefusedButton } from './RefusedButton.tsx';

type CommandButtonProps = Omit<ButtonProps, 'disabled'> & { command: string };
type Row = RaRecord & { readonly allowedCommands?: readonly (Permission & { readonly command: string })[] };

export const CommandButton = ({ command, onClick, ...rest }: CommandButtonProps) => {
  const { allowed, reason } = permissionFor(useRecordContext<Row>(), command);
  if (allowed) return <Button onClick={onClick} {...rest} />;
  return <RefusedButton {...rest} reason={reason} />;
};
