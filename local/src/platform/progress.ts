/** What a person sees of the platform's start and of its later troubles. */
import type { News } from './platform.ts';

export type Progress = {
  tell: (news: News) => void;
  /** Closes the last step. */
  finish: () => void;
};

/** Prints each step with the time it took, and from then on only what went wrong and right again. */
export function showProgress(print: (line: string) => void, now: () => number = Date.now): Progress {
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
        return;
      case 'ended':
        troubled.add(news.name);
        return print(`  ! ${news.name} ended by itself and is started again`);
      case 'notStarted':
        if (troubled.has(news.name)) print(`  ! ${news.name} does not start yet: ${reasonOf(news.reason)}`);
        return;
      case 'started':
        if (troubled.delete(news.name)) print(`  ✓ ${news.name} is back`);
    }
  };
  return { tell, finish };
}

const reasonOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message.split('\n', 1)[0]! : String(reason);
