/** The service's side of a child process: starts it, asks it, and ends it. */
import { fork, type Serializable } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ready } from './answer-parent.ts';

export type ChildOptions = {
  /** Megabytes of its heap that outlive a collection. A process that needs more ends. */
  readonly memory: number;
  /** Descriptor of an open file, which the child has as `inheritedFile`. */
  readonly file?: number;
};

/** Megabytes of each of the three spaces for new objects. */
const semiSpace = 4;

/** A child that gives no answer any more: it was too slow, needed more memory than it has, or was ended otherwise. */
export class ChildEnded extends Error {
  readonly why: 'late' | 'memory' | 'killed';
  constructor(why: ChildEnded['why']) {
    super(`A child process ended: ${why}.`);
    this.why = why;
  }
}

export type Child = {
  /**
   * One question at a time.
   * @param within milliseconds
   * @throws ChildEnded; Error where it can't begin, which is no question's fault
   */
  readonly ask: (question: Serializable, within: number) => Promise<unknown>;
  /** Fulfilled when it is gone, for whatever reason. */
  readonly ended: Promise<Error>;
  /** Ends it at once. */
  readonly end: () => Promise<void>;
};

/**
 * Starts a script that calls `answerParent`. It has none of the service's variables, so no secret, and writes nothing.
 * It ends with the service, does not keep it alive, and gives way to the service.
 */
export const startChild = (script: URL | string, { memory, file }: ChildOptions): Child => {
  const child = fork(script instanceof URL ? fileURLToPath(script) : script, [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', ...(file === undefined ? [] : [file])],
    execArgv: [`--max-old-space-size=${memory}`, `--max-semi-space-size=${semiSpace}`],
    env: {},
    serialization: 'advanced',
  });
  // Before it has threads, which have the priority of whoever starts them.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.unref();
  child.channel?.unref();
  let isReady = false;
  let answered: (message: unknown) => void = () => undefined;
  child.on('message', (message) => {
    if (message === ready) isReady = true;
    else answered(message);
  });
  const ended = new Promise<Error>((resolve) => {
    child.once('exit', (code, signal) => {
      // Node.js aborts where V8 finds no more memory.
      const why = signal === 'SIGABRT' ? 'memory' : 'killed';
      resolve(
        isReady || signal !== null
          ? new ChildEnded(why)
          : new Error(`${String(script)} ended with code ${code} before it was ready.`),
      );
    });
    // Also told of what can't be sent, which the exit explains.
    child.on('error', (error) => child.pid === undefined && resolve(error));
  });
  return {
    async ask(question, within) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<Error>((resolve) => {
        timer = setTimeout(() => resolve(new ChildEnded('late')), within);
      });
      try {
        const answer = new Promise<{ readonly message: unknown }>((resolve) => {
          answered = (message) => resolve({ message });
        });
        child.send(question, () => undefined);
        const first = await Promise.race([answer, ended, late]);
        if (first instanceof Error) throw first;
        return first.message;
      } finally {
        clearTimeout(timer);
      }
    },
    ended,
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
