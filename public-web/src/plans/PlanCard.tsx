/** A plan in a list, as a card or as a row: whose it is, what it covers, what it costs, and what one can do with it. */
import { type ReactNode } from 'react';
import { takesCompany, tooFewEmployees } from '@cotejo/core/profile-form';
import { type ResultCard } from '../api/plans.ts';
import { deductibleWords } from '../domain/deductible-words.ts';
import { formatPrice } from '../domain/money.ts';
import { requestPath } from '../domain/product-paths.ts';
import { requestLabel } from '../domain/request-label.ts';
import { type Profile } from '../domain/profile.ts';
import { excludedFrom } from '../profile/excluded.ts';
import { useSite } from '../site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { InfoTip } from '../ui/InfoTip.tsx';
import { useCardExtra } from './card-extra.ts';
import { CardExtraLine } from './CardExtraLine.tsx';
import { CoverageTags } from './CoverageTags.tsx';
import { HowPriced } from './HowPriced.tsx';
import { InsurerLogo } from './InsurerLogo.tsx';
import { PlanBadges } from './PlanBadges.tsx';
import { PlanLink } from './PlanLink.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import { Score } from './Score.tsx';
import './PlanCard.css';

type PlanCardProps = {
  readonly plan: ResultCard;
  /** Whether the price is for whom the visitor has told of. */
  readonly isExact: boolean;
  /** Whether no result of the search has a better score. */
  readonly isBest?: boolean;
  /** Whom the visitor has told of. */
  readonly profile?: Profile | undefined;
  /** The same in words; nothing where plans of several kinds stand together. */
  readonly people?: readonly string[];
  /** Employees of the visitor's company, where she said. */
  readonly employees?: number | undefined;
  /** Whether a company takes it out. */
  readonly isOfCompany?: boolean;
  /** Whether it is a result of a search, which it has an affinity with. */
  readonly isSearched?: boolean;
  /** Clinics that the visitor filters by, by their ids. */
  readonly clinicIds?: readonly string[] | undefined;
  /** Further controls, such as picking the plan for comparing. */
  readonly children?: ReactNode;
};

const Facts = ({ plan, isSearched }: Pick<PlanCardProps, 'plan' | 'isSearched'>) => {
  const { country } = useSite();
  const { deductible, score, distance, yearlyCost } = plan;
  return (
    <dl className="plan-facts">
      <div>
        <dt>Deducible</dt>
        <dd>
          {deductibleWords(
            deductible && { amount: deductible.amount, code: deductible.unit.code },
            ({ amount, code }) => `Desde ${formatPrice(amount, code, country)}`,
          )}
        </dd>
      </div>
      {score !== undefined && (
        <div>
          <dt>Puntaje</dt>
          <dd>
            <Score score={score} />
          </dd>
        </div>
      )}
      {/* A plan without a price for the profile comes last in every order, so that its affinity says nothing. */}
      {isSearched && distance !== undefined && plan.price && (
        <div>
          <dt>
            Afinidad con tu búsqueda <InfoTip title="Afinidad" />
          </dt>
          <dd>{Math.round(distance * 10)} %</dd>
        </div>
      )}
      {yearlyCost && (
        <div>
          <dt>Costo anual estimado</dt>
          <dd>{formatPrice(yearlyCost.medium, yearlyCost.unit.code, country)}</dd>
        </div>
      )}
    </dl>
  );
};

export const PlanCard = ({
  plan,
  isExact,
  isBest = false,
  profile,
  people = [],
  employees,
  isOfCompany = false,
  isSearched = false,
  clinicIds = [],
  children,
}: PlanCardProps) => {
  const { organization, insuranceType, insuranceMetadata } = plan;
  const { extra, seen } = useCardExtra(plan, clinicIds);
  const { minsubscribers } = insuranceMetadata.metadata;
  const excluded =
    isExact && plan.price ? excludedFrom(plan.profilePrice?.profiles ?? [], people) : undefined;
  return (
    <article ref={seen} className={isBest ? 'plan-card plan-card-best' : 'plan-card'}>
      {isBest && <p className="plan-card-banner">Mejor Puntaje</p>}
      <header>
        <InsurerLogo insurer={organization} />
        <div>
          <p className="plan-card-kind">{insuranceType.displayName}</p>
          <h3>
            <PlanLink plan={plan}>{plan.displayName}</PlanLink>
          </h3>
          <p className="plan-card-by">{organization.displayName}</p>
        </div>
      </header>
      <PlanBadges plan={plan} />
      <CoverageTags plan={plan} />
      <Facts plan={plan} isSearched={isSearched} />
      {employees !== undefined && !takesCompany(employees, minsubscribers) && (
        <p className="plan-card-warning">{tooFewEmployees(minsubscribers)}</p>
      )}
      {excluded && <p className="plan-card-warning">{excluded}</p>}
      <CardExtraLine extra={extra} />
      <footer>
        <PlanPrice plan={plan} isExact={isExact} isOfCompany={isOfCompany} />
        <HowPriced plan={plan} profile={profile} people={people} />
        <div className="plan-card-actions">
          {children}
          <ButtonLink to={requestPath(plan.url)}>{requestLabel(plan)}</ButtonLink>
        </div>
      </footer>
    </article>
  );
};
