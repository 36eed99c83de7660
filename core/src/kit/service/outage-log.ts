/** An outage is two lines in the log, however many calls meet it: one when it begins and one when it ends. */
import { StoreUnavailable } from '../event-store/index.ts';
import { isCancelled, isOutage, isReadModelMissing } from './outage.ts';

type Options = {
  /** Whether what was away answers again. It is asked while an outage lasts. */
  readonly isOver: () => Promise<boolean>;
  readonly warn: (facts: object, message: string) => void;
  /** How often it is asked, and for how long no call may meet the outage before its end; milliseconds. */
  readonly every?: number;
};

export type OutageLog = {
  /** For pino's hook `logMethod`: writes a line, unless it tells of an outage that was told already. */
  readonly logMethod: <Line extends unknown[]>(
    this: unknown,
    line: Line,
    write: (this: unknown, ...line: Line) => void,
    level: number,
  ) => void;
  readonly stop: () => void;
};

/** Pino's number of a warning. Lines below it are no alarm: a client that hung up is told there, with an outage's code. */
const warning = 40;

const errorOf = ([first]: readonly unknown[]): unknown =>
  first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;

const awayIn = (error: unknown): string => {
  if (error instanceof StoreUnavailable) return 'the event store does not answer';
  return isReadModelMissing(error)
    ? 'read models are not made yet'
    : 'a database or the network does not answer';
};

export const outageLog = ({ isOver, warn, every = 1_000 }: Options): OutageLog => {
  let outage: { readonly since: number; errors: number; isQuiet: boolean } | undefined;
  let asking: NodeJS.Timeout | undefined;
  let isStopped = false;

  const stop = (): void => {
    isStopped = true;
    clearTimeout(asking);
  };
  const ask = async (): Promise<void> => {
    if (!outage) return;
    const wasQuiet = outage.isQuiet;
    outage.isQuiet = true;
    const answers = wasQuiet && (await isOver().catch(() => false));
    if (isStopped) return;
    if (!answers || !outage.isQuiet) return wait();
    const { since, errors } = outage;
    outage = undefined;
    warn({ seconds: Math.round((Date.now() - since) / 1_000), errors }, 'outage over');
  };
  const wait = (): void => void (asking = setTimeout(() => void ask(), every).unref());

  return {
    logMethod(line, write, level) {
      const error = errorOf(line);
      if (level < warning || !isOutage(error)) return write.apply(this, line);
      if (outage) {
        outage.errors += 1;
        outage.isQuiet = false;
        return;
      }
      // No outage, and which statement it was has to be found; but a database that comes back cancels what had waited for it.
      if (isCancelled(error)) return write.apply(this, line);
      outage = { since: Date.now(), errors: 1, isQuiet: false };
      const { name, code } = error as { name?: string; code?: unknown };
      warn({ error: name, code }, `outage: ${awayIn(error)}`);
      wait();
    },
    stop,
  };
};
