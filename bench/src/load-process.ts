/** A process of its own that does rounds of work and answers with what it measured. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type LoadProcess<Work extends object, Result> = {
  /** Sends one round and waits for its result. Rejects with the reason when it fails. */
  run: (work: Work) => Promise<Result>;
  stop: () => void;
};

/** Starts the file, which answers each message with a result or with `{ failed: reason }`. */
export function loadProcess<Work extends object, Result>(file: URL): LoadProcess<Work, Result> {
  const child = fork(fileURLToPath(file), { execArgv: ['--import', 'tsx'] });
  const run = (work: Work): Promise<Result> =>
    new Promise((resolve, reject) => {
      const ended = (): void => reject(new Error('The process that makes the load has ended.'));
      child.once('exit', ended);
      child.once('message', (answer: Result | { failed: string }) => {
        child.off('exit', ended);
        if (typeof answer === 'object' && answer !== null && 'failed' in answer)
          reject(new Error(String(answer.failed)));
        else resolve(answer);
      });
      child.send(work);
    });
  return { run, stop: () => void child.kill() };
}
