/** What went wrong with a command, in words: the same ones wherever it is told. */
import { type CommandFailure } from '../providers/failure.ts';

/**
 * @param shown the fields that say themselves what is wrong with them
 * @returns nothing where those say it all
 */
export const failureText = (failure: CommandFailure, shown: readonly string[] = []): string | undefined => {
  switch (failure.kind) {
    case 'conflict':
      return 'Alguien hizo un cambio mientras tanto. Revisa cómo quedó y vuelve a intentarlo.';
    case 'unknown':
      return `${failure.message} No sabemos si el cambio llegó. Si lo reintentas sin modificarlo, no se duplica; si lo modificas, se envía como un cambio nuevo, y el anterior puede haber llegado.`;
    case 'refused':
      return failure.message;
    case 'fields': {
      const others = Object.entries(failure.errors).filter(([field]) => !shown.includes(field));
      return others.length > 0 ? others.map(([, message]) => message).join(' ') : undefined;
    }
  }
};
