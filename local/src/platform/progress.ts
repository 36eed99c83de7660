/** The messages of the platform's start and of its later troubles. */
import type { News } from './platform.ts';

export type Terminal = {
  /** A line that stays. */
  print: (line: string) => void;
  /** A line that the next one replaces; nothing where output is not a terminal. */
  hint: (line: string) => void;
};

export type Progress = {
  tell: (news: News) => void;
  /** Closes the last step. */
  finish: () => void;
};

export function terminalOn(output: NodeJS.WriteStream): Terminal {
  const clear = output.isTTY ? '\r\u001b[K' : '';
  return {
    print: (line) => void output.write(`${clear}${line}\n`),
    // A line that runs over the edge could not be taken back.
    hint: (line) =>
      void (output.isTTY && output.write(`${clear}${line.slice(0, (output.columns || 80) - 1)}`)),
  };
}

/** Shows each step with the time it took, and from then on only what went wrong and right again. */
export function showProgress({ print, hint }: Terminal, now: () => number = Date.now): Progress {
  let step: { name: string; begun: number } | undefined;
  const troubled = new Set<string>();
  const finish = () => {
    if (step) print(`  ✓ ${step.name.padEnd(28)} ${((now() - step.begun) / 1000).toFixed(1).padStart(5)} s`);
    step = undefined;
  };
  const tell = (news: News) => {
    switch (news.type) {
      case 'step':
        finish();
        step = { name: news.name, begun: now() };
        return hint(`  … ${news.name}`);
      case 'progress':
        return hint(`  … ${step?.name ?? ''} ${Math.floor((100 * news.done) / news.total)} %`);
      case 'waiting':
        return hint(`  … ${step?.name ?? ''}: waiting for ${news.waitsFor}`);
      case 'ended':
        troubled.add(news.name);
        return print(`  ! ${news.name} ended by itself and is started again`);
      case 'notStarted':
        return print(`  ! ${news.name} does not start yet: ${firstLineOf(news.reason)}`);
      case 'started':
        if (troubled.delete(news.name)) print(`  ✓ ${news.name} runs again`);
    }
  };
  return { tell, finish };
}

const firstLineOf = (reason: unknown): string =>
  (reason instanceof Error ? reason.message : String(reason)).split('\n', 1)[0] ?? '';
