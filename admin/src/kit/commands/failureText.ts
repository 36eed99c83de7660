/** What went wrong with a command, in words: the same ones wherever it is told. */
import { type CommandFailure } from '../providers/failure.ts';

type Translate = (key: string, args?: Record<string, string>) => string;

/**
 * @param shown the fields that say themselves what is wrong with them
 * @returns nothing where those say it all
 */
export const failureText = (
  failure: CommandFailure,
  translate: Translate,
  shown: readonly string[] = [],
): string | undefined => {
  switch (failure.kind) {
    case 'conflict':
      return translate('cotejo.command.conflict');
    case 'unknown':
      return translate('cotejo.command.unknown', { message: failure.message });
    case 'refused':
      return failure.message;
    case 'fields': {
      const others = Object.entries(failure.errors).filter(([field]) => !shown.includes(field));
      return others.length > 0 ? others.map(([, message]) => message).join(' ') : undefined;
    }
  }
};
