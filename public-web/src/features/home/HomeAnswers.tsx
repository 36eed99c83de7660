/** The few questions of the home's first screen: what to insure, and for whom. */
import { type InsuranceLine } from '../../api/content.ts';
import { type QuickQuestion, quickQuestions, wrongAnswer } from '../../profile/quick-profile.ts';
import { subjectOf } from '../../profile/subject.ts';
import { useSite } from '../../site.ts';
import { fieldId } from '../../ui/Field.tsx';
import './HomeProfile.css';

type AnswerProps = {
  readonly question: QuickQuestion;
  readonly value: string;
  readonly onAnswer: (value: string) => void;
};

const Answer = ({ question, value, onAnswer }: AnswerProps) => {
  const { country } = useSite();
  const id = fieldId(question.path);
  const wrong = wrongAnswer(question, value, country);
  return (
    <div className="home-answer">
      <label htmlFor={id}>{question.label}</label>
      {question.kind === 'choice' ? (
        <select id={id} value={value} onChange={({ target }) => onAnswer(target.value)}>
          {question.choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          inputMode={question.kind === 'amount' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={value}
          maxLength={11}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={({ target }) => onAnswer(target.value)}
        />
      )}
      {wrong && (
        <span className="field-error" id={`${id}-error`}>
          {wrong}
        </span>
      )}
    </div>
  );
};

type HomeAnswersProps = {
  readonly lines: readonly InsuranceLine[];
  readonly line: InsuranceLine;
  /** By the path of their question. */
  readonly answers: Readonly<Record<string, string>>;
  readonly onLine: (line: InsuranceLine) => void;
  readonly onAnswer: (path: string, value: string) => void;
};

export const HomeAnswers = ({ lines, line, answers, onLine, onAnswer }: HomeAnswersProps) => {
  const { country } = useSite();
  const lineFieldId = fieldId('seguro');
  return (
    <>
      <div className="home-answer home-answer-line">
        <label htmlFor={lineFieldId}>Qué quieres asegurar</label>
        <select
          id={lineFieldId}
          value={line.productType}
          onChange={({ target }) =>
            onLine(lines.find(({ productType }) => productType === target.value) ?? line)
          }
        >
          {lines.map(({ productType, title }) => (
            <option key={productType} value={productType}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {quickQuestions(subjectOf(line), country).map((question) => (
        <Answer
          key={question.path}
          question={question}
          value={answers[question.path] ?? ''}
          onAnswer={(value) => onAnswer(question.path, value)}
        />
      ))}
    </>
  );
};
