/** Titles of bulk runs. */
import { loadCommand } from '@cotejo/core/bulk';
import { type ConsoleContext } from '../kit/context.ts';
import { useContexts } from '../kit/useContexts.ts';
import { wordsOf } from '../kit/useWords.ts';
import { type BulkRecord } from './bulk.ts';

type Run = Pick<BulkRecord, 'aggregate' | 'command'>;

/** A command by its name, and the load of a file by its own. */
export const runTitle = (contexts: readonly ConsoleContext[], { aggregate, command }: Run): string =>
  command === loadCommand
    ? 'Carga de filas'
    : (wordsOf(contexts, aggregate)?.commands[command]?.name ?? command);

export const useRunTitle = (): ((run: Run) => string) => {
  const contexts = useContexts();
  return (run) => runTitle(contexts, run);
};
