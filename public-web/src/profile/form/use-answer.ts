/** The platform's answer to a question of the form: asked when it is shown, and again on demand. */
import { useEffect, useState } from 'react';
import { type QueryResult } from '../../api/query-result.ts';

export type Answered<Value> = {
  /** Nothing while it is being asked. */
  readonly answer: Value | 'failed' | undefined;
  readonly askAgain: () => void;
};

/** @param ask the same function as long as the question is the same; nothing is asked without one */
export const useAnswer = <Value>(ask: (() => Promise<QueryResult<Value>>) | undefined): Answered<Value> => {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Value | 'failed'>();
  useEffect(() => {
    let isLatest = true;
    void ask?.().then((found) => {
      if (isLatest) setAnswer(found.kind === 'found' ? found.value : 'failed');
    });
    return () => {
      isLatest = false;
    };
  }, [ask, attempt]);
  const askAgain = (): void => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  return { answer, askAgain };
};
