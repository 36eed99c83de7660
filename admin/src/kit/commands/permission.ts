/** Whether a command may be sent to a record now, and why not. */
import { type AllowedCommand } from '@cotejo/core/kit/allowed-commands';

export type Permission = Pick<AllowedCommand, 'allowed' | 'reason'>;

/** A command that the server says nothing about may not be sent. */
export const permissionFor = <Command extends string>(
  record: { readonly allowedCommands?: readonly AllowedCommand<Command>[] } | undefined,
  command: Command,
): Permission => record?.allowedCommands?.find((known) => known.command === command) ?? { allowed: false };
