/** Whether a command may be sent to a record now, and why not. */
export type Permission = { readonly allowed: boolean; readonly reason?: string };

type Allowed<Command extends string> = Permission & { readonly command: Command };

/** A command that the server says nothing about may not be sent. */
export const permissionFor = <Command extends string>(
  record: { readonly allowedCommands?: readonly Allowed<Command>[] } | undefined,
  command: Command,
): Permission => record?.allowedCommands?.find((known) => known.command === command) ?? { allowed: false };
