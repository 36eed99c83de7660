/** Batches the calls of one turn of the event loop into one. */
import { setImmediate as turn } from 'node:timers/promises';

/** @param askAll answers in the order of the questions; its error rejects every call of the batch */
export const batched = <Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((question: Question) => Promise<Answer>) => {
  let next: { readonly questions: Question[]; readonly answers: Promise<readonly Answer[]> } | undefined;
  const begin = () => {
    const questions: Question[] = [];
    const answers = turn().then(() => {
      next = undefined;
      return askAll(questions);
    });
    return { questions, answers };
  };
  return async (question) => {
    const { questions, answers } = (next ??= begin());
    const place = questions.push(question) - 1;
    return (await answers)[place]!;
  };
};
