/** A first exact price, on the home page: what to insure and for whom in a few answers, and three plans with their price. */
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type InsuranceLine } from '../../api/content.ts';
import { quickAnswers, quickProfile } from '../../profile/quick-profile.ts';
import { whomFor } from '../../profile/profile-words.ts';
import { subjectOf } from '../../profile/subject.ts';
import { useAppContext } from '../../routing/app-context.ts';
import { useSite } from '../../site.ts';
import { useSearchState } from '../../ui/search-state.ts';
import { HomeAnswers } from './HomeAnswers.tsx';
import { type QuickPlans } from './quick-plans.ts';
import { QuickPrices } from './QuickPrices.tsx';
import { useQuickPlans } from './use-quick-plans.ts';
import { useStoredProfile } from './use-stored-profile.ts';
import './HomeProfile.css';

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
  const subject = subjectOf(line);
  const said = useStoredProfile(line.productType, subject);
  const answers = { ...quickAnswers(subject, said, country), ...typed };
  const profile = quickProfile(subject, answers, said, country);
  const isTouched = hasAnswered || said !== undefined;
  const quick = useQuickPlans(told, line, isTouched ? profile : 'start');

  const search = useSearchState(quick.state === 'asking', quick.state === 'told');

  const answer = (path: string, value: string): void => {
    setTyped({ ...typed, [path]: value });
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
  return (
    <section className="home-profile" aria-labelledby="tu-precio">
      <h2 id="tu-precio">Mira tu precio</h2>
      <form onSubmit={compare} noValidate>
        <HomeAnswers
          lines={lines}
          line={line}
          answers={answers}
          onLine={(next) => {
            // The next line's form opens with the answers that it shares with this one.
            keep();
            setLine(next);
            setTyped({});
            setHasAnswered(false);
          }}
          onAnswer={answer}
        />
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
