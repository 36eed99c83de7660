/** A file's rows in portions, which the service asks of the process that reads the file. */
import { type Child, ChildEnded } from '@cotejo/core/kit/children';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { type Portion, type TableOptions } from './table.ts';
import { unreadable } from './unreadable.ts';

/** The first question; each further one is `next`. */
export type FileQuestion = { readonly bytes: number; readonly options: TableOptions };

export type ReadingLimits = {
  /** Megabytes. */
  readonly memory: number;
  /** Milliseconds of reading; while whoever asked works on what was read, no time passes. */
  readonly longest: number;
};

const why = ({ memory, longest }: ReadingLimits): Readonly<Record<ChildEnded['why'], string>> => ({
  late: `La lectura del archivo tarda más de ${longest / 1_000} segundos. Divídelo en varios.`,
  memory: `La lectura del archivo necesita más de ${memory} MB de memoria. Divídelo en varios.`,
  killed:
    'La lectura del archivo se interrumpió. Inténtalo de nuevo y, si vuelve a pasar, divídelo en varios.',
});

/**
 * Each end of the process refuses the file, and says why. A process that can't start is a fault of ours: its error is thrown as it is.
 * @throws Rejection (422)
 */
export async function* portionsFrom(
  child: Pick<Child, 'ask'>,
  question: FileQuestion,
  limits: ReadingLimits,
): AsyncGenerator<Exclude<Portion, { readonly refused: unknown }>> {
  let left = limits.longest;
  const ask = async (asked: FileQuestion | 'next'): Promise<Portion> => {
    const began = performance.now();
    try {
      return (await child.ask(asked, left)) as Portion;
    } catch (error) {
      if (error instanceof ChildEnded) return unreadable(why(limits)[error.why]);
      throw error;
    } finally {
      left = Math.max(1, left - (performance.now() - began));
    }
  };
  let portion = await ask(question);
  for (;;) {
    if ('refused' in portion) return rejectInput(portion.refused);
    yield portion;
    if ('isLast' in portion) return;
    portion = await ask('next');
  }
}
