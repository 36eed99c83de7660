/** Allowed commands: which commands somebody may send to a record, and why not the others. Safe in a browser. */
export {
  type AllowedCommand,
  allowedCommands,
  allowedCommandSchema,
  allowedCommandsSchema,
  notByRole,
} from './allowed-commands.ts';
