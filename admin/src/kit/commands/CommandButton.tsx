/** A button for a command on the record of this page: one that may not be used now says why, and one for other roles is not there. */
import { Button, type ButtonProps } from '@mui/material';
import { type RaRecord, useRecordContext } from 'react-admin';
import { isNotByRole, type Permission, permissionFor } from './permission.ts';
import { RefusedButton } from './RefusedButton.tsx';

type CommandButtonProps = Omit<ButtonProps, 'disabled'> & { command: string };
type Row = RaRecord & { readonly allowedCommands?: readonly (Permission & { readonly command: string })[] };

export const CommandButton = ({ command, onClick, ...rest }: CommandButtonProps) => {
  const permission = permissionFor(useRecordContext<Row>(), command);
  if (permission.allowed) return <Button onClick={onClick} {...rest} />;
  return isNotByRole(permission) ? null : <RefusedButton {...rest} reason={permission.reason} />;
};
