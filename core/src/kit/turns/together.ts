/** Questions that come in one turn of the event loop, asked as one. */
import { setImmediate as turn } from 'node:timers/promises';

/** @param askAll answers in the order of the questions; where it throws, all who asked are told so */
export const together = <Question, Answer>(
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
