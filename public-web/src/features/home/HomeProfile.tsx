/** A first exact price, on the home page: what to insure and for whom in a few answers, and three plans with their price. */
import { type FormEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type InsuranceLine } from '../../api/index.ts';
import {
  quickAnswers,
  quickProfile,
  type QuickQuestion,
  quickQuestions,
  wrongAnswer,
} from '../../profile/quick-profile.ts';
import { type Profile } from '../../domain/profile.ts';
import { whomFor } from '../../profile/profile-words.ts';
import { subjectOf } from '../../profile/subject.ts';
import { useAppContext } from '../../routing/app-context.ts';
import { useSite } from '../../site.ts';
import { fieldId } from '../../ui/Field.tsx';
import { useSearchState } from '../../ui/search-state.ts';
import { type QuickPlans } from './quick-plans.ts';
import { QuickPrices } from './QuickPrices.tsx';
import { useQuickPlans } from './use-quick-plans.ts';
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

const neverChanges = () => () => undefined;
const nothingSaid = () => undefined;

/** The stored answers: the server's page knows none, so they come in after hydration. */
const useSaid = (productType: string): Profile | undefined => {
  const { profiles } = useAppContext();
  const text = useSyncExternalStore(
    neverChanges,
    () => JSON.stringify(profiles.read(productType)) as string | undefined,
    nothingSaid,
  );
  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as Profile)), [text]);
};

type HomeProfileProps = {
  readonly lines: readonly [InsuranceLine, ...InsuranceLine[]];
  /** Of the first line. */
  readonly told: QuickPlans | undefined;
};

export const HomeProfile = ({ lines, told }: HomeProfileProps) => {
  const { country } = useSite();
  const { profiles, platform } = useAppContext();
  const navigate = useNavigate();
  const [line, setLine] = useState(lines[0]);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [hasAnswered, setHasAnswered] = useState(false);
  const said = useSaid(line.productType);
  const subject = subjectOf(line);
  const answers = { ...quickAnswers(subject, said, country), ...typed };
  const profile = quickProfile(subject, answers, said, country);
  const isTouched = hasAnswered || said !== undefined;
  const quick = useQuickPlans(told, line, isTouched ? profile : undefined);

  const search = useSearchState(quick.state === 'asking', quick.state === 'told');

  const answer = (next: Readonly<Record<string, string>>): void => {
    setTyped(next);
    setHasAnswered(true);
  };
  const keep = (): void => {
    if (profile && isTouched) profiles.save(line.productType, profile);
  };
  const compare = (event: FormEvent): void => {
    event.preventDefault();
    if (!profile) {
      document.querySelector<HTMLElement>('.home-answer [aria-invalid]')?.focus();
      return;
    }
    profiles.save(line.productType, profile);
    platform.sendProfile(line.productType, profile);
    void navigate(line.compareUrl);
  };
  const lineFieldId = fieldId('seguro');
  return (
    <section className="home-profile" aria-labelledby="tu-precio">
      <h2 id="tu-precio">Mira tu precio</h2>
      <form onSubmit={compare} noValidate>
        <div className="home-answer home-answer-line">
          <label htmlFor={lineFieldId}>Qué quieres asegurar</label>
          <select
            id={lineFieldId}
            value={line.productType}
            onChange={({ target }) => {
              setLine(lines.find(({ productType }) => productType === target.value) ?? lines[0]);
              answer({});
            }}
          >
            {lines.map(({ productType, title }) => (
              <option key={productType} value={productType}>
                {title}
              </option>
            ))}
          </select>
        </div>
        {quickQuestions(subject, country).map((question) => (
          <Answer
            key={question.path}
            question={question}
            value={answers[question.path] ?? ''}
            onAnswer={(value) => answer({ ...typed, [question.path]: value })}
          />
        ))}
        <QuickPrices quick={quick} whom={whomFor(quick.profile, subject, country)} onLeave={keep} />
        <button type="submit" className="button button-primary search-button" data-search={search}>
          Comparar
        </button>
      </form>
      <noscript>
        <ul className="home-lines" aria-label="Compara">
          {lines.map(({ productType, title, compareUrl }) => (
            <li key={productType}>
              <Link to={compareUrl}>{title}</Link>
            </li>
          ))}
        </ul>
      </noscript>
    </section>
  );
};
