/** What somebody may do with a record, and why not. Safe in a browser. */
export {
  type AllowedCommand,
  allowedCommands,
  allowedCommandSchema,
  allowedCommandsSchema,
} from './allowed-commands.ts';
