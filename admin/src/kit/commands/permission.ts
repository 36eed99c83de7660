/** Whether a command may be sent to a record now, why not, and whether it is offered at all. */
import { type AllowedCommand, notByRole } from '@cotejo/core/kit/allowed-commands';

export type Permission = Pick<AllowedCommand, 'allowed' | 'reason' | 'ownOnly'>;

/** A command that the server says nothing about may not be sent. */
export const permissionFor = <Command extends string>(
  record: { readonly allowedCommands?: readonly AllowedCommand<Command>[] } | undefined,
  command: Command,
): Permission => record?.allowedCommands?.find((known) => known.command === command) ?? { allowed: false };

/** Whether no role of the person's permits it, whatever the record: such a command is not offered. */
export const isNotByRole = ({ reason }: Permission): boolean => reason === notByRole;
