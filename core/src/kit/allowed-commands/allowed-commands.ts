/** Allowed commands of a record: the same type in lists, in answers to commands and on screen. */
import { z } from 'zod';

export type AllowedCommand<Command extends string = string> = {
  readonly command: Command;
  readonly allowed: boolean;
  /** In Spanish, why not. */
  readonly reason?: string;
  /** Whether it is for what the viewer added to the record, and not for what others did. */
  readonly ownOnly?: true;
};

export const allowedCommandSchema = <Command extends z.ZodType<string>>(command: Command) =>
  z.object({
    command,
    allowed: z.boolean(),
    reason: z.string().optional().describe('por qué no'),
    ownOnly: z.literal(true).optional().describe('solo para lo que uno mismo agregó'),
  });

/** @param names of the commands on one kind of record */
export const allowedCommandsSchema = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.array(allowedCommandSchema(z.enum(names))).readonly();

/** The refusal of a command that no role of who asks permits, whatever the record. Screens don't offer such a command. */
export const notByRole = 'Tu rol no permite esta acción.';

/**
 * @param refusal says in Spanish why a command would be refused; nothing when it would not
 * @param isOwnOnly whether a command is for what the viewer added alone
 */
export const allowedCommands = <Command extends string>(
  commands: readonly Command[],
  refusal: (command: Command) => string | undefined,
  isOwnOnly: (command: Command) => boolean = () => false,
): readonly AllowedCommand<Command>[] =>
  commands.map((command) => {
    const reason = refusal(command);
    if (reason !== undefined) return { command, allowed: false, reason };
    return isOwnOnly(command) ? { command, allowed: true, ownOnly: true } : { command, allowed: true };
  });
