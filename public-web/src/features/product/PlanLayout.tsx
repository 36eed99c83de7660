/** What stands around the tabs of a plan, on its page and in the modal: whose it is, its price, the tabs, and the ways on. */
import { type ReactNode, useRef } from 'react';
import { namesKind } from '../../domain/names-kind.ts';
import { type TabName, tabsOf } from '../../domain/plan-tabs.ts';
import { InsurerLogo } from '../../plans/InsurerLogo.tsx';
import { PlanBadges } from '../../plans/PlanBadges.tsx';
import { Score } from '../../plans/Score.tsx';
import { useKeptPrice } from '../../plans/use-kept-price.ts';
import { type Profile } from '../../domain/profile.ts';
import { type PlanData } from '../../routing/plan-data.ts';
import { DemoBadge } from '../../ui/Badge.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import { ProfilePrompt } from './ProfilePrompt.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StickyBar } from './StickyBar.tsx';
import { tabPlanOf } from './tab-plan.ts';
import './PlanLayout.css';

type PlanLayoutProps = {
  readonly plan: PlanData;
  readonly tab: TabName;
  readonly titleId?: string;
  readonly linkTo: Parameters<typeof PlanTabs>[0]['linkTo'];
  /** Whom somebody who shared the plan told of. */
  readonly shared?: Profile | undefined;
  /** Beside the share button, at the end. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

export const PlanLayout = ({ plan, tab, titleId, linkTo, shared, more, children }: PlanLayoutProps) => {
  const { product, line, facts } = plan;
  const { displayName: kind } = product.insuranceType;
  const { displayName: insurer } = product.organization;
  const header = useRef<HTMLElement>(null);
  const { profileType } = tabPlanOf(plan);
  const own = useKeptPrice(plan, shared);
  return (
    <div className="detail">
      <header className="detail-head" ref={header}>
        <InsurerLogo insurer={product.organization} />
        <div>
          {product.isDemo && <DemoBadge />}
          <h1 id={titleId}>{product.displayName}</h1>
          <p className="detail-by">
            <span>
              {!namesKind(insurer, kind) && `${kind} de `}
              <strong>{insurer}</strong>
            </span>
            {product.score !== undefined && <Score score={product.score} />}
          </p>
          <PlanBadges plan={product} />
        </div>
      </header>
      <PlanOffer product={product} own={own} productType={profileType} />
      <div className="detail-main">
        {line && <ProfilePrompt line={line} own={own} isPriced={product.price !== undefined} />}
        <PlanTabs tabs={tabsOf(facts)} current={tab} linkTo={linkTo} />
        <div className="detail-tab">{children}</div>
        <footer className="detail-foot">
          <ShareButton
            product={product}
            profileType={profileType}
            profile={own?.isShared ? undefined : own?.profile}
          />
          {more}
        </footer>
      </div>
      <StickyBar header={header} product={product} own={own} />
    </div>
  );
};
