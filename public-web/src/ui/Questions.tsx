/** Questions that people ask, each with its answer folded away behind it. */
import './Questions.css';

type QuestionsProps = {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Shows the first answer at once. */
  readonly isFirstOpen?: boolean;
};

export const Questions = ({ questions, isFirstOpen = false }: QuestionsProps) =>
  questions.map(({ question, answer }, nth) => (
    <details key={question} className="question" open={isFirstOpen && nth === 0}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
